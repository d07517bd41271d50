import { data } from 'react-router'
import { requireStaffPage } from '#app/admin/require-staff.ts'
import { differencesBetween } from '#app/admin/settings/conflict-notice.tsx'
import type { PricesAnswer } from '#app/admin/settings/price-table-form.tsx'
import { PricingPage } from '#app/admin/settings/pricing-page.tsx'
import type { TierAnswer } from '#app/admin/settings/pricing-tier-dialog.tsx'
import { readMoney } from '#app/admin/settings/read-money.ts'
import { readPriceChanges } from '#app/admin/settings/read-price-changes.ts'
import { tierInWords } from '#app/admin/settings/settings-in-words.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import { type PricingDraft, pricingInputSchema } from '#domain/pricing-input.ts'
import { readVersion } from '#domain/version.ts'
import type { Shop } from '#server/compose.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { PricingView } from '#server/pricing/index.ts'
import type { Route } from './+types/admin-settings-pricing.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  requireStaffPage(actor)
  const { pricing, catalog, tshirts, tumblers } = context.get(shopContext)
  const [tiers, sheets, garments, cups] = await Promise.all([
    pricing.list(actor),
    catalog.gangSheetSizes(),
    tshirts.garments(),
    tumblers.sizes(),
  ])
  return { tiers, sheets, garments, tumblers: cups }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  requireStaffPage(actor)
  const shop = context.get(shopContext)
  const form = await readForm(request)
  const intent = form.get('intent')
  if (intent === 'save-tier') return saveTier(shop, actor, form)
  if (intent === 'gang-sheet-prices') return changePrices(shop.catalog, actor, form)
  if (intent === 'tshirt-prices') return changePrices(shop.tshirts, actor, form)
  if (intent === 'tumbler-prices') return changePrices(shop.tumblers, actor, form)
  throw data('The form was not understood.', { status: 400 })
}

async function changePrices(shelf: Pick<Shop['catalog'], 'changePrices'>, actor: Actor, form: FormData) {
  const reading = readPriceChanges(form)
  const wrong = 'Give amounts such as 8.99, at most 10,000.'
  if (!reading.ok)
    return data<PricesAnswer>({ ok: false, description: wrong, key: reading.key }, { status: 422 })
  const outcome = await shelf.changePrices(actor, reading.changes)
  if (outcome.ok) return data<PricesAnswer>(outcome)
  if (outcome.reason === 'conflict') {
    const description =
      'Somebody else changed one of these prices meanwhile. Reload to see it; nothing was saved.'
    return data<PricesAnswer>({ ok: false, description, key: outcome.key }, { status: 409 })
  }
  return data<PricesAnswer>({ ok: false, description: wrong, key: null }, { status: 422 })
}

async function saveTier({ pricing }: Pick<Shop, 'pricing'>, actor: Actor, form: FormData) {
  const froms = form.getAll('breakFrom').map((from) => String(from).trim())
  const prices = form.getAll('breakPrice')
  const breaks = froms.flatMap((from, index): [string, number][] => {
    const price = prices[index] ?? null
    return from === '' || String(price).trim() === '' ? [] : [[from, readMoney(price)]]
  })
  const draft: PricingDraft = {
    productType: String(form.get('productType')) as PricingDraft['productType'],
    sizeCategory: String(form.get('sizeCategory') ?? ''),
    basePriceCents: readMoney(form.get('basePrice')),
    setupFeeCents: readMoney(form.get('setupFee')),
    quantityBreaks: Object.fromEntries(breaks),
    isActive: form.has('isActive'),
  }
  const id = String(form.get('id') ?? '')
  const outcome =
    id === ''
      ? await pricing.insert(actor, draft)
      : await pricing.update(actor, id, draft, readVersion(form.get('version')))
  if (outcome.ok) return data<TierAnswer>({ ok: true })
  if (outcome.reason === 'conflict') return tierConflict(outcome.pricing, draft)
  const fieldErrors = outcome.reason === 'invalid' ? outcome.fieldErrors : {}
  const description =
    outcome.reason === 'invalid'
      ? 'Look at the marked fields and save again.'
      : 'There is no such tier any more.'
  return data<TierAnswer>(
    { ok: false, description, fieldErrors },
    { status: outcome.reason === 'invalid' ? 422 : 404 },
  )
}

function tierConflict(theirs: PricingView, draft: PricingDraft) {
  const yours = tierInWords(pricingInputSchema.parse(draft))
  return data<TierAnswer>(
    {
      ok: false,
      description: 'Somebody else saved it meanwhile. Compare, then save again.',
      fieldErrors: {},
      conflict: { version: theirs.version, differences: differencesBetween(tierInWords(theirs), yours) },
    },
    { status: 409 },
  )
}

export default function AdminSettingsPricing({ loaderData }: Route.ComponentProps) {
  return <PricingPage {...loaderData} />
}
