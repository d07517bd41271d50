import { data, type MiddlewareFunction, redirect } from 'react-router'
import type { RefusedPage } from '#app/answer-refusals.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { askOnlyHeader, findGuardedAction, operationOf, proofPath } from '#domain/people/guarded-actions.ts'
import { isUuid } from '#domain/uuid.ts'

/**
 * Before what `guardedActions` names, who asks has proven lately who they are. A page's script asks by a header first
 * and shows a dialog; a browser without scripts, or one that follows a link to a file, is led to the page that asks,
 * with all that it sent (307 keeps the form), and goes on from there.
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
  message: 'Please confirm that it is you.',
  advice: 'Reload the page and try again: you are asked for your password, or a code, first.',
}

/** What is no form is answered by the page itself. */
async function readOperation(request: Request): Promise<string> {
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  return form ? operationOf(form) : ''
}
