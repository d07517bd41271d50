import { expect, test } from 'vitest'
import { inches, inchesToMm, mm } from '#domain/units.ts'
import { type DrawnFilm, drawFilm } from './draw-film.ts'
import { recordDrawing } from './testing/record-drawing.ts'

const one: DrawnFilm['sheets'][number] = {
  ...{ number: 1, of: 1, sizeId: 12, top: mm(0), height: mm(300), used: mm(0) },
}

const drawn = (film: Partial<DrawnFilm>, hair = 1): string[] =>
  recordDrawing((context) =>
    drawFilm(context, hair, {
      ...{ sheet: { width: 100, height: 300, margin: 5 }, sheets: [one], fill: 'film' },
      ...{ colors: { faint: 'faint', cyan: 'cyan', ink: 'ink' }, checker: null, gridUnit: null },
      ...film,
    }),
  )

const film = 'filled 0 0 100 300 film'
const margins = 'box 5 5 90 290 faint 1 dashed at 0.4'

test('film with its margins; the length used is shown while some is left', () => {
  expect(drawn({})).toEqual([film, margins])
  expect(drawn({ sheets: [{ ...one, used: mm(120) }] })).toEqual([
    film,
    margins,
    'from 0 120 to 100 120 cyan 1.5 dashed',
  ])
  expect(drawn({ sheets: [{ ...one, used: mm(300) }] })).toEqual([film, margins])
})

test('each of several sheets has its margins, and the film is cut below all but the last', () => {
  const two = [1, 2].map((number) => ({
    ...{ ...one, number, of: 2, height: mm(150), top: mm((number - 1) * 150) },
  }))
  expect(drawn({ sheets: two }).slice(1)).toEqual([
    'box 5 5 90 140 faint 1 dashed at 0.4',
    'from -9 150 to 109 150 ink 2',
    'box 5 155 90 140 faint 1 dashed at 0.4',
  ])
})

test('squares are drawn over the film, below its lines', () => {
  expect(drawn({ checker: {} as HTMLCanvasElement })).toEqual([film, 'filled 0 0 100 300 pattern', margins])
})

test('a grid has a line for each inch or 10 mm, and every fifth one where they would be too close', () => {
  const lines = (unit: 'in' | 'mm', hair: number) => drawn({ gridUnit: unit }, hair).slice(1, -1)
  const inch = Math.round(inchesToMm(inches(1)) * 10) / 10
  expect(lines('in', 1)).toHaveLength(3 + 11)
  expect(lines('in', 1)[0]).toBe(`from ${inch} 0 to ${inch} 300 faint 1 at 0.28`)
  expect(lines('mm', 1)).toHaveLength(9 + 29)
  expect(lines('mm', 2)).toHaveLength(1 + 5)
})
