import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { designsPerRun } from '#domain/artwork/ai-design.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import { removeFilesLater } from '#server/kernel/files/remove-files.ts'
import type { RetentionRule } from '#server/kernel/retention.ts'
import type { AiDesignsDeps } from './deps.ts'
import { printKey } from './make-print.ts'
import { aiDesignRuns, type RunRow } from './tables.ts'

/** Runs that the visitor requested before signing in become the user's. */
export async function adoptRuns(
  { database }: { database: Database },
  { user, visitorId }: Actor,
): Promise<void> {
  if (!user || !visitorId) return
  await database.orm
    .update(aiDesignRuns)
    .set({ ownerId: user.id })
    .where(and(eq(aiDesignRuns.visitorId, visitorId), isNull(aiDesignRuns.ownerId)))
}

export function filesOfRun({ id, designs }: Pick<RunRow, 'id' | 'designs'>): string[] {
  const prints = Array.from({ length: designsPerRun }, (_, index) => printKey(id, index))
  const kept = designs.flatMap(({ previewKey, sourceKey }) => [previewKey, ...(sourceKey ? [sourceKey] : [])])
  return [...kept, ...prints]
}

/** By then, anything taken into the studio is an artwork, and stays. */
export const aiDesignRetention = ({ jobs }: Pick<AiDesignsDeps, 'jobs'>): readonly RetentionRule[] => [
  {
    name: 'aiDesigns',
    table: aiDesignRuns,
    key: { of: aiDesignRuns.id, type: 'uuid' },
    due: (before) => sql`select ${aiDesignRuns.id} as id from ${aiDesignRuns}
      where ${aiDesignRuns.createdAt} < ${before.toISOString()}::timestamptz`,
    async remove(transaction, ids) {
      const gone = await transaction
        .delete(aiDesignRuns)
        .where(inArray(aiDesignRuns.id, [...ids]))
        .returning({ id: aiDesignRuns.id, designs: aiDesignRuns.designs })
      await removeFilesLater(jobs, transaction, gone.flatMap(filesOfRun))
    },
  },
]
