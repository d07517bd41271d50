import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/checkout-prepare.ts'

/** Pay Now: PREPARE and CALL. Answers 200 with where to go, or 422 with what is in the way. */
export async function action({ request, context }: Route.ActionArgs) {
  const { actor, origin, clientAddress } = context.get(visitContext)
  const input: unknown = await request.json().catch(() => null)
  const outcome = await context.get(shopContext).checkout.prepare(actor, input, { origin, clientAddress })
  return Response.json(outcome, { status: outcome.ok ? 200 : 422 })
}
