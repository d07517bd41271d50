import { z } from 'zod'
import { shopContext, visitContext } from '#app/context.ts'
import { readJson } from '#app/read-body.ts'
import type { Route } from './+types/product-views.ts'

const viewSchema = z.object({ productId: z.uuid() })

/** A view counts by a POST, since a GET writes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const reading = viewSchema.safeParse(await readJson(request))
  if (!reading.success) return Response.json({ error: 'This is no product.' }, { status: 422 })
  const visit = context.get(visitContext)
  const counted = await context.get(shopContext).prints.countView(visit.actor, visit, reading.data.productId)
  return Response.json({ counted })
}
