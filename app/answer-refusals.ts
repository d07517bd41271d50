import { data } from 'react-router'

/** What the error page shows of a refusal. */
export type RefusedPage = { message: string; advice: string }

type Refusal = Error & { status: number; advice: string }

/**
 * The same doors, with a refusal that a door throws (AppError) thrown on as an answer with its status. React Router
 * takes any other error for a bug of ours and answers 500.
 */
export function answerRefusals<Doors extends object>(doors: Doors): Doors {
  return new Proxy(doors, {
    get(target, name, receiver) {
      const door: unknown = Reflect.get(target, name, receiver)
      return typeof door === 'object' && door !== null ? answering(door) : door
    },
  })
}

const answering = (door: object): object =>
  new Proxy(door, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name, target)
      if (typeof call !== 'function') return call
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

function throwAnswer(error: unknown): never {
  if (!isRefusal(error)) throw error
  const { status, message, advice } = error
  throw data({ message, advice } satisfies RefusedPage, { status, statusText: message })
}

/** By its shape: pages know the server by its types only. */
const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && error.name === 'AppError' && 'status' in error && 'advice' in error
