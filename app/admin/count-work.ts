import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'
import type { AdminCounts } from './admin-sections.ts'
import { mayOpen } from './page-permissions.ts'

/** What waits in each section of the back office that the actor sees, by the section's address: one line per section that counts. */
export async function countWork(
  shop: Pick<Shop, 'orders' | 'payments' | 'editRequests' | 'quotes' | 'reports'>,
  actor: Actor,
): Promise<AdminCounts> {
  const waiting: Record<string, () => Promise<number>> = {
    '/admin': () => shop.orders.countWaiting(actor),
    '/admin/attention': () => shop.reports.countAttention(actor),
    '/admin/payments': () => shop.payments.countDifferences(actor),
    '/admin/quotes': () => shop.quotes.countNew(actor),
    '/admin/edit-requests': () => shop.editRequests.countPending(actor),
  }
  const { user } = actor
  const shown = Object.entries(waiting).filter(([address]) => user && mayOpen(user, address))
  return Object.fromEntries(
    await Promise.all(shown.map(async ([address, count]) => [address, await count()] as const)),
  )
}
