import { PricingPage } from '#app/admin/settings/pricing/page.tsx'
import { readPriceChanges } from '#app/admin/settings/pricing/read-price-changes.ts'
import { readTierForm } from '#app/admin/settings/pricing/read-tier-form.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { operations, catalog, tshirts, tumblers } = context.get(shopContext)
  const [{ tiers }, sheets, garments, cups] = await Promise.all([
    operations.ask('price-tiers.list', actor, {}),
    catalog.gangSheetSizes(),
    tshirts.garments(),
    tumblers.sizes(),
  ])
  return { tiers, sheets, garments, tumblers: cups }
}

export const action = (call: Route.ActionArgs) =>
  answerOperation(call, {
    'price-tiers.create': readTierForm,
    'price-tiers.update': (form) => ({
      ...readTierForm(form),
      tier: form.get('tier'),
      version: form.get('version'),
    }),
    'gang-sheets.change-prices': readPriceChanges,
    'tshirts.change-prices': readPriceChanges,
    'tumblers.change-prices': readPriceChanges,
  })

export default function AdminSettingsPricing({ loaderData }: Route.ComponentProps) {
  return <PricingPage {...loaderData} />
}
