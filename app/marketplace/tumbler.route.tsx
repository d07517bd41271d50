import { data } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { ListingDialog } from '#app/marketplace/listing-dialog.tsx'
import { productMeta } from '#app/marketplace/product-meta.ts'
import type { Route } from './+types/tumbler.route.ts'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: 'Not found' }]
  const { listing, origin } = loaderData
  return productMeta({
    ...listing,
    origin,
    siteName: matches[0]?.loaderData?.shop.siteName ?? 'Gangway',
    path: `/tumbler-marketplace/${listing.slug}`,
    prices: [listing.price],
  })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const listing = await context.get(shopContext).listings.find('tumbler', params.slug)
  if (!listing) throw data(null, { status: 404 })
  return { listing, origin: context.get(visitContext).origin }
}

export default function TumblerMarketplaceListing({ loaderData }: Route.ComponentProps) {
  const { listing } = loaderData
  return <ListingDialog key={listing.id} listing={listing} shelf="/tumbler-marketplace" />
}
