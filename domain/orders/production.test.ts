import { expect, test } from 'vitest'
import { productTypes } from '../catalog/product-types.ts'
import {
  isUnmade,
  passesMaking,
  placeAfter,
  placeBefore,
  places,
  readTicket,
  routeOf,
  ticketOf,
  unpackedWords,
} from './production.ts'

test.each([
  [productTypes.gangSheet, 'check print cut pack'],
  [productTypes.premadePrint, 'check print cut pack'],
  [productTypes.tshirt, 'check print cut press pack'],
  [productTypes.tumbler, 'check engrave pack'],
  [productTypes.tshirtListing, 'pack'],
  ['Something new', 'check print cut pack'],
])('%s passes %s', (productType, route) => {
  expect(routeOf(productType).join(' ')).toBe(route)
})

test('unpacked items are reported once per place, in the order of the floor', () => {
  const items = [{ place: 'pack' }, { place: 'check' }, { place: 'pack' }] as const
  expect(unpackedWords(items)).toBe('3 not packed: Check, Pack')
  expect(places.filter((place) => isUnmade({ place }))).toEqual(['check', 'print', 'cut', 'press', 'engrave'])
})

test('places follow the item’s own route', () => {
  const tumbler = routeOf(productTypes.tumbler)
  expect(placeAfter(tumbler, 'check')).toBe('engrave')
  expect(placeAfter(tumbler, 'pack')).toBe('packed')
  expect(placeAfter(tumbler, 'packed')).toBeNull()
  expect(placeBefore(tumbler, 'pack')).toBe('engrave')
  expect(placeBefore(tumbler, 'check')).toBeNull()
})

test.each([
  ['check', 'print', 0],
  ['print', 'cut', 1],
  ['check', 'packed', 1],
  ['pack', 'cut', 0],
  ['packed', 'print', -1],
  ['cut', 'check', -1],
] as const)('moving from %s to %s passes printing %i times', (from, to, times) => {
  expect(passesMaking(routeOf(productTypes.gangSheet), from, to)).toBe(times)
})

test('finished goods are never produced', () => {
  expect(passesMaking(routeOf(productTypes.tumblerListing), 'pack', 'packed')).toBe(0)
})

test.each([
  [ticketOf('GW-000123', 2), 'GW-000123-2'],
  [' gw-000123-2\n', 'GW-000123-2'],
  ['GW-000123', null],
  ['GWP-ABCD2345', null],
  ['', null],
])('%j reads as ticket %j', (typed, ticket) => {
  expect(readTicket(typed)).toBe(ticket)
})
