import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { announceRun } from './announce.ts'
import type { AiDesignsDeps } from './deps.ts'
import { drawRunJob } from './jobs.ts'
import { aiDesignRuns } from './tables.ts'

/** Runs that someone is waiting for. */
export const aiDesignWork = ({ jobs, realtime }: Pick<AiDesignsDeps, 'jobs' | 'realtime'>): PendingWork[] => [
  {
    name: 'AI designs',
    jobs: [drawRunJob],
    key: 'runId',
    waiting: sql`select id::text as id from ${aiDesignRuns} where state in ('queued', 'drawing')`,
    enqueue: (transaction, id) => jobs.enqueue(transaction, drawRunJob, { runId: id }),
    async giveUp(transaction, id) {
      const [row] = await transaction
        .update(aiDesignRuns)
        .set({ state: 'failed' })
        .where(and(eq(aiDesignRuns.id, id), inArray(aiDesignRuns.state, ['queued', 'drawing'])))
        .returning()
      if (row) await announceRun(realtime, transaction, row)
    },
  },
]
