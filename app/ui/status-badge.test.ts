import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StatusBadge } from './status-badge.tsx'

const drawn = (status: string): string => renderToString(createElement(StatusBadge, { status }))

test('an unknown status looks like cancelled, in its own words', () => {
  const lost = drawn('lost_at_sea')
  expect(lost).toContain('lost at sea')
  expect(lost.replace('lost at sea', 'Cancelled')).toBe(drawn('cancelled'))
  expect(lost.replace('lost at sea', 'Shipped')).not.toBe(drawn('shipped'))
})
