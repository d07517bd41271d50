import { data } from 'react-router'
import type { Visit } from '#server/http/visit.ts'
import type { AppError } from '#server/kernel/errors.ts'

/** What the error page shows for a refusal. */
export type RefusedPage = { message: string; advice: string; retryAfterSeconds?: number }

/** Converts a refusal into what the error page shows. The advice, which some messages end with, is shown only once. */
export function refusedPageOf({ status, message, advice, details }: AppError) {
  const title = message.endsWith(` ${advice}`) ? message.slice(0, -advice.length - 1) : message
  const retryAfterSeconds = Number(details.retryAfterSeconds) || undefined
  const page: RefusedPage = { message: title, advice, retryAfterSeconds }
  const headers = retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : undefined
  return data(page, { status, statusText: message, headers })
}

/**
 * The same doors, except that an error which counts as a refusal is rethrown as a response with its status. React
 * Router treats any other error as a bug in our code and answers 500.
 */
export function answerRefusals<Doors extends object>(doors: Doors, refusalOf: Visit['refusalOf']): Doors {
  return new Proxy(doors, {
    get(target, name, receiver) {
      const door: unknown = Reflect.get(target, name, receiver)
      return typeof door === 'object' && door !== null ? answering(door, refusalOf) : door
    },
  })
}

const answering = (door: object, refusalOf: Visit['refusalOf']): object =>
  new Proxy(door, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name, target)
      if (typeof call !== 'function') return call
      const throwAnswer = (error: unknown): never => {
        const refusal = refusalOf(error)
        if (!refusal) throw error
        throw refusedPageOf(refusal)
      }
      return (...input: unknown[]): unknown => {
        try {
          const outcome: unknown = Reflect.apply(call, target, input)
          return outcome instanceof Promise ? outcome.catch(throwAnswer) : outcome
        } catch (error) {
          return throwAnswer(error)
        }
      }
    },
  })
