import { data, isRouteErrorResponse } from 'react-router'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { Route } from './+types/root.ts'

/**
 * A form whose answer failed on our side, or never came, stays on the screen as it was filled in, with a toast that says
 * what to do, instead of giving way to an error page.
 */
export const keepWhatWasTyped: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const answers = await next()
  if (request.method === 'GET' || request.signal.aborted) return answers
  for (const answer of Object.values(answers)) {
    const words = answer.type === 'error' ? adviceFor(causeOf(answer.result)) : null
    if (words === null) continue
    notify.error(words, 'What you filled in is still here. Try again in a moment.')
    answer.type = 'data'
    // A status of failure, after which the page's data is not read anew: that could fail as well.
    answer.result = data(undefined, { status: 503 })
  }
  return answers
}

/** React Router wraps what an action threw, unless that is a response. */
function causeOf(result: unknown): unknown {
  const wrapped = Object(result)
  return 'init' in wrapped && 'data' in wrapped ? wrapped.data : result
}

/** Null for what is an answer: a redirect, a refusal, a shop that is closed. */
function adviceFor(failure: unknown): string | null {
  if (isRouteErrorResponse(failure)) {
    const isClosed = typeof failure.data?.maintenanceMessage === 'string'
    return failure.status >= 500 && !isClosed ? 'An unexpected error occurred' : null
  }
  if (!(failure instanceof Error)) return null
  return failure instanceof TypeError ? 'The shop could not be reached' : 'An unexpected error occurred'
}
