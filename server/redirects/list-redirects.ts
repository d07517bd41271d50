import { and, desc, inArray, sql } from 'drizzle-orm'
import { anyContains } from '#server/kernel/list/contains.ts'
import type { RedirectsDeps } from './deps.ts'
import { redirects } from './tables.ts'

type Deps = Pick<RedirectsDeps, 'database'>

export type RedirectPlace = { createdAt: string; id: string }

/** Newest first; `text` is part of either URL. `next` is where the following page starts. */
export async function pageOfRedirects(
  { database: { orm } }: Deps,
  { text, after, limit }: { text?: string; after?: RedirectPlace; limit: number },
): Promise<{ rows: (typeof redirects.$inferSelect)[]; next: RedirectPlace | null }> {
  const { createdAt, id, fromPath, toPath } = redirects
  // To the millisecond, the precision of cursors.
  const at = sql`date_trunc('milliseconds', ${createdAt})`
  const found = await orm
    .select()
    .from(redirects)
    .where(
      and(
        anyContains([fromPath, toPath], text),
        after && sql`(${at}, ${id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit + 1)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const isMore = found.length > limit && last !== undefined
  return { rows, next: isMore ? { createdAt: last.createdAt.toISOString(), id: last.id } : null }
}

/** The total number. */
export const countRedirects = ({ database: { orm } }: Deps): Promise<number> => orm.$count(redirects)

/** For imports: the existing ones, by old path. */
export async function findByOldPaths(
  { database: { orm } }: Deps,
  paths: readonly string[],
): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map()
  const rows = await orm
    .select()
    .from(redirects)
    .where(inArray(redirects.fromPath, [...new Set(paths)]))
  return new Map(rows.map(({ fromPath, toPath }) => [fromPath, toPath]))
}
