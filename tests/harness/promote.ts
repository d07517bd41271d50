import { randomUUID } from 'node:crypto'
import { productTypes } from '#domain/catalog/product-types.ts'
import type { DiscountDraft } from '#domain/money/discount-input.ts'
import type { DiscountView } from '#server/discounts/index.ts'
import type { Shop } from '#server/shop.ts'
import { type CheckoutForm, checkoutForm, signedIn } from './sell.ts'

const staff = signedIn('admin')

/** 15 % off everything with the code SAVE15, as staff enter it. */
export const save15: DiscountDraft = { code: 'save15', name: 'Save 15', type: 'percentage', value: 1_500 }

export async function promote(
  { operations }: Pick<Shop, 'operations'>,
  changes: Partial<DiscountDraft> = {},
): Promise<DiscountView> {
  return (await operations.ask('discounts.create', staff, { ...save15, ...changes })).discount
}

export async function readDiscount(
  { operations }: Pick<Shop, 'operations'>,
  id: string,
): Promise<DiscountView> {
  const { discounts } = await operations.ask('discounts.list', staff, {})
  const found = discounts.find((discount) => discount.id === id)
  if (!found) throw new Error(`No discount ${id}`)
  return found
}

/** The checkout of a finished shirt from the marketplace, at the total calculated by the shop. */
export async function listingCheckout(
  { cart }: Pick<Shop, 'cart'>,
  actor: Parameters<Shop['cart']['price']>[0],
  { listingId, size = 'S', color = 'Black', quantity = 1 }: ListingWish,
  changes: Partial<CheckoutForm> = {},
): Promise<CheckoutForm> {
  const line = {
    id: `tshirt-1-${randomUUID()}`,
    productType: productTypes.tshirtListing,
    productSize: size,
    productColor: color,
    quantity,
    unitPrice: 0,
    designData: { listingId },
  }
  const code = changes.promoCode
  const { totals } = await cart.price(actor, [line], 'shipping', { code })
  return checkoutForm([line], { seenTotal: totals.total, ...changes })
}

type ListingWish = { listingId: string; size?: string; color?: string; quantity?: number }
