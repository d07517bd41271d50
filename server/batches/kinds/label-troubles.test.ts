import { expect, test } from 'vitest'
import type { BatchesDeps } from '../deps.ts'
import type { ThingAtWork } from '../kind.ts'
import type { BatchRow } from '../tables.ts'
import { labels } from './labels.ts'

const thing: ThingAtWork = { orderId: '', orderNumber: '', choice: {}, memo: {}, tries: 1 }
const batch = { choice: { rate: 'cheapest', paper: '4x6' }, createdAt: new Date() } as BatchRow

test.each([
  ['incomplete_address', 'Fill in the street', 'address'],
  ['no_rates', 'Nobody goes there', 'address'],
  ['refused', 'The ZIP code is not of that city', 'address'],
  ['refused', 'Your account is closed', 'account'],
  ['provider_failed', 'The address service is away', 'account'],
  ['changed', 'The address was changed meanwhile', 'order'],
])('a label that fails because of %s (%s) is trouble with the %s', async (because, message, trouble) => {
  const deps = {
    shipping: { listForOrders: async () => [] },
    call: async () => ({ ok: false, reason: 'refused', because, message }),
  } as unknown as BatchesDeps
  const step = await labels.step(deps, { visitorId: '', user: null }, thing, batch)
  expect(step).toEqual({ state: 'failed', message, trouble })
})
