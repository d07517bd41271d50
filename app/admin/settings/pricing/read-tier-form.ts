import { isBlank, readMoney, readOptionalMoney } from '#app/admin/settings/read-money.ts'
import type { PricingDraft } from '#domain/money/pricing-input.ts'

/** The fields of the tier dialog in the shape operations expect; the operations validate them. */
export function readTierForm(form: FormData): PricingDraft {
  const prices = form.getAll('breakPrice')
  const breaks = form.getAll('breakFrom').flatMap((typed, index): [string, number][] => {
    const from = String(typed).trim()
    const price = prices[index] ?? null
    return from === '' || isBlank(price) ? [] : [[from, readMoney(price)]]
  })
  return {
    productType: String(form.get('productType')) as PricingDraft['productType'],
    sizeCategory: String(form.get('sizeCategory') ?? ''),
    basePriceCents: readMoney(form.get('basePrice')),
    setupFeeCents: readOptionalMoney(form.get('setupFee')),
    quantityBreaks: Object.fromEntries(breaks),
    isActive: form.has('isActive'),
  }
}
