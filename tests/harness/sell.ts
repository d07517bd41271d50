import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { filmOfSizes, priceOfSizes, titleOfSizes } from '#domain/artwork/cut-sheets.ts'
import { emptyPlacementDocument, seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import { cents } from '#domain/money/money.ts'
import { type DeliveryMethod, seedPriceRules, totalsOf } from '#domain/orders/totals.ts'
import type { Role } from '#domain/people/role.ts'
import { type DeliverySpeed, priceRulesAt } from '#domain/shipping/delivery-speed.ts'
import { seedShopSettings } from '#domain/shop/shop-settings.ts'
import { mm } from '#domain/units.ts'
import { isUuid } from '#domain/uuid.ts'
import { sandboxPayments } from '#server/adapters/payments/sandbox/tables.ts'
import { artworks } from '#server/artwork/tables.ts'
import { designs } from '#server/designs/tables.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'

export const visitor = (): Actor => ({ visitorId: randomUUID(), user: null })

/** A signed-in user as operations see them; for tests that need no page and no session. */
export const signedIn = (role: Role = 'customer', email = `${role}@example.com`): Actor => ({
  visitorId: randomUUID(),
  user: { id: randomUUID(), email, role, sessionId: randomUUID() },
})

/** A design with one artwork, stored as the studio would store it; returns its cart line at the seed price. */
export async function designedLine(
  { database }: Pick<Shop, 'database'>,
  actor: Actor,
  {
    sizeId = 60,
    further = [],
    quantity = 1,
  }: { sizeId?: number; further?: number[]; quantity?: number } = {},
): Promise<CartLine> {
  const sizes = [sizeId, ...further].flatMap((one) => seedGangSheetSizes.find(({ id }) => id === one) ?? [])
  const [size] = sizes
  if (!size) throw new Error(`No size ${sizeId}`)
  const owner = { ownerId: actor.user?.id ?? null, visitorId: actor.visitorId }
  const artworkId = randomUUID()
  await database.orm.insert(artworks).values({
    ...owner,
    id: artworkId,
    fileName: 'Fox.png',
    contentType: 'image/png',
    byteSize: 1_000,
    sha256: '0'.repeat(64),
    state: 'ready',
    widthPx: 1_000,
    heightPx: 1_000,
    inkLeftPx: 0,
    inkTopPx: 0,
    inkWidthPx: 1_000,
    inkHeightPx: 1_000,
    hasAlpha: true,
    storageKey: `artworks/${artworkId}/original`,
    previewKey: `artworks/${artworkId}/preview.webp`,
  })
  const placement = {
    id: 'placement-1',
    artworkId,
    x: mm(100),
    y: mm(100),
    width: mm(84.667),
    height: mm(84.667),
    rotation: 0,
    mirrored: false,
    locked: false,
  }
  const empty = emptyPlacementDocument(size)
  const document = { ...empty, sheet: filmOfSizes(empty.sheet, sizes), placements: [placement] }
  const designId = randomUUID()
  await database.orm
    .insert(designs)
    .values({ ...owner, id: designId, sizeId, quantity, document, title: 'Fox', raw: {} })
  return {
    id: `gangsheet-${Date.now()}-${Math.floor(Math.random() * 1_000_000)}`,
    productType: productTypes.gangSheet,
    productSize: titleOfSizes(sizes),
    productColor: '',
    quantity,
    unitPrice: priceOfSizes(sizes),
    designData: { design_id: designId, size_id: sizeId },
  }
}

export type CheckoutForm = {
  checkoutKey: string
  lines: CartLine[]
  delivery: DeliveryMethod
  speed?: DeliverySpeed
  contact: { email: string; fullName: string; phone: string }
  address: Record<string, string>
  notes: string
  promoCode?: string
  saveAddress?: boolean
  textsWanted?: boolean
  softAccepted: string[]
  seenTotal: number
}

/** A filled-in checkout form whose total is what the browser would show; soft artwork is printed as is. */
export function checkoutForm(items: CartLine[], changes: Partial<CheckoutForm> = {}): CheckoutForm {
  // In a separate cart: the same lines are paid for only once.
  const isDrawn = (id: string): boolean => id.startsWith('gangsheet-') || isUuid(id)
  const lines = items.map((line) => (isDrawn(line.id) ? { ...line, id: randomUUID() } : line))
  const delivery = changes.delivery ?? 'shipping'
  const rules = priceRulesAt(seedPriceRules, seedShopSettings.speeds, changes.speed ?? 'standard')
  const priced = lines.map((line) => ({ ...line, unitPrice: cents(line.unitPrice) }))
  return {
    checkoutKey: randomUUID(),
    lines,
    delivery,
    contact: { email: 'ada@example.com', fullName: 'Ada Lovelace', phone: '512 555 0101' },
    address: { street1: '12 Analytical Way', city: 'Austin', state: 'TX', zip: '78702' },
    notes: 'Ring twice',
    softAccepted: lines.map(({ id }) => id),
    seenTotal: totalsOf(priced, delivery, rules).total,
    ...changes,
  }
}

type SellingShop = Shop & { origin: string }

/** The outcome of a checkout from that network; for a refusal, which one. */
export async function pressPay(shop: SellingShop, actor: Actor, form: unknown, network = '') {
  const shopper = { ...actor, network, origin: shop.origin }
  const outcome = await shop.operations.call('checkout.prepare', shopper, form as CheckoutForm)
  if (outcome.ok) return { ok: true as const, ...outcome.value }
  const { reason } = outcome
  if (reason === 'conflict') return { ...outcome, because: outcome.theirs.because }
  return { ...outcome, because: reason === 'refused' ? (outcome.because ?? outcome.code) : reason }
}

/** PREPARE and CALL; returns the ids that the rest of the payment uses. */
export async function startCheckout(shop: SellingShop, actor: Actor, form: CheckoutForm) {
  // Every sale comes from a separate network: tests sell more than one network may buy.
  const outcome = await pressPay(shop, actor, form, randomUUID())
  if (!outcome.ok) throw new Error(`The checkout was refused: ${JSON.stringify(outcome)}`)
  const reference = outcome.redirectUrl.split('/').at(-1) ?? ''
  return { attemptId: outcome.attemptId, reference, redirectUrl: outcome.redirectUrl }
}

type Sale = {
  /** Otherwise a cent is missing, and the order exists with its payment unverified. */
  isPaidInFull?: boolean
}

/** A complete paid order, as placed by a shopper with one gang sheet. */
export async function sellGangSheet(
  shop: SellingShop,
  actor: Actor,
  changes: Partial<CheckoutForm> = {},
  { isPaidInFull = true }: Sale = {},
) {
  const line = await designedLine(shop, actor)
  const checkout = await startCheckout(shop, actor, checkoutForm([line], changes))
  if (!isPaidInFull) {
    const mine = eq(sandboxPayments.reference, checkout.reference)
    const amountCents = sql`${sandboxPayments.amountCents} - 1`
    await shop.database.orm.update(sandboxPayments).set({ amountCents }).where(mine)
  }
  await shop.sandbox.pay(checkout.reference, 'approved')
  const settlement = await shop.payments.settle(checkout.attemptId, 'return')
  return { ...checkout, ...settlement }
}
