import type { MiddlewareFunction } from 'react-router'
import { visitContext } from '#app/context.ts'
import { refusedPageOf } from '../answer-refusals.ts'

/** Requests that the edge counted and refused get a readable answer, before anything is read or written. */
export const refuseFlood: MiddlewareFunction<Response> = ({ context }, next) => {
  const { refusal } = context.get(visitContext)
  if (refusal) throw refusedPageOf(refusal)
  return next()
}
