import { and, eq, isNull, lt } from 'drizzle-orm'
import { designsPerRun } from '#domain/artwork/ai-design.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { after, days } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { AiDesignsDeps } from './deps.ts'
import { removeRunFilesJob } from './jobs.ts'
import { printKey } from './make-print.ts'
import { aiDesignRuns, type RunRow } from './tables.ts'

/** What was taken into the studio is an artwork by then, and stays. */
export const runLife = days(7)

/** What the visitor asked for before signing in becomes the user's. */
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

/** Forgets runs after a week, and their pictures. */
export async function forgetOldRuns({ database, clock, jobs }: AiDesignsDeps): Promise<void> {
  await database.transaction(async (tx) => {
    const old = await tx
      .delete(aiDesignRuns)
      .where(lt(aiDesignRuns.createdAt, after(clock.now(), -runLife)))
      .returning({ id: aiDesignRuns.id, designs: aiDesignRuns.designs })
    for (const run of old) await jobs.enqueue(tx, removeRunFilesJob, { keys: filesOfRun(run) })
  })
}

export function filesOfRun({ id, designs }: Pick<RunRow, 'id' | 'designs'>): string[] {
  const prints = Array.from({ length: designsPerRun }, (_, index) => printKey(id, index))
  const kept = designs.flatMap(({ previewKey, sourceKey }) => [previewKey, ...(sourceKey ? [sourceKey] : [])])
  return [...kept, ...prints]
}
