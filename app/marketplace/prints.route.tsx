import { Outlet } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { readFilters } from '#app/marketplace/filters.ts'
import { PrintShelf } from '#app/marketplace/print-shelf.tsx'
import { pageMeta } from '#app/marketplace/product-meta.ts'
import type { Route } from './+types/prints.route.ts'

const page = {
  path: '/print-marketplace',
  title: 'Print marketplace',
  description: 'Single designs, printed on film at the size you need and ready for your own press.',
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    ...page,
    origin: loaderData?.origin ?? '',
    siteName: matches[0]?.loaderData?.shop.siteName ?? 'Gangway',
  })

export async function loader({ context, url }: Route.LoaderArgs) {
  const filters = readFilters(url.searchParams)
  const shelf = await context.get(shopContext).prints.browse({ kind: 'print', ...filters })
  return { origin: context.get(visitContext).origin, filters, shelf }
}

export default function PrintMarketplace({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PrintShelf {...loaderData} {...page} failure="Failed to load print products" maxTags={2} />
      <Outlet />
    </>
  )
}
