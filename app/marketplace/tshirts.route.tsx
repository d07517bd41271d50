import { Outlet } from 'react-router'
import { PressDrawing } from '#app/assets/press-drawing.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { ListingShelf } from '#app/marketplace/listing-shelf.tsx'
import { pageMeta } from '#app/marketplace/product-meta.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { Route } from './+types/tshirts.route.ts'

const page = {
  path: '/tshirt-marketplace',
  title: 'T-shirt marketplace',
  description: 'Shirts we print and press ourselves, from local artists and shops.',
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    ...page,
    origin: loaderData?.origin ?? '',
    siteName: matches[0]?.loaderData?.shop.siteName ?? 'Gangway',
  })

/** A shelf that cannot be read looks empty; the failure is only logged (docs/spec-map.md S8). */
export async function loader({ context }: Route.LoaderArgs) {
  const shelf = await context.get(shopContext).listings.browse('tshirt')
  return { origin: context.get(visitContext).origin, listings: shelf.ok ? shelf.listings : [] }
}

export default function TshirtMarketplace({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListingShelf {...page} listings={loaderData.listings} instead={<NothingYet />} />
      <Outlet />
    </>
  )
}

function NothingYet() {
  return (
    <EmptyState
      title="Coming Soon!"
      illustration={<PressDrawing />}
      action={
        <LinkButton to="/tshirts" variant="primary">
          Make your own shirt
        </LinkButton>
      }
    >
      The first shirts are on the press. Until then, put your own design on one.
    </EmptyState>
  )
}
