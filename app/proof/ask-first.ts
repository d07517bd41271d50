import { data } from 'react-router'
import type { Route } from '../+types/root.ts'

/** Where forms stand that may need a proof; the rules of which do are not for every page. */
export const guardedPages = /^\/?(admin|profile)\b/

/**
 * Before a form goes out that needs a fresh proof, a dialog asks for it; then it goes out as it was, from wherever it
 * stands. Whoever closes the dialog finds the form as it was filled in.
 */
export const askFirst: Route.ClientMiddlewareFunction = async (asked, next) => {
  if (asked.request.method === 'GET' || !guardedPages.test(asked.pattern)) return next()
  const isSent = await import('./is-proven.ts').then(
    ({ isProven }) => isProven(asked),
    // Without a connection it goes out, and fails as any other.
    () => true,
  )
  return isSent ? next() : { root: { type: 'data', result: data(undefined, { status: 403 }) } }
}
