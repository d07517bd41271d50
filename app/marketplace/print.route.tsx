import { data, useLocation } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { PrintDialog } from '#app/marketplace/print-dialog.tsx'
import { productMeta } from '#app/marketplace/product-meta.ts'
import type { Route } from './+types/print.route.ts'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: 'Not found' }]
  const { print, origin } = loaderData
  const onSale = print.variants.filter(({ isAvailable }) => isAvailable)
  return productMeta({
    ...print,
    origin,
    siteName: matches[0]?.loaderData?.shop.siteName ?? 'Gangway',
    path: `/print-marketplace/${print.slug}`,
    prices: onSale.length > 0 ? onSale.map(({ price }) => price) : [print.fromPrice],
    isInStock: onSale.length > 0,
  })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const print = await context.get(shopContext).prints.find('print', params.slug)
  if (!print) throw data(null, { status: 404 })
  return { print, origin: context.get(visitContext).origin }
}

export default function PrintMarketplaceProduct({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { print } = loaderData
  return <PrintDialog key={print.id} print={print} shelf={`/print-marketplace${search}`} maxTags={2} />
}
