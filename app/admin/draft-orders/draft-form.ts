import { newKey } from '#app/checkout/new-key.ts'
import { noPrint, type SidePrint } from '#app/tshirts/order-state.ts'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { maxLineQuantity } from '#domain/cart/cart-limits.ts'
import { bulkQuoteNames } from '#domain/orders/bulk-quote-words.ts'
import type { DraftOrderForm } from '#domain/orders/draft-order.ts'
import type { DeliverySpeed } from '#domain/shipping/delivery-speed.ts'
import type { FileForm } from '#domain/studio/lay-file.ts'
import type { TshirtColor } from '#domain/tshirt/colors.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import type { GarmentSide, TshirtPrintChoice } from '#domain/tshirt/print-option.ts'
import type { Conversion } from '#domain/tumbler/convert-engraving.ts'
import type { DesignType, Finish, TumblerSize } from '#domain/tumbler/tumblers.ts'
import type { StaffQuote } from '#server/quotes/index.ts'
import type { PrintOnSale } from './prints-on-sale.ts'

export const kinds = ['sheet', 'shirt', 'tumbler', 'print', 'listing', 'custom'] as const

export type Engraving = {
  designType: DesignType
  finish: Finish | null
  artworkId: string | null
  originalArtworkId: string | null
  conversion: Conversion | null
}

/** A line as it is being filled in: everything as typed. */
export type DraftLine = {
  kind: (typeof kinds)[number]
  id: string
  quantity: number
  sizeId: number | null
  designId: string | null
  /** For a sheet: the file it is made from, and what kind of file that is. */
  artworkId: string | null
  form: FileForm
  garmentId: string
  printType: TshirtPrintChoice
  prints: Record<GarmentSide, SidePrint>
  engraving: Engraving
  isGangSheet: boolean
  productId: string
  variantId: string
  isTumbler: boolean
  listingId: string
  size: string
  color: string
  words: string
  reason: string
  price: string
  /** A fee: nothing is made or shipped for it. */
  isFee: boolean
}

/** The form of a draft order as the page keeps it; sent as JSON, and interpreted only by the server. */
export type Draft = {
  id: string
  customerId: string | null
  contact: { email: string; fullName: string; phone: string }
  lines: DraftLine[]
  discount: { amount: string; reason: string }
  delivery: 'pickup' | 'shipping'
  speed: DeliverySpeed
  address: { street1: string; street2: string; city: string; state: string; zip: string }
  shippingPrice: string
  notes: string
  dueDay: string
  quoteId: string | null
}

/** What the shop sells, for the choices in the form. Prices in cents. */
export type Choices = {
  sizes: GangSheetSize[]
  garments: TshirtGarment[]
  colors: TshirtColor[]
  cups: TumblerSize[]
  /** The available delivery speeds, slowest first, and what each faster one costs. */
  speeds: { speed: DeliverySpeed; price: number | null }[]
  /** The shop warns below this resolution. */
  warnBelowDpi: number
  hasPrints: boolean
  /** The prints used in the lines; others are searched for. */
  prints: PrintOnSale[]
  listings: {
    id: string
    title: string
    isTumbler: boolean
    price: number
    stock: { size: string; color: string; available: number }[]
  }[]
}

export const newLine = (kind: DraftLine['kind'], choices: Choices): DraftLine => {
  const listing = choices.listings[0]
  const stock = listing?.stock.find(({ available }) => available > 0) ?? listing?.stock[0]
  const cup = choices.cups[0]
  const variants: Partial<Record<DraftLine['kind'], { size: string; color: string }>> = {
    shirt: { size: 'M', color: choices.colors[0]?.id ?? '' },
    tumbler: { size: cup?.id ?? '', color: '' },
    listing: { size: stock?.size ?? '', color: stock?.color ?? '' },
  }
  return {
    kind,
    id: newKey(),
    quantity: 1,
    sizeId: choices.sizes[0]?.id ?? null,
    designId: null,
    artworkId: null,
    form: 'sheet',
    garmentId: choices.garments[0]?.id ?? '',
    printType: 'frontOnly',
    prints: { front: { ...noPrint, zoneId: 'full-front' }, back: { ...noPrint, zoneId: 'full-back' } },
    engraving: {
      designType: 'single',
      finish: cup?.availableColors[0] ?? null,
      ...{ artworkId: null, originalArtworkId: null, conversion: null },
    },
    ...{ isGangSheet: false, productId: '', variantId: '' },
    isTumbler: listing?.isTumbler ?? false,
    listingId: listing?.id ?? '',
    ...(variants[kind] ?? { size: '', color: '' }),
    words: '',
    reason: '',
    price: '',
    isFee: false,
  }
}

export const emptyDraft = (id: string): Draft => ({
  id,
  customerId: null,
  contact: { email: '', fullName: '', phone: '' },
  lines: [],
  discount: { amount: '', reason: '' },
  delivery: 'pickup',
  speed: 'standard',
  address: { street1: '', street2: '', city: '', state: '', zip: '' },
  shippingPrice: '',
  notes: '',
  dueDay: '',
  quoteId: null,
})

/**
 * A bulk price request turned into a draft, to be priced: one line of that quantity, described in the customer's words.
 */
export function draftOfQuote(empty: Draft, quote: StaffQuote, choices: Choices): Draft {
  const product = bulkQuoteNames[quote.product].many
  const details = quote.details.map(({ label, value }) => `${label}: ${value}`)
  const words = [product.charAt(0).toUpperCase() + product.slice(1), ...details].join(', ').slice(0, 120)
  const line = { ...newLine('custom', choices), words, quantity: Math.min(quote.quantity, maxLineQuantity) }
  return {
    ...empty,
    quoteId: quote.id,
    customerId: quote.userId,
    contact: { email: quote.email, fullName: quote.name, phone: quote.phone },
    lines: [{ ...line, reason: 'Bulk price' }],
    notes: details.join('\n').slice(0, 2_000),
  }
}

/** A kept draft opened in the form; values it lacks are filled as in a new line. */
export function openDraft(kept: DraftOrderForm, choices: Choices): Draft {
  const empty = emptyDraft(kept.id)
  return {
    ...empty,
    ...kept,
    discount: kept.discount ?? empty.discount,
    address: { ...empty.address, ...kept.address },
    lines: kept.lines.flatMap((line) => {
      const kind = kinds.find((one) => one === line.kind)
      return kind ? [{ ...newLine(kind, choices), ...line, kind }] : []
    }),
  }
}

/** What is sent to the server: no discount if none was typed, no address for a pickup. */
export const toSend = (draft: Draft) => ({
  ...draft,
  discount: draft.discount.amount.trim() === '' ? null : draft.discount,
  address: draft.delivery === 'pickup' ? {} : draft.address,
  shippingPrice: draft.delivery === 'pickup' ? '' : draft.shippingPrice,
})
