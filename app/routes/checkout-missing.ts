import { shopContext, visitContext } from '#app/context.ts'
import { readJson } from '#app/read-body.ts'
import type { Route } from './+types/checkout-missing.ts'

/** What is still missing before Pay Now. It changes nothing; a POST because carts outgrow addresses. */
export async function action({ request, context }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const form = await readJson(request)
  return Response.json({ missing: await context.get(shopContext).checkout.missing(actor, form) })
}
