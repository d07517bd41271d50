import { AsyncLocalStorage } from 'node:async_hooks'
import { throwIfSought } from './mistakes.ts'

const current = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Runs the work of a transaction. What it leaves behind and nobody waits for is inside only until it ends. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true }
  try {
    return await current.run(transaction, work)
  } finally {
    transaction.isOpen = false
  }
}

export const isInsideTransaction = (): boolean => current.getStore()?.isOpen === true

/** For what answers from memory mostly, and asks the pool when it has forgotten. @throws Error inside a transaction, where we look for mistakes */
export const mayNeedConnection = (): void => refuseSecondConnection(() => {})

/**
 * Whoever holds a connection must not wait for another: when each of a pool's connections is held by one who waits for
 * a second, nobody goes on. A mistake of ours that only shows under load, so it is refused at once where we look for
 * mistakes; in an open shop it is told, and goes well as long as the pool has one more.
 *
 * @throws Error inside a transaction
 */
export function refuseSecondConnection(tell: (error: Error) => void): void {
  if (!isInsideTransaction()) return
  const mistake = new Error('A second database connection was asked for inside a transaction')
  throwIfSought(mistake)
  tell(mistake)
}
