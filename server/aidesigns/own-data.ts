import { desc, eq } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import { type OwnDataPart, rowsOf } from '#server/kernel/own-data.ts'
import { filesOfRun } from './keep-runs.ts'
import { aiDesignRuns } from './tables.ts'

/** Requests to the design generator in the last week. */
export function aiDesignsOwnData({ orm }: Pick<Database, 'orm'>): OwnDataPart {
  const run = {
    id: aiDesignRuns.id,
    prompt: aiDesignRuns.prompt,
    style: aiDesignRuns.style,
    sizeId: aiDesignRuns.sizeId,
    createdAt: aiDesignRuns.createdAt,
  }
  return {
    read: {
      designGenerator: ({ userId }) =>
        rowsOf(
          orm
            .select(run)
            .from(aiDesignRuns)
            .where(eq(aiDesignRuns.ownerId, userId))
            .orderBy(desc(aiDesignRuns.createdAt)),
        ),
    },
    async hand(transaction, from, to) {
      await transaction
        .update(aiDesignRuns)
        .set({ ownerId: to.userId })
        .where(eq(aiDesignRuns.ownerId, from.userId))
    },
    async erase(transaction, { userId }) {
      const gone = await transaction
        .delete(aiDesignRuns)
        .where(eq(aiDesignRuns.ownerId, userId))
        .returning({ id: aiDesignRuns.id, designs: aiDesignRuns.designs })
      return gone.flatMap(filesOfRun)
    },
  }
}
