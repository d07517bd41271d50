import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/admin-discount-uses.ts'

/** Who used a discount, for its dialog. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { reports, settings } = context.get(shopContext)
  const [uses, { timeZone }] = await Promise.all([
    reports.discountUses(actor, params.discountId),
    settings.read(),
  ])
  return { uses, timeZone }
}
