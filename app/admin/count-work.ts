import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'
import type { AdminCounts } from './admin-sections.ts'

/** How much waits in each section of the back office that the actor may see, by the section's address. */
export async function countWork({ reports }: Pick<Shop, 'reports'>, actor: Actor): Promise<AdminCounts> {
  const { orders, attention, payments, quotes, editRequests } = await reports.waiting(actor)
  return {
    '/admin': orders,
    '/admin/attention': attention,
    '/admin/payments': payments,
    '/admin/quotes': quotes,
    '/admin/edit-requests': editRequests,
  }
}
