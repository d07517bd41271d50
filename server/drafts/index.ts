import { eq } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { type OwnDataPart, rowsOf } from '#server/kernel/own-data.ts'
import { namedInJson } from '#server/kernel/text/named-in-json.ts'
import type { DraftDeps } from './deps.ts'
import { draftOperations } from './operations/index.ts'
import { drafts } from './tables.ts'

export type { DraftSummary, DraftView } from './present.ts'

/** Unfinished gang sheets of an account; of a visitor, the browser alone keeps them. */
export type Drafts = {
  /** Those of `ids` that a draft names. */
  findArtworkUses(executor: Executor, ids: readonly string[]): Promise<string[]>
  ownData: OwnDataPart
  operations: BoundOperation[]
}

export function createDrafts(deps: DraftDeps): Drafts {
  const { orm } = deps.database
  return {
    findArtworkUses: (executor, ids) => namedInJson(executor, drafts, drafts.content, ids),
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
      async erase(transaction, { userId }) {
        await transaction.delete(drafts).where(eq(drafts.ownerId, userId))
        return []
      },
    },
    operations: bindOperations(draftOperations, deps),
  }
}
