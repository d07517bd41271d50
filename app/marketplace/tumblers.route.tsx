import { Outlet } from 'react-router'
import { ParcelDrawing } from '#app/assets/later-drawings.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { ListingShelf } from '#app/marketplace/listing-shelf.tsx'
import { pageMeta } from '#app/marketplace/product-meta.ts'
import { ShelfFailed } from '#app/marketplace/shelf-failed.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { Route } from './+types/tumblers.route.ts'

const page = {
  path: '/tumbler-marketplace',
  title: 'Tumbler marketplace',
  description: 'Insulated steel, engraved by our laser. It can’t peel, fade, or wash off.',
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    ...page,
    origin: loaderData?.origin ?? '',
    siteName: matches[0]?.loaderData?.shop.siteName ?? 'Gangway',
  })

export async function loader({ context }: Route.LoaderArgs) {
  const shelf = await context.get(shopContext).listings.browse('tumbler')
  return { origin: context.get(visitContext).origin, shelf }
}

export default function TumblerMarketplace({ loaderData: { shelf } }: Route.ComponentProps) {
  return (
    <>
      <ListingShelf
        {...page}
        listings={shelf.ok ? shelf.listings : []}
        instead={shelf.ok ? <NothingYet /> : <ShelfFailed title="Error loading listings" />}
      />
      <Outlet />
    </>
  )
}

function NothingYet() {
  return (
    <EmptyState
      title="No Tumblers Yet!"
      illustration={<ParcelDrawing />}
      action={
        <LinkButton to="/tumblers" variant="primary">
          Engrave your own
        </LinkButton>
      }
    >
      The next cups are on their way to the laser. Until then, engrave your own design.
    </EmptyState>
  )
}
