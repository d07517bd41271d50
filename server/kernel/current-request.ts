import { AsyncLocalStorage } from 'node:async_hooks'

export type CurrentRequest = {
  id: string
  /** The client's address, as used by rate limits. */
  network: string
}

/** The request being handled, available at any call depth; undefined in jobs and at startup. */
export const currentRequest = new AsyncLocalStorage<CurrentRequest>()
