import { shopContext } from '#app/context.ts'
import { readJson } from '#app/read-body.ts'
import type { Route } from './+types/listing-stock.ts'

/** Whether so many are there: asked before something goes into the cart. A POST, so that no cache answers. */
export async function action({ request, context }: Route.ActionArgs) {
  const question = await readJson(request)
  return Response.json(await context.get(shopContext).listings.checkStock(question))
}
