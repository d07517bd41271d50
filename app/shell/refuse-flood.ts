import { data, type MiddlewareFunction } from 'react-router'
import { visitContext } from '#app/context.ts'
import type { RefusedPage } from '../answer-refusals.ts'

/** What the edge counted and refused is answered in words, before anything is read or written. */
export const refuseFlood: MiddlewareFunction<Response> = ({ context }, next) => {
  const { refusal } = context.get(visitContext)
  if (!refusal) return next()
  const minutes = Math.ceil(refusal.retryAfterSeconds / 60)
  const advice = `Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
  throw data({ message: refusal.message, advice } satisfies RefusedPage, {
    status: 429,
    statusText: refusal.message,
    headers: { 'retry-after': String(refusal.retryAfterSeconds) },
  })
}
