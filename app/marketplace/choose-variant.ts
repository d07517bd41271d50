import type { Cents } from '#domain/money/money.ts'
import type { PrintVariant } from '#server/prints/index.ts'

export type VariantChoice = { size: string; material: string }

/** A value of one option, and whether any variant on sale combines it with what is chosen for the other. */
export type OptionValue = { value: string; isAvailable: boolean; prices: Cents[] }

/** A value without alternatives is preselected. */
export function startingChoice(variants: readonly PrintVariant[]): VariantChoice {
  const sizes = new Set(variants.map(({ sizeName }) => sizeName))
  const materials = new Set(variants.map(({ materialName }) => materialName))
  const [size = ''] = sizes.size === 1 ? sizes : []
  const [material = ''] = materials.size === 1 ? materials : []
  return { size, material }
}

export const sizesOf = (variants: readonly PrintVariant[], material: string): OptionValue[] =>
  valuesOf(
    variants,
    ({ sizeName }) => sizeName,
    ({ materialName }) => material === '' || materialName === material,
  )

export const materialsOf = (variants: readonly PrintVariant[], size: string): OptionValue[] =>
  valuesOf(
    variants,
    ({ materialName }) => materialName,
    ({ sizeName }) => size === '' || sizeName === size,
  )

export const findChosen = (
  variants: readonly PrintVariant[],
  { size, material }: VariantChoice,
): PrintVariant | undefined =>
  variants.find((one) => one.isAvailable && one.sizeName === size && one.materialName === material)

function valuesOf(
  variants: readonly PrintVariant[],
  read: (variant: PrintVariant) => string,
  isMatch: (variant: PrintVariant) => boolean,
): OptionValue[] {
  return [...Map.groupBy(variants, read)].map(([value, group]) => {
    const onSale = group.filter((variant) => variant.isAvailable && isMatch(variant))
    return { value, isAvailable: onSale.length > 0, prices: onSale.map(({ price }) => price) }
  })
}
