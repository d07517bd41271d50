import { AsyncLocalStorage } from 'node:async_hooks'

/** The name of the operation that is being carried out: what it notes in the audit log names it. */
export const currentOperation = new AsyncLocalStorage<string>()
