import { productTypes } from '../catalog/product-types.ts'

/** The fields of an ordered item that tell which options were chosen. */
export type ChosenItem = {
  productType: string
  productSize: string
  productColor: string
  /** Its frozen design, or the part of it that names a choice. */
  designData: object | null
}

/**
 * A choice recorded in the design: material of a print, sides of an engraving, print locations on a garment, each
 * sheet.
 */
type DesignChoices = {
  sheets?: readonly string[]
  materialName?: string | null
  designType?: string | null
  prints?: readonly { zoneName: string }[]
}

/** Products that we name by size and color ourselves (cart, price-*.ts): their names include both. */
const namedBySizeAndColor: ReadonlySet<string> = new Set([productTypes.gangSheet, productTypes.tumbler])

/**
 * The options chosen for an ordered item besides the product. Which options a name includes depends only on the
 * product, never on its spelling: "Gildan Heavy Cotton" contains an L and also comes in M.
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

/** The same for an item whose options are already known. */
export const titleOf = ({ name, options }: { name: string; options: readonly string[] }): string =>
  [name, ...options].join(', ')
