import { whereMay } from '#app/admin/where-may.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { lists } from '#domain/lists/lists.ts'
import { readLabelFilters } from '#domain/shipping/label-filters.ts'
import type { Route } from './+types/unpacked.route.ts'

/** Unpacked items of everything the address's filters find, not only of the rows shown. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { reports, production } = context.get(shopContext)
  const wish = { filters: readLabelFilters(searchParams), sort: lists.labels.sort }
  const waiting = await reports.labels.matching(actor, wish)
  const ids = waiting.filter(({ isPacked }) => !isPacked).flatMap(({ id, others }) => [id, ...others])
  return { items: await whereMay(actor, 'production.read', () => production.listUnpacked(actor, ids), []) }
}

export { readInPlace as clientLoader } from '#app/read-in-place.ts'
