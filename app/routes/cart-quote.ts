import { shopContext, visitContext } from '#app/context.ts'
import { readJson } from '#app/read-body.ts'
import { quoteRequestSchema } from '#domain/checkout.ts'
import type { Route } from './+types/cart-quote.ts'

/** Confirms the figures of a cart. It changes nothing; a POST because carts outgrow addresses. */
export async function action({ request, context }: Route.ActionArgs) {
  const reading = quoteRequestSchema.safeParse(await readJson(request))
  if (!reading.success) return Response.json({ error: 'This is no cart.' }, { status: 422 })
  const { lines, delivery, promoCode: code } = reading.data
  const { actor, clientAddress: guesser } = context.get(visitContext)
  const { cart } = context.get(shopContext)
  return Response.json(await cart.quote(actor, lines, delivery, { code, guesser }))
}
