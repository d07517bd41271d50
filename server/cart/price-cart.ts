import { z } from 'zod'
import { type CartLine, cartLineSchema, productTypes } from '#domain/cart.ts'
import { type DeliveryMethod, type Quote, quoteLines } from '#domain/quote.ts'
import { priceRulesOf } from '#domain/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { CartNeeds, QuotedLine } from './index.ts'
import { priceGangSheets } from './price-gang-sheets.ts'
import { priceListings } from './price-listings.ts'
import { pricePrints } from './price-prints.ts'
import { priceTshirts } from './price-tshirts.ts'
import { priceTumblers } from './price-tumblers.ts'
import type { PricedLine, Pricer } from './pricer.ts'

/** One row per product type that can be ordered. */
const pricers: Record<string, Pricer> = {
  [productTypes.gangSheet]: priceGangSheets,
  [productTypes.premadeGangSheet]: pricePrints('gang-sheet'),
  [productTypes.premadePrint]: pricePrints('print'),
  [productTypes.tshirt]: priceTshirts,
  [productTypes.tumbler]: priceTumblers,
  [productTypes.tshirtListing]: priceListings('tshirt'),
  [productTypes.tumblerListing]: priceListings('tumbler'),
}

export type PricedItem = { line: CartLine; priced: Extract<PricedLine, { ok: true }> }

/** `items` are the lines without a problem, in their order; `quote` counts only them. */
export type PricedCart = { lines: QuotedLine[]; items: PricedItem[]; quote: Quote }

type ReadLine = { id: string; line: CartLine | null; priced: PricedLine }

export async function priceCart(
  needs: CartNeeds,
  actor: Actor,
  lines: readonly unknown[],
  delivery: DeliveryMethod,
): Promise<PricedCart> {
  const read = lines.map(readLine)
  for (const [productType, pricer] of Object.entries(pricers)) {
    const own = read.filter((one) => one.line?.productType === productType)
    if (own.length === 0) continue
    const priced = await pricer(
      needs,
      actor,
      own.flatMap(({ line }) => line ?? []),
    )
    own.forEach((one, index) => {
      one.priced = priced[index] ?? one.priced
    })
  }
  const items = read.flatMap(({ line, priced }) => (line && priced.ok ? [{ line, priced }] : []))
  const quotable = items.map(({ line, priced }) => ({
    id: line.id,
    unitPrice: priced.unitPrice,
    quantity: line.quantity,
  }))
  const rules = priceRulesOf(await needs.settings.read())
  return { lines: read.map(toQuotedLine), items, quote: quoteLines(quotable, delivery, rules) }
}

const withId = z.looseObject({ id: z.string().max(100) })

function readLine(line: unknown, index: number): ReadLine {
  const reading = cartLineSchema.safeParse(line)
  if (reading.success) {
    const problem = 'This product is not sold here. Please remove it.'
    return { id: reading.data.id, line: reading.data, priced: { ok: false, problem } }
  }
  const id = withId.safeParse(line).data?.id ?? `line-${index + 1}`
  return { id, line: null, priced: { ok: false, problem: describe(reading.error) } }
}

/** Quantity is what shoppers can mend; anything else was not written by our pages. */
function describe(error: z.ZodError): string {
  const quantity = error.issues.find((issue) => issue.path[0] === 'quantity')
  return quantity?.message ?? 'This item cannot be read. Please remove it and add it again.'
}

const toQuotedLine = ({ id, priced }: ReadLine): QuotedLine =>
  priced.ok
    ? { id, name: priced.name, unitPrice: priced.unitPrice, problem: null }
    : { id, name: '', unitPrice: 0, problem: priced.problem }
