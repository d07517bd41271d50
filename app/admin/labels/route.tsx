import { LabelsPage } from '#app/admin/labels/page.tsx'
import { readList, readListSort } from '#app/admin/lists/read-list.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { labelsChoiceSchema } from '#domain/batches/batch.ts'
import { readLabelFilters } from '#domain/shipping/label-filters.ts'
import type { Route } from './+types/route.ts'
import { labelsSource } from './labels-source.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Labels · Admin Portal' }]

/** `?orders=id,id` shows only those orders, all of them chosen. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  const source = labelsSource(shop, actor)
  const wish = { filters: readLabelFilters(searchParams), sort: readListSort(source, searchParams) }
  const [list, waiting, last] = await Promise.all([
    readList(shop, actor, searchParams, source),
    shop.reports.labels.matching(actor, wish),
    shop.batches.lastChoice(actor, 'labels'),
  ])
  const choice = labelsChoiceSchema.safeParse(last)
  // The choice made last time.
  return { ...list, waiting, choice: choice.data ?? ({ rate: 'cheapest', paper: '4x6' } as const) }
}

export default function AdminLabels({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation(['shipment.changed', 'order.placed', 'order.changed', 'production.changed'])
  return <LabelsPage {...loaderData} />
}
