import type { Database } from '#server/kernel/database.ts'

const linesOf = new WeakMap<Database, Map<string, Promise<unknown>>>()

/**
 * Return page and webhook come for a payment in the same moment, mostly to the same process: the second waits there for the
 * first, and goes on from what that came to: `before`, which is null where it failed and left out where nobody was there. Between
 * processes the update in apply-verdict.ts decides.
 */
export async function oneAtATime<T>(
  database: Database,
  attemptId: string,
  work: (before?: T | null) => Promise<T>,
): Promise<T> {
  const lines = linesOf.get(database) ?? new Map<string, Promise<unknown>>()
  linesOf.set(database, lines)
  const before = lines.get(attemptId) as Promise<T> | undefined
  const mine = before ? before.then(work, () => work(null)) : work()
  lines.set(attemptId, mine)
  try {
    return await mine
  } finally {
    if (lines.get(attemptId) === mine) lines.delete(attemptId)
  }
}
