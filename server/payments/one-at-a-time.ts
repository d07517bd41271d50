import type { Database } from '#server/kernel/database.ts'

const linesOf = new WeakMap<Database, Map<string, Promise<unknown>>>()

/**
 * The return page and the webhook handle a payment at the same moment, mostly in the same process: the second waits
 * there for the first and continues from its result, `before`, which is null if the first failed and undefined if there
 * was none. Between processes, the update in apply-verdict.ts decides.
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
