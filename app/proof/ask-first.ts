import { data } from 'react-router'
import type { Route } from '../+types/root.ts'

/** Pages with forms that may need a proof; the rules for which ones do are not loaded on every page. */
export const guardedPages = /^\/?(admin|profile)\b/

/**
 * Before a form that needs a fresh proof is sent, a dialog asks for it; then the form is sent unchanged, from wherever
 * it is. If the user closes the dialog, the form is still filled in.
 */
export const askFirst: Route.ClientMiddlewareFunction = async (asked, next) => {
  if (asked.request.method === 'GET' || !guardedPages.test(asked.pattern)) return next()
  const isSent = await import('./is-proven.ts').then(
    ({ isProven }) => isProven(asked),
    // Without a connection it is sent, and fails like any other.
    () => true,
  )
  return isSent ? next() : { root: { type: 'data', result: data(undefined, { status: 403 }) } }
}
