import { AsyncLocalStorage } from 'node:async_hooks'

const long = new AsyncLocalStorage<true>()

/**
 * What reads or writes much and nobody waits for at a page: exports, reports and the jobs that say so (job-policies.ts).
 * All that `work` asks of the database goes over a connection kept for this, where a statement may take
 * DATABASE_LONG_STATEMENT_SECONDS; one at a time, so that all of it together leaves the shop its own connections.
 */
export const atLength = <T>(work: () => Promise<T>): Promise<T> =>
  // A statement of Drizzle's is asked when it is awaited, which is to be inside, too.
  long.run(true, async () => await work())

export const isAtLength = (): boolean => long.getStore() === true

/** The same for what is read while it is sent, whoever asks for the next piece. */
export const eachAtLength = <T>(pieces: AsyncIterable<T>): AsyncGenerator<T> => eachPiece(pieces, atLength)

/** Reads on `within` something, piece by piece. */
export async function* eachPiece<T>(
  pieces: AsyncIterable<T>,
  within: <R>(next: () => Promise<R>) => Promise<R>,
): AsyncGenerator<T> {
  const iterator = pieces[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await within(() => iterator.next())
      if (done) return
      yield value
    }
  } finally {
    await within(async () => iterator.return?.())
  }
}
