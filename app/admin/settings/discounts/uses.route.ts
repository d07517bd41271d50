import { data } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Route } from './+types/uses.route.ts'

/** Who used a discount, for its dialog. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!isUuid(params.discountId)) throw data('There is no such discount.', { status: 404 })
  const { actor } = context.get(visitContext)
  const { reports } = context.get(shopContext)
  return { uses: await reports.discountUses(actor, params.discountId) }
}

export { readInPlace as clientLoader } from '#app/read-in-place.ts'
