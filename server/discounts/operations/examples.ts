import type { DiscountDraft } from '#domain/money/discount-input.ts'

export const summerSale: DiscountDraft = {
  code: 'SUMMER10',
  name: 'Summer sale',
  type: 'percentage',
  value: 1_000,
  minimumOrderCents: 50_00,
  expiresAt: '2027-09-01T04:00:00Z',
}

export const anyId = '8a4c2f6e-0000-4000-8000-000000000000'
