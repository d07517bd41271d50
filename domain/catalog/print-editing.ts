import type { FieldErrors } from '../field-errors.ts'
import { type Cents, cents } from '../money/money.ts'
import { plainAmount } from '../money/plain-amount.ts'
import {
  type PrintKind,
  standardFinish,
  standardMaterial,
  standardVariantPrice,
} from '../orders/print-options.ts'

/** Limits and messages of the print manager (docs/spec-map.md B5 and B8). */
export const printMessages = {
  loadFailed: 'Error loading products',
  tooLarge: {
    title: 'File too large',
    text: 'Please select an image under 100MB. A PNG at 300 dpi is usually far smaller.',
  },
  imageRequired: { title: 'Image required', text: 'Choose the picture that is printed.' },
  titleRequired: 'Title required',
} as const

const standardWidth = 22
const standardHeights = [12, 24, 36, 48, 60, 72, 84, 96] as const

export type EditedVariant = {
  /** Of one that is there already: carts and orders hold it. */
  id?: string
  name: string
  sizeWidth: number
  sizeHeight: number
  material: string
  finish: string
  priceCents: number
  isAvailable: boolean
}

/**
 * The standard variants (docs/spec-map.md B9), laid over those that are there: a variant of the same
 * size, material and finish keeps its id and gets the standard price; all others stay as they are.
 */
export function withStandardVariants(
  variants: readonly EditedVariant[],
  basePrice: Cents = cents(0),
): EditedVariant[] {
  const isStandard = (one: EditedVariant, height: number): boolean =>
    one.sizeHeight === height && isStandardSize(one)
  const standard = standardHeights.map((height): EditedVariant => {
    const known = variants.find((one) => isStandard(one, height))
    return {
      ...(known?.id ? { id: known.id } : {}),
      name: known?.name ?? `${standardWidth}" x ${height}"`,
      sizeWidth: standardWidth,
      sizeHeight: height,
      material: standardMaterial,
      finish: standardFinish,
      priceCents: standardVariantPrice(basePrice, height),
      isAvailable: known?.isAvailable ?? true,
    }
  })
  return [...standard, ...variants.filter((one) => !isStandardSize(one))]
}

const isStandardSize = ({ sizeWidth, sizeHeight, material, finish }: EditedVariant): boolean =>
  sizeWidth === standardWidth &&
  standardHeights.some((height) => height === sizeHeight) &&
  material === standardMaterial &&
  finish === standardFinish

/** Whether a variant costs what its base price says, and thus goes along when that changes. */
export const followsBasePrice = (variant: EditedVariant, basePrice: Cents): boolean =>
  isStandardSize(variant) && variant.priceCents === standardVariantPrice(basePrice, variant.sizeHeight)

/** What a product is sold in before anybody chose: a gang sheet in the standard sizes, a single print in none. */
export const firstVariants = (kind: PrintKind, basePrice: Cents): EditedVariant[] =>
  kind === 'gang-sheet' ? withStandardVariants([], basePrice) : []

/** What a product on sale lacks to be bought: a size that is on sale itself; null where it lacks nothing. */
export const missingForSale = (
  isActive: boolean,
  variants: readonly Pick<EditedVariant, 'isAvailable'>[],
): FieldErrors | null =>
  isActive && !variants.some(({ isAvailable }) => isAvailable) ? { variants: 'Add a size first' } : null

/** '12.5' as 1250 cents; what is no number counts as 0 (docs/spec-map.md B5), and '12,50' is NaN, for somebody to say. */
export function centsOf(text: string): number {
  const plain = plainAmount(text)
  if (plain === null) return Number.NaN
  const amount = Math.round(Number(plain) * 100)
  return Number.isFinite(amount) && amount > 0 ? amount : 0
}

/** Comma-separated, trimmed, empties dropped. */
export const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]
