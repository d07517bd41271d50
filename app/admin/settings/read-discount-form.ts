import type { DiscountDraft } from '#domain/discount-input.ts'
import { readMoney } from './read-money.ts'

/** The fields of the discount dialog as the door takes them; it checks them. */
export function readDiscountForm(form: FormData): DiscountDraft {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const scope = text('scope') as DiscountDraft['scope']
  const uses = text('maximumUses')
  return {
    code: text('code') || null,
    name: text('name'),
    description: text('description'),
    type: text('type') as DiscountDraft['type'],
    // Hundredths of a percent and cents are both what was typed times 100.
    value: readMoney(text('value').replace('%', '')),
    scope,
    targets: scope === 'category' || scope === 'product' ? form.getAll('targets').map(String) : [],
    minimumOrderCents: readMoney(form.get('minimumOrder')),
    maximumUses: uses === '' ? null : Number(uses),
    isOncePerCustomer: form.has('isOncePerCustomer'),
    startsAt: text('startsAt') || null,
    expiresAt: text('expiresAt') || null,
    isActive: form.has('isActive'),
  }
}
