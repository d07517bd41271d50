import { expect, test } from 'vitest'
import {
  isOverbooked,
  loadsOf,
  loadWords,
  type PlannedItem,
  stationCapacitySchema,
} from './station-capacity.ts'

const sheet: PlannedItem = {
  route: ['check', 'print', 'cut', 'pack'],
  place: 'print',
  copies: 2,
  filmInches: 30,
}
const cup: PlannedItem = { route: ['check', 'engrave', 'pack'], place: 'pack', copies: 3, filmInches: 0 }
const packed: PlannedItem = { ...cup, place: 'packed' }

test('a station’s daily load is what has not passed it, in pieces or feet of film', () => {
  const loads = loadsOf([sheet, cup, packed], {
    print: { amount: 4, unit: 'feet' },
    pack: { amount: 5, unit: 'pieces' },
  })
  expect(loads.map((load) => [load.station, loadWords(load), load.share, isOverbooked(load)])).toEqual([
    ['print', '5 of 4 ft', 125, true],
    ['cut', '2 pieces', null, false],
    ['pack', '5 of 5 pieces', 100, false],
  ])
  expect(loadsOf([packed], {})).toEqual([])
  expect(loadsOf([sheet], {}).map(loadWords)).toEqual(['2 pieces, 5 ft', '2 pieces', '2 pieces'])
})

test('only Print is counted in feet, and nothing below one', () => {
  const read = (stations: unknown) => stationCapacitySchema.safeParse(stations).success
  expect(read({ print: { amount: 200, unit: 'feet' }, pack: { amount: 80 } })).toBe(true)
  expect(read({ cut: { amount: 200, unit: 'feet' } })).toBe(false)
  expect(read({ cut: { amount: 0 } })).toBe(false)
})
