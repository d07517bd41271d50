import { productTypes } from '../catalog/product-types.ts'
import { table } from '../table.ts'
import { type Cents, cents, noMoney } from './money.ts'

/** docs/spec-map.md B9: pricing product types, and the default quantity breaks. */
export const pricedProducts = ['tshirt', 'tumbler', 'gang_sheet'] as const
export type PricedProduct = (typeof pricedProducts)[number]

export const pricedProductNames: Record<PricedProduct, string> = {
  tshirt: 'T-shirt',
  tumbler: 'Tumbler',
  gang_sheet: 'Gang sheet',
}

export const defaultBreaks = [1, 10, 25, 50] as const

/** A tier with this size category applies to every size that has none of its own. */
export const everySize = 'all'

/** What the shop charges for a product in a size category; `breaks` are in ascending order of `from`. */
export type PriceTier = {
  id: string
  product: PricedProduct
  sizeCategory: string
  basePrice: Cents
  setupFee: Cents
  breaks: readonly { from: number; price: Cents }[]
}

/** `unitPrice` is the product's own price: that of its garment, design type or sheet size. */
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

/** Sheets are keyed by size id, shirts up to XL by 'XS-XL', everything else by its size. */
function sizeCategoryOf(product: PricedProduct, { productSize, designData }: TierLine): string {
  if (product === 'gang_sheet') return String(designData.size_id)
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
 * Prices lines by their tiers, in order. All lines of one tier count together toward its quantity break: a shirt in
 * five sizes is one order of shirts. The difference between the break's price and the base price is applied to the
 * product's own price, so that one tier serves garments and design types at different prices; the setup fee is charged
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

/** The break price that all lines of a tier reach together; tiers without a line are left out. */
export function breakPrices(lines: readonly TierLine[], tiers: readonly PriceTier[]): Map<PriceTier, Cents> {
  const counts = new Map<PriceTier, number>()
  for (const line of lines) {
    const tier = tierOf(line, tiers)
    if (tier) counts.set(tier, (counts.get(tier) ?? 0) + line.quantity)
  }
  return new Map([...counts].map(([tier, count]) => [tier, breakPrice(tier, count)]))
}
