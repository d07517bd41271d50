import { z } from 'zod'
import { type CartLine, maxCartLines, maxLineQuantity, productTypes } from '../cart/cart.ts'
import { addressSchema, contactSchema, optionalLine } from '../cart/checkout.ts'
import { isLocalDay } from '../local-time.ts'
import { type CounterMethod, counterMethods } from '../money/counter-methods.ts'
import { dollarsField } from '../money/dollars-field.ts'
import { cents } from '../money/money.ts'
import { deliverySpeeds } from '../shipping/delivery-speed.ts'
import { fileForms } from '../studio/lay-file.ts'
import type { TshirtFile } from '../tshirt/design.ts'
import { placementZoneIds } from '../tshirt/placement-zones.ts'
import { sidesOf, tshirtPrintChoices } from '../tshirt/print-option.ts'
import { tumblerChoiceSchema } from '../tumbler/tumbler-choice.ts'
import { designTypes, finishes } from '../tumbler/tumblers.ts'
import { deliveryMethods } from './totals.ts'

/**
 * How long a payment link stays valid: long enough for an accounts department, short enough for the stock it reserves.
 */
export const paymentLinkDays = 14

/** Days after which an unpaid link needs attention. */
export const paymentLinkReminderDays = 3

/** `sent` until it is paid, cancelled or expired; whether the customer has seen it is recorded separately. */
export const draftOrderStates = ['draft', 'sent', 'paid', 'expired', 'cancelled'] as const
export type DraftOrderState = (typeof draftOrderStates)[number]

const counterMethodKeys = Object.keys(counterMethods) as [CounterMethod, ...CounterMethod[]]

const quantity = z.coerce
  .number('Enter a whole quantity')
  .int('Quantity must be a whole number')
  .min(1, 'Quantity must be at least 1')
  .max(maxLineQuantity, `Quantity must be at most ${maxLineQuantity}`)

const words = (max: number, missing: string) =>
  z.string().trim().min(1, missing).max(max, `Use at most ${max} characters`)

const lineId = z.string().min(1).max(100)

/** Whole cents, or dollars as typed. */
const moneyField = z.union(
  [z.int().min(0).max(999_999_99).transform(cents), dollarsField],
  'Enter an amount such as 8.99',
)

/** The same while the form is being filled in: stored as typed. */
const typedMoney = z.union([z.int().min(0).max(999_999_99).transform(typeCents), z.string().max(20)])

/** The print on one side of a shirt; `printWidth` in inches, null for as large as sharpness and the zone allow. */
const sidePrint = z.object({
  zoneId: z.enum(placementZoneIds).nullable(),
  artworkId: z.uuid().nullable(),
  printWidth: z.number().positive().max(50).nullable(),
})

export const draftOrderLineSchema = z.discriminatedUnion('kind', [
  /** One of the customer's designs or a file uploaded by staff; with neither, the artwork follows later. */
  z.object({
    kind: z.literal('sheet'),
    id: lineId,
    sizeId: z.coerce.number('Choose a size').int().positive('Choose a size'),
    designId: z.uuid().nullable().default(null),
    artworkId: z.uuid().nullable().default(null),
    form: z.enum(fileForms).default('sheet'),
    quantity,
  }),
  z.object({
    kind: z.literal('shirt'),
    id: lineId,
    garmentId: z.string().min(1, 'Choose a garment').max(100),
    size: z.string().min(1, 'Choose a size').max(80),
    color: z.string().min(1, 'Choose a color').max(80),
    printType: z.enum(tshirtPrintChoices, 'Choose what to print'),
    prints: z.object({ front: sidePrint, back: sidePrint }),
    quantity,
  }),
  z.object({
    kind: z.literal('tumbler'),
    id: lineId,
    size: z.string().min(1, 'Choose a size').max(80),
    engraving: z.object({
      designType: z.enum(designTypes, 'Choose what to engrave'),
      finish: z.enum(finishes, 'Choose a finish'),
      artworkId: z.uuid('Drop the design to engrave'),
      originalArtworkId: tumblerChoiceSchema.shape.originalArtworkId,
      conversion: tumblerChoiceSchema.shape.conversion,
      wrap: tumblerChoiceSchema.shape.wrap,
    }),
    quantity,
  }),
  z.object({
    kind: z.literal('print'),
    id: lineId,
    isGangSheet: z.boolean().default(false),
    productId: z.uuid('Choose a print'),
    variantId: z.uuid('Choose a size for the print'),
    quantity,
  }),
  z.object({
    kind: z.literal('listing'),
    id: lineId,
    isTumbler: z.boolean().default(false),
    listingId: z.uuid('Choose a product'),
    size: z.string().max(80),
    color: z.string().max(80),
    quantity,
  }),
  z.object({
    kind: z.literal('custom'),
    id: lineId,
    words: words(120, 'Say what it is'),
    /** For staff; the customer does not see it. */
    reason: words(300, 'Say why it needs its own line'),
    price: moneyField,
    isFee: z
      .boolean()
      .default(false)
      .describe('Nothing is made or shipped for it: it gets no job ticket and isn’t in any parcel'),
    quantity,
  }),
])

export type DraftOrderLine = z.output<typeof draftOrderLineSchema>

/** If empty, the usual shipping price applies. */
export const shippingPriceField = z
  .union([
    z
      .string()
      .trim()
      .length(0)
      .transform(() => null),
    moneyField,
  ])
  .nullable()
  .default(null)

/** The form that staff fill in. `id` is the form's own key: sent twice, it is one order. Money is typed as dollars. */
export const draftOrderSchema = z.object({
  id: z.uuid('Reload the page and try again'),
  /** The account it belongs to; null for a guest. */
  customerId: z.uuid().nullable().default(null),
  contact: contactSchema,
  lines: z
    .array(draftOrderLineSchema)
    .min(1, 'Add what you’re selling')
    .max(maxCartLines, `An order can have at most ${maxCartLines} lines`),
  discount: z
    .object({ amount: moneyField, reason: z.string().trim().max(120) })
    .nullable()
    .default(null),
  delivery: z.enum(deliveryMethods, 'Choose pickup or shipping'),
  /** For shipping; a speed that the shop does not offer counts as standard. */
  speed: z.enum(deliverySpeeds, 'Choose how fast it ships').default('standard'),
  address: addressSchema.prefault({}),
  shippingPrice: shippingPriceField,
  notes: z.string().trim().max(2_000, 'Use at most 2,000 characters').default(''),
  /** If empty, it is calculated when the order is paid. */
  dueDay: z
    .string()
    .refine((day) => day === '' || isLocalDay(day), 'Choose a day')
    .default(''),
  /** The bulk price request that it answers. */
  quoteId: z.uuid().nullable().default(null),
})

/** The fields that affect the price. */
export const pricedDraftSchema = draftOrderSchema.pick({
  ...{ id: true, customerId: true, lines: true, discount: true, delivery: true, speed: true },
  shippingPrice: true,
})

export type DraftOrderInput = z.output<typeof draftOrderSchema>

/** The form while it is being filled in: stored as is, and validated when it is to be paid. */
export const draftOrderFormSchema = z.object({
  id: z.uuid(),
  customerId: z.uuid().nullable().default(null),
  contact: z.object({
    email: z.string().trim().max(254).default(''),
    fullName: optionalLine(120),
    phone: optionalLine(40),
  }),
  lines: z
    .array(z.looseObject({ kind: z.string(), id: lineId, price: typedMoney.optional() }))
    .max(maxCartLines),
  discount: z
    .object({ amount: typedMoney, reason: z.string().max(120) })
    .nullable()
    .default(null),
  delivery: z.enum(deliveryMethods),
  speed: z.enum(deliverySpeeds).default('standard'),
  address: z.record(z.string(), z.string().max(120)).default({}),
  shippingPrice: typedMoney.default(''),
  notes: z.string().max(2_000, 'Use at most 2,000 characters').default(''),
  dueDay: z.string().max(10).default(''),
  quoteId: z.uuid().nullable().default(null),
})

export type DraftOrderForm = z.output<typeof draftOrderFormSchema>

/** A completed draft in the form's shape, for reopening it. */
export const draftOf = ({ lines, discount, shippingPrice, ...order }: DraftOrderInput): DraftOrderForm => ({
  ...order,
  lines: lines.map((line) =>
    line.kind === 'custom' ? { ...line, price: typeCents(line.price) } : { ...line, price: undefined },
  ),
  discount: discount && { ...discount, amount: typeCents(discount.amount) },
  shippingPrice: shippingPrice === null ? '' : typeCents(shippingPrice),
})

function typeCents(amount: number): string {
  return (amount / 100).toFixed(2)
}

export const counterPaymentSchema = z.object({
  method: z.enum(counterMethodKeys, 'Choose how it was paid'),
  /** The number of the terminal's receipt, or of a check. */
  reference: optionalLine(80),
})

export type CounterPaymentInput = z.output<typeof counterPaymentSchema>

/** A payment taken by hand, and by whom. */
export type CounterPaymentView = CounterPaymentInput & { takenByName: string; takenAt: Date }

/** A line as the cart prices it. Only a custom line's price is used; all others are looked up. */
export function toCartLine(line: DraftOrderLine): CartLine {
  const base = { id: line.id, quantity: line.quantity, productSize: '', productColor: '', unitPrice: 0 }
  switch (line.kind) {
    case 'sheet': {
      const { sizeId: size_id, designId, artworkId, form } = line
      const designData = { size_id, ...(designId ? { design_id: designId } : { artworkId, form }) }
      return { ...base, productType: productTypes.gangSheet, designData }
    }
    case 'shirt': {
      const { garmentId, size: productSize, color: productColor, printType } = line
      const designData = { garmentId, printType, files: filesOf(line) }
      return { ...base, productType: productTypes.tshirt, productSize, productColor, designData }
    }
    case 'tumbler': {
      const { size: productSize, engraving } = line
      return { ...base, productType: productTypes.tumbler, productSize, designData: { ...engraving } }
    }
    case 'print': {
      const { productId, variantId, isGangSheet } = line
      const productType = isGangSheet ? productTypes.premadeGangSheet : productTypes.premadePrint
      return { ...base, productType, designData: { productId, variantId } }
    }
    case 'listing': {
      const { listingId, isTumbler, size: productSize, color: productColor } = line
      const productType = isTumbler ? productTypes.tumblerListing : productTypes.tshirtListing
      return { ...base, productType, productSize, productColor, designData: { listingId } }
    }
    case 'custom': {
      const { words: title, reason, isFee, price } = line
      const designData = { title, reason, isFee }
      return { ...base, productType: productTypes.custom, unitPrice: price, designData }
    }
  }
}

/** The complete prints of a shirt; the shirt's own rules report what is missing. */
function filesOf({ printType, prints }: Extract<DraftOrderLine, { kind: 'shirt' }>): TshirtFile[] {
  return sidesOf(printType).flatMap((side) => {
    const { zoneId: placementZone, artworkId, printWidth } = prints[side]
    if (placementZone === null || artworkId === null) return []
    return [{ id: `${side}-${artworkId}`, name: '', placementZone, printType, artworkId, printWidth }]
  })
}

/** The uploads that a line refers to, however incomplete the rest of it is. */
export function artworkIdsOf(line: unknown): string[] {
  const known = holdsArtwork.safeParse(line).data
  const { artworkId, prints, engraving } = known ?? {}
  const ids = [artworkId, prints?.front?.artworkId, prints?.back?.artworkId, engraving?.artworkId]
  return [...ids, engraving?.originalArtworkId].filter((id) => id !== null && id !== undefined)
}

const ifAny = z.uuid().nullish().catch(null)
const holdsArtwork = z.object({
  artworkId: ifAny,
  prints: z
    .object({
      front: z.object({ artworkId: ifAny }).optional().catch(undefined),
      back: z.object({ artworkId: ifAny }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
  engraving: z.object({ artworkId: ifAny, originalArtworkId: ifAny }).optional().catch(undefined),
})
