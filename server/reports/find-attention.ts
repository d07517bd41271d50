import { type SQL, sql } from 'drizzle-orm'
import { countAtOnce } from '#server/kernel/postgres/count-at-once.ts'
import type { AttentionItem } from './attention-item.ts'
import { type Asked, askNow } from './attention-kind.ts'
import { attentionKinds } from './attention-kinds.ts'
import type { ReportDeps } from './deps.ts'
import { most } from './trouble.ts'

/** The listed items, at most 50 of a kind, and the count per kind. */
export type Attention = { items: AttentionItem[]; counts: Partial<Record<AttentionItem['kind'], number>> }

/** The first 50 of what is waiting for staff. */
export const listAttention = async (deps: ReportDeps): Promise<AttentionItem[]> =>
  (await findAttention(deps)).items

/** All of it: the kinds are counted together, then those that have any are read. */
export async function findAttention(deps: ReportDeps): Promise<Attention> {
  const asked = await askNow(deps)
  const kinds = attentionKinds.map((kindOf) => kindOf(asked))
  const counted = await countAtOnce(
    deps.database.pool,
    kinds.map(({ count }) => count),
    { isUsual: true },
  )
  const found = await Promise.all(
    kinds.map(async ({ kind, list }, index) => {
      const count = counted[index] ?? 0
      const items = count > 0 ? await list() : []
      // Anything settled between the two statements is not in the list, and is not counted either.
      return { kind, items, count: items.length < most ? items.length : Math.max(count, most) }
    }),
  )
  return {
    items: found.flatMap(({ items }) => items),
    counts: Object.fromEntries(found.flatMap(({ kind, count }) => (count > 0 ? [[kind, count]] : []))),
  }
}

/** The total across all kinds. */
export const countOfAttention = (asked: Asked): SQL<number> =>
  sql<number>`(${sql.join(
    attentionKinds.map((kindOf) => kindOf(asked).count),
    sql` + `,
  )})`
