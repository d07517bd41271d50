import { expect, test } from 'vitest'
import { productTypes } from './product-types.ts'
import { passesMaking, placeAfter, placeBefore, readTicket, routeOf, ticketOf } from './production.ts'

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
] as const)('from %s to %s goes past printing %i times', (from, to, times) => {
  expect(passesMaking(routeOf(productTypes.gangSheet), from, to)).toBe(times)
})

test('finished goods are never made', () => {
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
