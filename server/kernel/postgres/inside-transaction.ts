import { AsyncLocalStorage } from 'node:async_hooks'
import { throwIfSought } from './mistakes.ts'

const current = new AsyncLocalStorage<{ isOpen: boolean }>()

/**
 * Runs the work of a transaction. Anything it starts without awaiting counts as inside only until the transaction ends.
 */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true }
  try {
    return await current.run(transaction, work)
  } finally {
    transaction.isOpen = false
  }
}

export const isInsideTransaction = (): boolean => current.getStore()?.isOpen === true

/**
 * For functions that mostly answer from memory, but query the pool when the value isn't cached. @throws Error inside a
 * transaction, in development and tests
 */
export const mayNeedConnection = (): void => refuseSecondConnection(() => {})

/**
 * Code that holds a connection must not wait for another: if every connection of a pool is held by code waiting for a
 * second one, it deadlocks. Such a bug only shows under load, so in development and tests it throws immediately; in a
 * live shop it is logged, and works as long as the pool has another connection.
 *
 * @throws Error inside a transaction
 */
export function refuseSecondConnection(tell: (error: Error) => void): void {
  if (!isInsideTransaction()) return
  const mistake = new Error('A second database connection was requested inside a transaction')
  throwIfSought(mistake)
  tell(mistake)
}
