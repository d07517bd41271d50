import { productTypes } from '../catalog/product-types.ts'

/** What is read of an ordered item to tell what was chosen of it. */
export type ChosenItem = {
  productType: string
  productSize: string
  productColor: string
  /** What is frozen of its design, or the part of that which names a choice. */
  designData: object | null
}

/** A choice that stands in the design: material of a print, sides of an engraving, where a garment is printed, each sheet. */
type DesignChoices = {
  sheets?: readonly string[]
  materialName?: string | null
  designType?: string | null
  prints?: readonly { zoneName: string }[]
}

/** Products that we name by their size and color ourselves (cart, price-*.ts): their names say both. */
const namedBySizeAndColor: ReadonlySet<string> = new Set([productTypes.gangSheet, productTypes.tumbler])

/**
 * What was chosen of an ordered item besides the product. Which options a name says depends on the product alone,
 * never on its letters: "Gildan Heavy Cotton" holds an L and is made in M, too.
 */
export function itemOptions({ productType, productSize, productColor, designData }: ChosenItem): string[] {
  const { materialName, designType, prints = [], sheets = [] }: DesignChoices = designData ?? {}
  const sizeAndColor = namedBySizeAndColor.has(productType) ? [] : [productSize, productColor]
  const zones = new Set(prints.map(({ zoneName }) => zoneName))
  return [...sizeAndColor, ...sheets, ...zones, materialName, designType].flatMap((option) => option || [])
}

/** An item in one line: "Gildan Heavy Cotton, M, Navy, Full Front". */
export const itemTitle = (item: ChosenItem & { name: string }): string =>
  titleOf({ name: item.name, options: itemOptions(item) })

/** The same of an item whose options are told already. */
export const titleOf = ({ name, options }: { name: string; options: readonly string[] }): string =>
  [name, ...options].join(', ')
