import type { Shop } from '#server/compose.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { AdminCounts } from './admin-rooms.ts'

/** What waits in each room of the back office, by the room's address: one line per room that counts. */
export async function countWork(
  shop: Pick<Shop, 'orders' | 'payments' | 'editRequests' | 'quotes' | 'reports'>,
  actor: Actor,
): Promise<AdminCounts> {
  const counts = await Promise.all([
    waiting('/admin', shop.orders.countWaiting(actor)),
    waiting(
      '/admin/attention',
      shop.reports.attention(actor).then((items) => items.length),
    ),
    waiting('/admin/payments', shop.payments.countDifferences(actor)),
    waiting('/admin/quotes', shop.quotes.countNew(actor)),
    waiting('/admin/edit-requests', shop.editRequests.countPending(actor)),
  ])
  return Object.fromEntries(counts)
}

const waiting = async (address: string, count: Promise<number>): Promise<[string, number]> => [
  address,
  await count,
]
