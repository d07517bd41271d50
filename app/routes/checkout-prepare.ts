import { shopContext, visitContext } from '#app/context.ts'
import { readJson } from '#app/read-body.ts'
import type { Route } from './+types/checkout-prepare.ts'

/** Pay Now: PREPARE and CALL. Answers 200 with where to go, or 422 with what is in the way. */
export async function action({ request, context }: Route.ActionArgs) {
  const { actor, origin, clientAddress } = context.get(visitContext)
  const input = await readJson(request)
  const outcome = await context.get(shopContext).checkout.prepare(actor, input, { origin, clientAddress })
  if (!outcome.ok && (outcome.reason === 'too_many_requests' || outcome.reason === 'too_much_held'))
    return Response.json(outcome, {
      status: 429,
      headers: { 'retry-after': String(outcome.retryAfterSeconds) },
    })
  return Response.json(outcome, { status: outcome.ok ? 200 : 422 })
}
