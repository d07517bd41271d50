import { Outlet } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { readFilters } from '#app/marketplace/filters.ts'
import { PrintShelf } from '#app/marketplace/print-shelf.tsx'
import { pageMeta } from '#app/marketplace/product-meta.ts'
import type { Route } from './+types/premade-sheets.route.ts'

const page = {
  path: '/prints',
  title: 'Pre-made gang sheets',
  description:
    'Whole sheets of designs that go together, laid out and ready to press. Choose a length, and it ships like your own.',
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    ...page,
    origin: loaderData?.origin ?? '',
    siteName: matches[0]?.loaderData?.shop.siteName ?? 'Gangway',
  })

export async function loader({ context, url }: Route.LoaderArgs) {
  const filters = readFilters(url.searchParams)
  const shelf = await context.get(shopContext).prints.browse({ kind: 'gang-sheet', ...filters })
  return { origin: context.get(visitContext).origin, filters, shelf }
}

export default function Prints({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PrintShelf {...loaderData} {...page} failure="Error loading gang sheets" maxTags={3} hasLayouts />
      <Outlet />
    </>
  )
}
