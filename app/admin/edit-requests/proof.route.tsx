import { data } from 'react-router'
import { StudioProofPage } from '#app/admin/edit-requests/proof-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { sizesOfFilm } from '#domain/artwork/cut-sheets.ts'
import { studioSettingsOf } from '#domain/studio/studio-settings.ts'
import type { Route } from './+types/proof.route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Make a proof · Admin Portal' }]

/** The sheet as currently ordered, with its artworks, to be changed in the studio. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { editRequests, orders, artwork, catalog, settings } = context.get(shopContext)
  const request = await editRequests.getForStaff(actor, params.requestId)
  const order = request && (await orders.getForStaff(actor, request.orderId))
  const item = order?.items.find(({ id }) => id === request?.orderItemId)
  const document = item?.designData?.document
  if (!request || !item || !document) throw data('There is no such sheet.', { status: 404 })
  const ids = [...new Set(document.placements.map(({ artworkId }) => artworkId))]
  const [artworks, sizes, known] = await Promise.all([
    artwork.lookAtMany(actor, ids),
    catalog.gangSheetSizes(),
    settings.read(),
  ])
  return {
    requestId: request.id,
    orderId: request.orderId,
    details: request.requestDetails,
    mayOfferProof: request.mayOfferProof,
    document,
    artworks,
    sizes: [...new Set(sizesOfFilm(document.sheet, sizes))],
    shop: studioSettingsOf(known),
  }
}

export default function AdminEditProof({ loaderData }: Route.ComponentProps) {
  return <StudioProofPage key={loaderData.requestId} {...loaderData} />
}
