import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { factorChallenges } from '../tables.ts'

const maxTries = 5

export type ChallengeRow = typeof factorChallenges.$inferSelect

/** Counts a try at a challenge that is still open; null when it isn't. */
export async function tryChallenge(
  executor: Executor,
  challengeId: string,
  now: Date,
): Promise<ChallengeRow | null> {
  const [row] = await executor
    .update(factorChallenges)
    .set({ tries: sql`${factorChallenges.tries} + 1` })
    .where(
      and(
        eq(factorChallenges.id, challengeId),
        gt(factorChallenges.expiresAt, now),
        lt(factorChallenges.tries, maxTries),
      ),
    )
    .returning()
  return row ?? null
}

/** A challenge can be met only once. */
export async function spendChallenge(executor: Executor, { id }: ChallengeRow): Promise<boolean> {
  const spent = await executor
    .delete(factorChallenges)
    .where(eq(factorChallenges.id, id))
    .returning({ id: factorChallenges.id })
  return spent.length === 1
}
