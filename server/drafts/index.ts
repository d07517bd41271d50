import { eq, sql } from 'drizzle-orm'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { type OwnDataPart, rowsOf } from '#server/kernel/own-data.ts'
import { type FindArtworkUses, usesInJson } from '#server/kernel/text/named-in-json.ts'
import type { DraftDeps } from './deps.ts'
import { draftOperations } from './operations/index.ts'
import { drafts } from './tables.ts'

export type { DraftSummary, DraftView } from './present.ts'

/** An account's unfinished gang sheets; a visitor's are kept only by the browser. */
export type Drafts = {
  /** Those of `ids` that a draft uses. */
  findArtworkUses: FindArtworkUses
  ownData: OwnDataPart
  operations: BoundOperation[]
}

export function createDrafts(deps: DraftDeps): Drafts {
  const { orm } = deps.database
  return {
    findArtworkUses: usesInJson({ table: drafts, column: drafts.content }),
    ownData: {
      read: {
        drafts: ({ userId }) =>
          rowsOf(
            orm
              .select({ id: drafts.id, content: drafts.content, updatedAt: drafts.updatedAt })
              .from(drafts)
              .where(eq(drafts.ownerId, userId)),
          ),
      },
      async hand(transaction, from, to) {
        // If both accounts have a draft of the same subject, the one of the account that stays is the open one.
        const isOpenThere = sql`exists (select 1 from ${drafts} d
          where d.owner_id = ${to.userId} and d.subject = ${drafts.subject} and not d.is_set_aside)`
        await transaction
          .update(drafts)
          .set({ ownerId: to.userId, isSetAside: sql`${drafts.isSetAside} or ${isOpenThere}` })
          .where(eq(drafts.ownerId, from.userId))
      },
      async erase(transaction, { userId }) {
        await transaction.delete(drafts).where(eq(drafts.ownerId, userId))
        return []
      },
    },
    operations: bindOperations(draftOperations, deps),
  }
}
