import type { Called } from '#app/operations/call-operation.ts'

type Refusal = Omit<Extract<Called<'artworks.get'>, { ok: false }>, 'theirs'>

/** The answer of an operation that did not do what was requested. */
export const refusal = (reason: string, isOffline = false): Refusal => ({
  ...{ ok: false, reason, isOffline, status: isOffline ? null : 400, message: reason },
  ...{ fieldErrors: {}, retryAfterSeconds: null },
})
