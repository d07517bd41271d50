import type { Database } from '#server/kernel/database.ts'

const linesOf = new WeakMap<Database, Map<string, Promise<unknown>>>()

/**
 * Return page and webhook come for a payment in the same moment, mostly to the same process: the second waits there for the
 * first, and reads what that has written in place of asking for the order once more. `hasWaited` says that what was read before
 * may be old. Between processes the update in apply-verdict.ts decides.
 */
export async function oneAtATime<T>(
  database: Database,
  attemptId: string,
  work: (hasWaited: boolean) => Promise<T>,
): Promise<T> {
  const lines = linesOf.get(database) ?? new Map<string, Promise<unknown>>()
  linesOf.set(database, lines)
  const before = lines.get(attemptId)
  const inTurn = () => work(true)
  const mine = before ? before.then(inTurn, inTurn) : work(false)
  lines.set(attemptId, mine)
  try {
    return await mine
  } finally {
    if (lines.get(attemptId) === mine) lines.delete(attemptId)
  }
}
