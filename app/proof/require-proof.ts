import { data, type MiddlewareFunction, redirect } from 'react-router'
import type { RefusedPage } from '#app/answer-refusals.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { askOnlyHeader, findGuardedAction, operationOf, proofPath } from '#domain/people/guarded-actions.ts'
import { isUuid } from '#domain/uuid.ts'

/**
 * Requires that the user has recently proven who they are before anything that `guardedActions` names. A page's script
 * asks with a header first and shows a dialog; a browser without scripts, or one that follows a link to a file, is
 * redirected to the page that asks, with everything it sent (307 keeps the form), and continues from there.
 */
export const requireProof: MiddlewareFunction<Response> = async (
  { context, request, url, pattern, params },
  next,
) => {
  const guarded = await findGuardedAction(request.method, pattern, () => readOperation(request))
  const { user } = context.get(visitContext).actor
  const isOnlyAsked = request.headers.has(askOnlyHeader)
  if (!isOnlyAsked && (guarded === null || user === null)) return next()
  const orderId = isUuid(params.orderId) ? params.orderId : null
  const scope = guarded?.isOfLargeOrders ? { orderId } : null
  const { auth } = context.get(shopContext)
  const isNeeded = guarded !== null && user !== null && (await auth.ownAccount.needsProof(user, scope))
  if (isOnlyAsked) return new Response(null, { status: isNeeded ? 403 : 204 })
  if (!isNeeded) return next()
  if (new URL(request.url).pathname.endsWith('.data') || url.pathname.endsWith('.data'))
    throw data(refusal, { status: 403, statusText: refusal.message })
  throw redirect(`${proofPath}?${new URLSearchParams({ next: url.pathname + url.search })}`, 307)
}

const refusal: RefusedPage = {
  message: 'Please confirm it’s you.',
  advice: 'Reload the page and try again: you’ll be asked for your password or a code first.',
}

/** The page itself answers a request that isn't a form. */
async function readOperation(request: Request): Promise<string> {
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  return form ? operationOf(form) : ''
}
