import { expect, test } from 'vitest'
import { lockPlacements } from '#domain/studio/change-placements.ts'
import { addGuide } from '#domain/studio/guides.ts'
import { groupPlacements } from '#domain/studio/placement-groups.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import { guidesShown, shownPlacements } from '../selectors.ts'
import { openEditor } from '../testing/open-editor.ts'
import { sheetOf } from '../testing/sample-sheet.ts'
import { turningHandle } from './turn.ts'

type At = { x: number; y: number }
const reach = 30

/** A pointer on the canvas; positions in mm on the sheet, which is at one px per mm, 100 px from the corner. */
function handOn(document: StudioDocument) {
  const { editor } = openEditor(document)
  editor.viewing.setView(() => ({ scale: 1, x: 100, y: 100 }))
  const { tools, read } = editor
  const onCanvas = ({ x, y }: At): At => ({ x: read().view.x + x, y: read().view.y + y })
  const free = { isFree: true, isStepped: false }
  return {
    editor,
    kind: () => read().tool.kind,
    down(at: At, how: { isTouch?: boolean; isAdding?: boolean; isMiddle?: boolean; pointer?: number } = {}) {
      const { isTouch = false, isAdding = false, isMiddle = false, pointer = 1 } = how
      tools.down(pointer, { at: onCanvas(at), isTouch, isAdding, isMiddle, reach })
    },
    move: (at: At, held: { isFree?: boolean; isStepped?: boolean } = {}, pointer = 1) =>
      tools.move(pointer, { at: onCanvas(at), ...free, ...held }),
    up: (pointer = 1) => tools.up(pointer),
    cursor: (at: At) => tools.cursorAt(onCanvas(at), reach),
  }
}

const four = sheetOf(4)
const [a = '', b = '', c = ''] = four.placements.map(({ id }) => id)
/** The centers of the first three. */
const [onA, onB, onC] = [0, 1, 2].map((at) => ({ x: 50.8 + at * 76.2, y: 38.1 })) as [At, At, At]
const empty = { x: 200, y: 300 }

test('a tap selects, a tap on empty film selects nothing, and Shift adds and removes', () => {
  const hand = handOn(four)
  const tap = (at: At, isAdding = false): readonly string[] => {
    hand.down(at, { isAdding })
    expect(hand.kind()).toBe('press')
    hand.up()
    expect(hand.kind()).toBe('idle')
    return hand.editor.read().selection
  }
  expect(tap(onA)).toEqual([a])
  expect(tap(onB, true)).toEqual([a, b])
  expect(tap(onA, true)).toEqual([b])
  expect(tap(empty, true)).toEqual([b])
  expect(tap(empty)).toEqual([])
  hand.editor.show({ isSelectingSeveral: true })
  expect([tap(onA), tap(onC)]).toEqual([[a], [a, c]])
})

test('a trembling hand moves nothing; a longer drag moves what is under it, as one step', () => {
  const hand = handOn(four)
  hand.down(onA)
  hand.move({ x: onA.x + 3, y: onA.y })
  expect(hand.kind()).toBe('press')
  hand.move({ x: onA.x + 40, y: onA.y + 90 })
  expect(hand.kind()).toBe('move')
  expect(hand.editor.read().document).toBe(four)
  expect(shownPlacements(hand.editor.read())[0]).toMatchObject({ x: onA.x + 40, y: onA.y + 90 })
  hand.up()
  expect(hand.editor.read().document.placements[0]).toMatchObject({ x: onA.x + 40, y: onA.y + 90 })
  expect(shownPlacements(hand.editor.read())).toBe(hand.editor.read().document.placements)
  hand.editor.undo()
  expect(hand.editor.read().document).toBe(four)
})

test('a moved copy snaps to what is near, unless Alt is pressed', () => {
  const hand = handOn(four)
  const placed = (isFree: boolean): number | undefined => {
    hand.down(onB)
    hand.move({ x: onA.x + 3, y: onA.y + 100 }, { isFree })
    const { moving } = hand.editor.read().tool
    hand.editor.tools.cancel(1)
    return moving?.x
  }
  expect(placed(true)).toBeCloseTo(-73.2)
  expect(placed(false)).toBeCloseTo(-76.2)
  expect(hand.editor.read().document).toBe(four)
})

test('a group moves as one, and a finger moves only what is selected', () => {
  const grouped = groupPlacements(four, [a, b])
  const hand = handOn(grouped)
  hand.down(onA)
  hand.move({ x: onA.x, y: onA.y + 60 })
  expect(hand.editor.read().tool.moving?.ids).toEqual([a, b])
  hand.editor.tools.cancel(1)

  const finger = handOn(four)
  finger.down(onA, { isTouch: true })
  finger.move({ x: onA.x, y: onA.y + 60 })
  expect(finger.kind()).toBe('pan')
  finger.up()
  finger.editor.select([a])
  finger.down(onA, { isTouch: true })
  finger.move({ x: onA.x, y: onA.y + 60 })
  expect(finger.kind()).toBe('move')
})

test('a dragged corner resizes, the opposite one stays, and a tap does nothing', () => {
  const hand = handOn(four)
  hand.editor.select([a])
  const corner = { x: 76.2, y: 50.8 }
  hand.down(corner)
  hand.up()
  expect([hand.editor.read().selection, hand.editor.read().document]).toEqual([[a], four])
  hand.down(corner)
  hand.move({ x: 76.2 + 50.8, y: 50.8 + 25.4 })
  expect(hand.kind()).toBe('resize')
  expect(hand.editor.read().tool.moving?.resize?.factor).toBeCloseTo(2)
  hand.up()
  const own = hand.editor.read().document.placements.find(({ id }) => id === a)
  expect([own?.width, own?.height, (own?.x ?? 0) - (own?.width ?? 0) / 2]).toEqual([
    expect.closeTo(101.6),
    expect.closeTo(50.8),
    expect.closeTo(25.4),
  ])
})

test('the rotate handle snaps to eighths of a turn, and to 15° steps with Shift', () => {
  const hand = handOn(four)
  hand.editor.select([a])
  const [placement] = four.placements
  if (!placement) throw new Error('Nothing lies on the sheet')
  const handle = { x: onA.x, y: onA.y + turningHandle(placement, hand.editor.read().view, reach) }
  hand.down(handle)
  const turnedTo = (degrees: number, isStepped = false): number | null | undefined => {
    const angle = ((degrees - 90) * Math.PI) / 180
    hand.move({ x: onA.x + 60 * Math.cos(angle), y: onA.y + 60 * Math.sin(angle) }, { isStepped })
    return hand.editor.read().tool.moving?.rotation
  }
  expect(turnedTo(88)).toBe(90)
  expect(turnedTo(70)).toBe(70)
  expect(turnedTo(70, true)).toBe(75)
  expect(hand.kind()).toBe('turn')
  hand.up()
  expect(hand.editor.read().document.placements[0]?.rotation).toBe(75)
})

test('dragging from empty film with a mouse draws a selection frame; Shift adds to the selection', () => {
  const hand = handOn(four)
  const draw = (from: At, to: At, isAdding = false): readonly string[] => {
    hand.down(from, { isAdding })
    hand.move(to)
    expect([hand.kind(), hand.editor.read().tool.frame !== undefined]).toEqual(['frame', true])
    hand.up()
    return hand.editor.read().selection
  }
  expect(draw({ x: 90, y: 90 }, { x: 20, y: 20 })).toEqual([a])
  expect(draw({ x: 90, y: 90 }, { x: 170, y: 20 }, true)).toEqual([a, b])
  expect(draw({ x: 90, y: 90 }, { x: 170, y: 20 })).toEqual([b])
  expect(hand.editor.read().document).toBe(four)
})

test('a finger on empty film pans, or draws a frame in multi-select', () => {
  const hand = handOn(four)
  hand.down(empty, { isTouch: true })
  hand.move({ x: empty.x + 10, y: empty.y + 20 })
  expect(hand.kind()).toBe('pan')
  expect(hand.editor.read().view).toMatchObject({ x: 110, y: 120 })
  hand.up()
  hand.editor.show({ isSelectingSeveral: true })
  hand.down(empty, { isTouch: true })
  hand.move({ x: empty.x + 30, y: empty.y + 20 })
  expect(hand.kind()).toBe('frame')
})

test('with Space or the middle button a mouse pans anywhere', () => {
  const hand = handOn(four)
  hand.down(onA, { isMiddle: true })
  expect(hand.kind()).toBe('pan')
  hand.up()
  hand.editor.tools.holdSpace(true)
  expect(hand.cursor(onA)).toBe('grab')
  hand.down(onA)
  hand.move({ x: onA.x + 50, y: onA.y })
  hand.up()
  hand.editor.tools.holdSpace(false)
  expect(hand.editor.read().view.x).toBe(150)
  expect([hand.editor.read().selection, hand.editor.read().document]).toEqual([[], four])
})

test('a second finger ends the first one’s gesture: both zoom about their midpoint, the last one pans', () => {
  const hand = handOn(four)
  hand.editor.select([a])
  hand.down(onA, { isTouch: true, pointer: 1 })
  hand.move({ x: onA.x, y: onA.y + 60 }, {}, 1)
  hand.down({ x: onA.x + 100, y: onA.y + 60 }, { isTouch: true, pointer: 2 })
  expect(hand.kind()).toBe('pinch')
  hand.move({ x: onA.x + 200, y: onA.y + 60 }, {}, 2)
  expect(hand.editor.read().view.scale).toBeCloseTo(2)
  hand.up(2)
  expect(hand.kind()).toBe('pan')
  hand.up(1)
  expect(hand.kind()).toBe('idle')
  expect(hand.editor.read().document).toBe(four)
})

test('a guide is dragged out of a ruler, moved, and removed by dropping it on the ruler', () => {
  const hand = handOn(four)
  const drag = (from: At, to: At): void => {
    hand.down(from)
    expect(hand.kind()).toBe('guide')
    hand.move(to)
    hand.up()
  }
  const vertical = () => hand.editor.read().document.guides?.vertical ?? []
  const ruler = { x: -90, y: 200 }
  hand.down(ruler)
  hand.move({ x: 150, y: 200 })
  expect(guidesShown(hand.editor.read()).vertical).toEqual([150])
  expect(vertical()).toEqual([])
  hand.up()
  expect(vertical()).toEqual([150])
  drag({ x: 151, y: 300 }, { x: 180, y: 300 })
  expect(vertical()).toEqual([180])
  drag({ x: 180, y: 300 }, ruler)
  expect(vertical()).toEqual([])
  expect(hand.editor.read().history.past).toHaveLength(3)
})

test('a gesture cancelled by the system changes nothing', () => {
  const hand = handOn(lockPlacements(addGuide(four, 'vertical', 300), [b], true))
  const before = hand.editor.read().document
  hand.down({ x: 300, y: 300 })
  hand.move({ x: 350, y: 300 })
  hand.editor.tools.cancel(1)
  hand.up()
  expect([hand.kind(), hand.editor.read().document]).toEqual(['idle', before])
})

test('the pointer shows what a press would grab', () => {
  const hand = handOn(addGuide(addGuide(four, 'vertical', 300), 'horizontal', 200))
  hand.editor.select([a])
  expect([
    hand.cursor(onB),
    hand.cursor(empty),
    hand.cursor({ x: 300, y: 300 }),
    hand.cursor({ x: 100, y: 200 }),
    hand.cursor({ x: 76.2, y: 50.8 }),
    hand.cursor({ x: 76.2, y: 25.4 }),
  ]).toEqual(['move', 'default', 'col-resize', 'row-resize', 'nwse-resize', 'nesw-resize'])
})
