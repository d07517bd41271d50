import { readMoney, readOptionalMoney } from '#app/admin/settings/read-money.ts'
import type { DiscountDraft } from '#domain/money/discount-input.ts'

/** The fields of the discount dialog in the shape operations expect; the operations validate them. */
export function readDiscountForm(form: FormData): DiscountDraft {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const scope = text('scope') as DiscountDraft['scope']
  const uses = text('maximumUses')
  return {
    code: text('code') || null,
    name: text('name'),
    description: text('description'),
    type: text('type') as DiscountDraft['type'],
    // Hundredths of a percent and cents are both the typed value times 100.
    value: readMoney(text('value').replace('%', '')),
    scope,
    targets: scope === 'category' || scope === 'product' ? form.getAll('targets').map(String) : [],
    minimumOrderCents: readOptionalMoney(form.get('minimumOrder')),
    maximumUses: uses === '' ? null : Number(uses),
    isOncePerCustomer: form.has('isOncePerCustomer'),
    startsAt: text('startsAt') || null,
    expiresAt: text('expiresAt') || null,
    isActive: form.has('isActive'),
  }
}

/** The same, along with the sample cart it is tried on. */
export const readTrialForm = (form: FormData) => ({
  ...readDiscountForm(form),
  lines: [
    {
      productType: String(form.get('sampleProduct') ?? ''),
      quantity: Number(form.get('sampleQuantity')) || 1,
      unitPrice: readMoney(form.get('samplePrice')) || 0,
    },
  ],
})
