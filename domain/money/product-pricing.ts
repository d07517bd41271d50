import { productTypes } from '../catalog/product-types.ts'
import { table } from '../table.ts'
import { type Cents, cents, noMoney } from './money.ts'

/** docs/spec-map.md B9: pricing product types, and where quantity breaks stand by default. */
export const pricedProducts = ['tshirt', 'tumbler', 'gang_sheet'] as const
export type PricedProduct = (typeof pricedProducts)[number]

export const pricedProductNames: Record<PricedProduct, string> = {
  tshirt: 'T-shirt',
  tumbler: 'Tumbler',
  gang_sheet: 'Gang sheet',
}

export const defaultBreaks = [1, 10, 25, 50] as const

/** A tier of this size category is for every size that has none of its own. */
export const everySize = 'all'

/** What staff ask for a product in a size category; `breaks` go up by `from`. */
export type PriceTier = {
  id: string
  product: PricedProduct
  sizeCategory: string
  basePrice: Cents
  setupFee: Cents
  breaks: readonly { from: number; price: Cents }[]
}

/** `unitPrice` is the product's own price: of its garment, its design type, its sheet size. */
export type TierLine = {
  productType: string
  productSize: string
  quantity: number
  unitPrice: Cents
  designData: Readonly<Record<string, unknown>>
}

const productOf = table<PricedProduct>({
  [productTypes.tshirt]: 'tshirt',
  [productTypes.tumbler]: 'tumbler',
  [productTypes.gangSheet]: 'gang_sheet',
})

/** Sheets go by their size id, shirts up to XL by 'XS-XL', everything else by its size. */
function sizeCategoryOf(product: PricedProduct, { productSize, designData }: TierLine): string {
  if (product === 'gang_sheet') return String(designData.size_id ?? '')
  if (product === 'tshirt' && ['XS', 'S', 'M', 'L', 'XL'].includes(productSize)) return 'XS-XL'
  return productSize
}

export function tierOf(line: TierLine, tiers: readonly PriceTier[]): PriceTier | null {
  const product = productOf[line.productType]
  if (!product) return null
  const category = sizeCategoryOf(product, line)
  const own = tiers.filter((tier) => tier.product === product)
  return (
    own.find(({ sizeCategory }) => sizeCategory === category) ??
    own.find(({ sizeCategory }) => sizeCategory === everySize) ??
    null
  )
}

/**
 * Prices lines by their tiers, in their order. All lines of one tier count together for its quantity break: a
 * shirt in five sizes is one order of shirts. The break's price less the base price is what the product's own
 * price changes by, so that one tier serves garments and design types of different prices; the setup fee is asked
 * once per tier, on its first line. Lines without a tier keep their own price.
 */
export function applyTiers<Line extends TierLine>(
  lines: readonly Line[],
  tiers: readonly PriceTier[],
): (Line & { setupFee: Cents })[] {
  if (tiers.length === 0) return lines.map((line) => ({ ...line, setupFee: noMoney }))
  const found = lines.map((line) => tierOf(line, tiers))
  const prices = breakPrices(lines, tiers)
  const charged = new Set<PriceTier>()
  return lines.map((line, index) => {
    const tier = found[index]
    if (!tier) return { ...line, setupFee: noMoney }
    const setupFee = charged.has(tier) ? noMoney : tier.setupFee
    charged.add(tier)
    const change = (prices.get(tier) ?? tier.basePrice) - tier.basePrice
    return { ...line, unitPrice: cents(Math.max(0, line.unitPrice + change)), setupFee }
  })
}

function breakPrice({ basePrice, breaks }: PriceTier, quantity: number): Cents {
  let price = basePrice
  for (const step of breaks) if (quantity >= step.from) price = step.price
  return price
}

/** What all lines of a tier together reach of its breaks; tiers without a line are left out. */
export function breakPrices(lines: readonly TierLine[], tiers: readonly PriceTier[]): Map<PriceTier, Cents> {
  const counts = new Map<PriceTier, number>()
  for (const line of lines) {
    const tier = tierOf(line, tiers)
    if (tier) counts.set(tier, (counts.get(tier) ?? 0) + line.quantity)
  }
  return new Map([...counts].map(([tier, count]) => [tier, breakPrice(tier, count)]))
}
