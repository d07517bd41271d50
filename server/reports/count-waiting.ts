import { eq, type SQL } from 'drizzle-orm'
import type { Permission } from '#domain/people/permissions.ts'
import { editRequests } from '#server/edit-requests/tables.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { mayDo } from '#server/kernel/permit.ts'
import { countAtOnce, rowsOf } from '#server/kernel/postgres/count-at-once.ts'
import { orders } from '#server/orders/tables.ts'
import { needsLook, paymentAttempts } from '#server/payments/tables.ts'
import { bulkQuotes } from '#server/quotes/tables.ts'
import { askNow } from './attention-kind.ts'
import type { ReportDeps } from './deps.ts'
import { countOfAttention } from './find-attention.ts'
import { isToReview } from './open-work.ts'

const sections = ['orders', 'attention', 'payments', 'quotes', 'editRequests'] as const
type Section = (typeof sections)[number]

/** How much is waiting in each section of the back office that the actor may read. */
export type Waiting = Partial<Record<Section, number>>

/** In a single statement. */
export async function countWaiting(deps: ReportDeps, actor: Actor): Promise<Waiting> {
  const asked = await askNow(deps)
  const counts: Record<Section, { may: Permission; count(): SQL<number> }> = {
    orders: { may: 'orders.read', count: () => rowsOf(orders, isToReview()) },
    attention: { may: 'attention.read', count: () => countOfAttention(asked) },
    payments: { may: 'payments.read', count: () => rowsOf(paymentAttempts, needsLook()) },
    quotes: { may: 'quotes.read', count: () => rowsOf(bulkQuotes, eq(bulkQuotes.state, 'new')) },
    editRequests: {
      may: 'orders.read',
      count: () => rowsOf(editRequests, eq(editRequests.status, 'pending')),
    },
  }
  const shown = sections.filter((section) => mayDo(actor, counts[section].may))
  if (shown.length === 0) return {}
  const counted = await countAtOnce(
    deps.database.pool,
    shown.map((section) => counts[section].count()),
    { isUsual: true },
  )
  return Object.fromEntries(shown.map((section, index) => [section, counted[index]]))
}
