import { scopeNames } from '#app/admin/settings/discounts/discount-choices.ts'
import type { DiscountInput } from '#domain/money/discount-input.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { PricingInput } from '#domain/money/pricing-input.ts'
import { pricedProductNames } from '#domain/money/product-pricing.ts'
import type { ShippingRateInput } from '#domain/shipping/shipping-rate.ts'
import { formatMoment } from '#domain/shop/shop-time.ts'

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off')

/** A discount under the names of its dialog's fields. */
export const discountInWords = (discount: DiscountInput, timeZone: string): Record<string, string> => ({
  Code: discount.code ?? '',
  Name: discount.name,
  Description: discount.description,
  Value: discount.type === 'percentage' ? `${discount.value / 100}%` : formatMoney(cents(discount.value)),
  'Applies to': [scopeNames[discount.scope], ...discount.targets].join(', '),
  'Minimum order': discount.minimumOrderCents > 0 ? formatMoney(cents(discount.minimumOrderCents)) : '',
  'Maximum uses': discount.maximumUses === null ? '' : String(discount.maximumUses),
  'Once per customer': onOff(discount.isOncePerCustomer),
  Active: onOff(discount.isActive),
  Starts: discount.startsAt ? formatMoment(discount.startsAt, timeZone) : '',
  Expires: discount.expiresAt ? formatMoment(discount.expiresAt, timeZone) : '',
})

/** A quantity tier under the names of its dialog's fields. */
export const tierInWords = (tier: PricingInput): Record<string, string> => ({
  Product: pricedProductNames[tier.productType],
  'Size category': tier.sizeCategory,
  'Base price': formatMoney(cents(tier.basePriceCents)),
  'Setup fee': formatMoney(cents(tier.setupFeeCents)),
  'Quantity breaks': Object.entries(tier.quantityBreaks)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([from, price]) => `${from}: ${formatMoney(cents(price))}`)
    .join(', '),
  Active: onOff(tier.isActive),
})

/** A shipping rate under the names of its dialog's fields. */
export const rateInWords = (rate: ShippingRateInput): Record<string, string> => ({
  Name: rate.name,
  Region: rate.region === 'domestic' ? 'Domestic' : 'International',
  Rate: formatMoney(cents(rate.baseRateCents)),
  'Free from': rate.freeFromCents === null ? '' : formatMoney(cents(rate.freeFromCents)),
  Description: rate.description,
  Active: onOff(rate.isActive),
})
