import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shipmentStatuses } from '#domain/shipping/shipment-status.ts'
import { ShipmentBadge } from './shipment-badge.tsx'

const drawn = (status: string | null): string => renderToString(createElement(ShipmentBadge, { status }))
const wordsOf = (status: string | null): string => drawn(status).replace(/<[^>]*>/g, '')
const colorOf = (status: string): string => /text-(\w+)-ink/.exec(drawn(status))?.[1] ?? 'neutral'

test('each shipment status has its wording and color', () => {
  expect(shipmentStatuses.map((status) => [status, wordsOf(status), colorOf(status)])).toEqual([
    ['label_purchased', 'Label made', 'yellow'],
    ['shipped', 'Shipped', 'cyan'],
    ['in_transit', 'On its way', 'cyan'],
    ['transit', 'On its way', 'cyan'],
    ['out_for_delivery', 'Out for delivery', 'magenta'],
    ['delivered', 'Delivered', 'green'],
    ['exception', 'Held up', 'red'],
    ['returned', 'Returned', 'neutral'],
  ])
})

test('an unknown status is drawn neutral, in its own words', () => {
  expect([wordsOf('in_orbit'), colorOf('in_orbit')]).toEqual(['in orbit', 'neutral'])
  expect(wordsOf(null)).toBe('Unknown')
})
