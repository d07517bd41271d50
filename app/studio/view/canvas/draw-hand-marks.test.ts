import { expect, test } from 'vitest'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import { mm } from '#domain/units.ts'
import { handleSizes } from '../../editor/tools/resize-handles.ts'
import { drawMarks, type Marks } from './draw-hand-marks.ts'
import { recordDrawing } from './testing/record-drawing.ts'

const fox: StudioPlacement = {
  ...{ id: 'fox', itemId: 'fox', artworkId: 'fox', mirrored: false, locked: false, rotation: 0 },
  ...{ x: mm(100), y: mm(200), width: mm(60), height: mm(40) },
}

/** One screen px is half a mm. */
const drawn = (marks: Partial<Marks>): string[] =>
  recordDrawing((context) =>
    drawMarks(context, 0.5, {
      ...{ misplaced: [], selected: [], handles: handleSizes.pointed, frame: undefined, guides: undefined },
      ...{ view: { scale: 2, x: 30, y: 30 }, sheet: { width: 558.8, height: 1_000 } },
      ...{ colors: { red: 'red', magenta: 'magenta', cyan: 'cyan' } },
      ...marks,
    }),
  )

test('nothing is marked unless selected, wrong or held', () => {
  expect(drawn({})).toEqual([])
})

test('a single copy is outlined, with a handle at each corner that turns with it, and one for rotating', () => {
  expect(drawn({ selected: [{ ...fox, rotation: 90 }] })).toEqual([
    'about 100 200 turned 90 box -30 -20 60 40 magenta 1',
    ...['about 120 170', 'about 120 230', 'about 80 230', 'about 80 170'].flatMap((at) => [
      `${at} turned 90 filled -2.5 -2.5 5 5 #fff`,
      `${at} turned 90 box -2.5 -2.5 5 5 magenta 0.8`,
    ]),
    'about 100 200 turned 90 from 0 -20 to 0 -35 magenta 0.8',
    'about 100 200 turned 90 circle 0 -35 3.5 #fff',
    'about 100 200 turned 90 circle 0 -35 3.5 magenta 1',
  ])
})

test('several are each outlined, with upright corners around them all and no rotate handle', () => {
  const other = { ...fox, id: 'owl', x: mm(200), rotation: 90 }
  const marks = drawn({ selected: [fox, other] })
  expect(marks.slice(0, 2)).toEqual([
    'about 100 200 box -30 -20 60 40 magenta 1',
    'about 200 200 turned 90 box -30 -20 60 40 magenta 1',
  ])
  expect(marks.slice(2).filter((mark) => mark.includes('#fff'))).toEqual(
    ['70 170', '220 170', '220 230', '70 230'].map((at) => `about ${at} filled -2.5 -2.5 5 5 #fff`),
  )
  expect(marks).toHaveLength(10)
})

test('misplaced copies are tinted and outlined in red, below all selected ones', () => {
  expect(drawn({ misplaced: [fox], selected: [fox] }).slice(0, 3)).toEqual([
    'about 100 200 filled -30 -20 60 40 red at 0.16',
    'about 100 200 box -30 -20 60 40 red 1.3',
    'about 100 200 box -30 -20 60 40 magenta 1',
  ])
})

test('the selection frame, and the lines a moved copy snaps to', () => {
  const frame = { left: mm(10), top: mm(20), right: mm(40), bottom: mm(80) }
  expect(drawn({ frame, guides: { vertical: [50], horizontal: [60] } })).toEqual([
    'filled 10 20 30 60 cyan at 0.12',
    'box 10 20 30 60 cyan 0.8 dashed',
    'from 50 0 to 50 1000 cyan 0.5',
    'from 0 60 to 558.8 60 cyan 0.5',
  ])
})
