import { data } from 'react-router'
import { ItemStudioPage } from '#app/admin/order/item-studio-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { sizesOfFilm } from '#domain/artwork/cut-sheets.ts'
import { studioSettingsOf } from '#domain/studio/studio-settings.ts'
import type { Route } from './+types/item-studio.route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Edit design · Admin Portal' }]

/**
 * The sheet as currently ordered, with its artworks, to be changed in the studio; `?with=` adds a file from the order's
 * messages.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { orders, artwork, catalog, settings, inboundMails } = context.get(shopContext)
  const order = await orders.getForStaff(actor, params.orderId)
  const item = order?.items.find(({ id }) => id === params.itemId)
  if (!order || !item?.designData?.document) throw data('There is no such sheet.', { status: 404 })
  const { document, timestamp } = item.designData
  const files = await inboundMails.filesOfOrder(actor, order.id)
  const proposed =
    files.find(({ id, problem }) => id === url.searchParams.get('with') && !problem)?.id ?? null
  const onSheet = document.placements.map(({ artworkId }) => artworkId)
  const ids = [...new Set(proposed ? [...onSheet, proposed] : onSheet)]
  const [artworks, sizes, known] = await Promise.all([
    artwork.lookAtMany(actor, ids),
    catalog.gangSheetSizes(),
    settings.read(),
  ])
  return {
    orderId: order.id,
    itemId: item.id,
    basedOn: timestamp,
    document,
    artworks,
    proposed,
    sizes: [...new Set(sizesOfFilm(document.sheet, sizes))],
    shop: studioSettingsOf(known),
  }
}

export default function AdminItemStudio({ loaderData }: Route.ComponentProps) {
  return <ItemStudioPage key={loaderData.basedOn} {...loaderData} />
}
