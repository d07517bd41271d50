import { eq, sql } from 'drizzle-orm'
import type { RetentionRule } from '#server/kernel/retention.ts'
import { media } from '#server/kernel/tables.ts'
import type { MediaDeps } from './deps.ts'
import { takeAway } from './take-away.ts'

/** Permanently deletes files removed long ago; anything in use again is restored instead. */
export const mediaRetention = (deps: MediaDeps): readonly RetentionRule[] => [
  {
    name: 'removedMedia',
    table: media,
    key: { of: media.id, type: 'uuid' },
    due: (before) => sql`select ${media.id} as id from ${media}
      where ${media.removedAt} < ${before.toISOString()}::timestamptz`,
    async remove(transaction, ids) {
      for (const id of ids) {
        const [row] = await transaction.select().from(media).where(eq(media.id, id))
        if (row) await takeAway(deps, transaction, row)
      }
    },
  },
]
