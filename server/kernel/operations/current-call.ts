import { AsyncLocalStorage } from 'node:async_hooks'

/** The name of the operation being executed: its entries in the audit log name it. */
export const currentOperation = new AsyncLocalStorage<string>()
