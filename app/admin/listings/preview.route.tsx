import { data } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { ListingDialog } from '#app/marketplace/listing-dialog.tsx'
import { ListingShelf } from '#app/marketplace/listing-shelf.tsx'
import { isUuid } from '#domain/uuid.ts'
import type { Route } from './+types/preview.route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Preview' }, { name: 'robots', content: 'noindex' }]

/** A listing as shoppers see it, on sale or not, in the shop's own frame. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const listing = isUuid(params.listingId)
    ? await context.get(shopContext).listings.preview(actor, params.listingId)
    : null
  if (!listing) throw data('There is no such listing.', { status: 404 })
  return { listing }
}

export default function AdminListingPreview({ loaderData: { listing } }: Route.ComponentProps) {
  const section = listing.kind === 'tshirt' ? '/admin/tshirt-listings' : '/admin/tumbler-listings'
  return (
    <>
      <p className="bg-yellow-wash px-4 py-2 text-center font-semibold text-sm text-yellow-ink">
        A preview for staff: this is how the listing looks. Close it to go back to the list.
      </p>
      <ListingShelf
        title="Preview"
        description="The card on the shelf."
        path={`/admin/listings/${listing.id}/preview#`}
        listings={[listing]}
        instead={null}
      />
      <ListingDialog listing={listing} shelf={section} isPreview />
    </>
  )
}
