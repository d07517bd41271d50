import { AsyncLocalStorage } from 'node:async_hooks'

export type CurrentRequest = {
  id: string
  /** The address that it came from, as limits count it. */
  network: string
}

/** The request for which something is done right now, however deep; nothing in jobs and at the start. */
export const currentRequest = new AsyncLocalStorage<CurrentRequest>()
