import { z } from 'zod'
import { shopContext, visitContext } from '#app/context.ts'
import { readJson } from '#app/read-body.ts'
import { packageDetailsSchema } from '#domain/shipping/parcel.ts'
import type { BatchLine } from '#server/shipping/index.ts'
import type { Route } from './+types/admin-labels-make.ts'

const requestSchema = z.object({
  orderId: z.uuid(),
  parcel: packageDetailsSchema,
  choice: z.enum(['cheapest', 'fastest']),
})

/** The label of one order of a batch. */
export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const wanted = requestSchema.safeParse(await readJson(request))
  if (wanted.success)
    return Response.json(await context.get(shopContext).shipping.labelInBatch(actor, wanted.data))
  const cause = wanted.error.issues[0]?.message ?? 'The form was not understood.'
  return Response.json({ ok: false, orderId: '', cause } satisfies BatchLine, { status: 400 })
}
