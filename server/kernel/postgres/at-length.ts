import { AsyncLocalStorage } from 'node:async_hooks'

const long = new AsyncLocalStorage<true>()

/**
 * For large reads and writes that no one waits for on a page: exports, reports and the jobs marked so
 * (job-policies.ts). All queries in `work` use a connection reserved for this, on which a statement may take
 * DATABASE_LONG_STATEMENT_SECONDS; one at a time, so that together they leave the shop its own connections.
 */
export const atLength = <T>(work: () => Promise<T>): Promise<T> =>
  // A Drizzle statement runs when it is awaited, which must also happen inside.
  long.run(true, async () => await work())

export const isAtLength = (): boolean => long.getStore() === true

/** The same for data read while it is sent, whoever requests the next piece. */
export const eachAtLength = <T>(pieces: AsyncIterable<T>): AsyncGenerator<T> => eachPiece(pieces, atLength)

/** Reads pieces one by one, each inside `within`. */
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
