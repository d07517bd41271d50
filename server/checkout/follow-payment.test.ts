import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Transaction } from '#server/kernel/database.ts'
import { followPayment } from './follow-payment.ts'

test('what an order no longer gets is in its history before anything else follows', async () => {
  const done: string[] = []
  const shortage = { position: 1, quantity: 2, size: 'M', color: 'Black' }
  const end = new Error('The end')
  const follow = followPayment({
    inventory: { followPayment: async () => [shortage] },
    discounts: { followPayment: async () => true },
    orders: {
      async flag(_transaction, _orderId, { kind }) {
        await setImmediate()
        done.push(kind)
      },
    },
    async followManualOrder() {
      done.push('manual order')
      throw end
    },
  })
  await expect(follow({} as Transaction, { orderId: 'an order', outcome: 'paid' })).rejects.toBe(end)
  expect(done).toEqual(['stock', 'discount', 'manual order'])
})
