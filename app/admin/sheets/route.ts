import { shopContext, visitContext } from '#app/context.ts'
import { sheetKindSchema } from '#domain/batches/batch.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Route } from './+types/route.ts'

/** A printed sheet for one order, or for one of its shipments with `?shipment=`; a batch makes those of many orders. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { sheets } = context.get(shopContext)
  const kind = sheetKindSchema.safeParse(params.sheet)
  const drawn =
    kind.success && isUuid(params.orderId)
      ? await sheets.draw(actor, kind.data, [params.orderId], url.searchParams.get('shipment'))
      : null
  if (!drawn) return new Response('There’s nothing to print for this order.', { status: 404 })
  return new Response(new Uint8Array(drawn.bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${drawn.fileName}"`,
      'cache-control': 'no-store',
    },
  })
}
