import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Transaction } from '#server/kernel/database.ts'
import { settleDiscount, settleStock } from './follow-payment.ts'

/** Order history entries that are written a moment later, as a database does. */
function slowHistory() {
  const written: string[] = []
  const flag = async (_transaction: unknown, _orderId: string, { kind }: { kind: string }) => {
    await setImmediate()
    written.push(kind)
  }
  return { written, orders: { flag } }
}

const settled = { orderId: 'an order', outcome: 'paid' } as const
const transaction = {} as Transaction

test('items an order no longer gets are in its history before anything else follows', async () => {
  const { written, orders } = slowHistory()
  const short = { position: 1, quantity: 2, size: 'M', color: 'Black' }
  const inventory = { followPayment: async () => [short, { ...short, position: 2 }] }
  await settleStock({ inventory, orders })(transaction, settled)
  expect(written).toEqual(['stock', 'stock'])
})

test.each([true, false])(
  'a use past its limit (%s) is in the history before anything else follows',
  async (isPast) => {
    const { written, orders } = slowHistory()
    await settleDiscount({ discounts: { followPayment: async () => isPast }, orders })(transaction, settled)
    expect(written).toEqual(isPast ? ['discount'] : [])
  },
)
