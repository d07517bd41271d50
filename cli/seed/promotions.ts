import { productTypes } from '#domain/catalog/product-types.ts'
import type { DiscountDraft } from '#domain/money/discount-input.ts'
import type { PricingDraft } from '#domain/money/pricing-input.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { after, days } from '#server/kernel/clock.ts'
import type { Shop } from '#server/shop.ts'

type Promoting = { shop: Pick<Shop, 'operations'>; staff: Actor; now: Date }

/** Codes of a shop that has been open for a while: running, ended, not yet started, and a promotion without a code. */
const demoDiscounts = (now: Date): DiscountDraft[] => [
  {
    code: 'WELCOME10',
    name: 'Welcome to the press',
    description: 'On the sign-up card at the counter',
    type: 'percentage',
    value: 1_000,
    isOncePerCustomer: true,
  },
  {
    code: 'TEAM25',
    name: 'Team orders',
    description: 'For clubs and schools, by word of mouth',
    type: 'fixed_amount',
    value: 25_00,
    minimumOrderCents: 200_00,
    maximumUses: 40,
  },
  {
    code: 'SHIPFREE',
    name: 'Free shipping weekend',
    type: 'percentage',
    value: 10_000,
    scope: 'shipping',
    startsAt: after(now, -days(2)),
    expiresAt: after(now, days(12)),
  },
  {
    code: 'SPRING',
    name: 'Spring cleaning',
    type: 'percentage',
    value: 1_500,
    expiresAt: after(now, -days(30)),
  },
  {
    code: 'HOLIDAY',
    name: 'Holiday rush',
    type: 'percentage',
    value: 1_200,
    startsAt: after(now, days(21)),
    maximumUses: 200,
  },
  {
    code: null,
    name: 'Crew price',
    description: '5% off shirts on orders of $150 or more, no code needed',
    type: 'percentage',
    value: 500,
    scope: 'category',
    targets: [productTypes.tshirt],
    minimumOrderCents: 150_00,
  },
]

/** The specification's prices as tiers; their breaks charge the same for any quantity until staff change them. */
const demoPricing: PricingDraft[] = [
  { productType: 'tshirt', sizeCategory: 'XS-XL', basePriceCents: 2_000 },
  { productType: 'tshirt', sizeCategory: '2XL', basePriceCents: 2_200 },
  { productType: 'tshirt', sizeCategory: '3XL', basePriceCents: 2_300 },
  { productType: 'tumbler', sizeCategory: '20oz', basePriceCents: 2_500 },
  { productType: 'tumbler', sizeCategory: '40oz', basePriceCents: 3_500 },
  {
    productType: 'gang_sheet',
    sizeCategory: '60',
    basePriceCents: 3_000,
    quantityBreaks: { 1: 3_000, 10: 2_850, 25: 2_700, 50: 2_550 },
    isActive: false,
  },
]

/** Discounts and prices of the demo shop. */
export async function seedPromotions({ shop, staff, now }: Promoting): Promise<void> {
  for (const draft of demoDiscounts(now)) await shop.operations.ask('discounts.create', staff, draft)
  for (const draft of demoPricing) await shop.operations.ask('price-tiers.create', staff, draft)
}
