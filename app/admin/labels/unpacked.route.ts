import { whereMay } from '#app/admin/where-may.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { lists } from '#domain/lists/lists.ts'
import { readLabelFilters } from '#domain/shipping/label-filters.ts'
import type { Route } from './+types/unpacked.route.ts'

/** What is not packed of all that an address finds, and not only of what is shown. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { reports, production } = context.get(shopContext)
  const wish = { filters: readLabelFilters(searchParams), sort: lists.labels.sort }
  const waiting = await reports.labels.matching(actor, wish)
  const ids = waiting.filter(({ isPacked }) => !isPacked).flatMap(({ id, others }) => [id, ...others])
  return { items: await whereMay(actor, 'production.read', () => production.listUnpacked(actor, ids), []) }
}

export { readInPlace as clientLoader } from '#app/read-in-place.ts'
