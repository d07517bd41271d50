import type { FieldErrors } from '../field-errors.ts'
import { type Cents, cents } from '../money/money.ts'
import { plainAmount } from '../money/plain-amount.ts'
import {
  type PrintKind,
  standardFinish,
  standardMaterial,
  standardVariantPrice,
} from '../orders/print-options.ts'

/** The print manager's limits and messages (docs/spec-map.md B5 and B8). */
export const printMessages = {
  loadFailed: 'Error loading products',
  tooLarge: {
    title: 'File too large',
    text: 'Please select an image under 100MB. A PNG at 300 dpi is usually far smaller.',
  },
  imageRequired: { title: 'Image required', text: 'Choose the picture to print.' },
  titleRequired: 'Title required',
} as const

const standardWidth = 22
const standardHeights = [12, 24, 36, 48, 60, 72, 84, 96] as const

export type EditedVariant = {
  /** Set for an existing variant: carts and orders refer to it. */
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
 * The standard variants (docs/spec-map.md B9), merged into the existing ones: a variant of the same size, material and
 * finish keeps its id and gets the standard price; all others are left unchanged.
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

/** Whether a variant's price is the one derived from the base price, so that it changes with it. */
export const followsBasePrice = (variant: EditedVariant, basePrice: Cents): boolean =>
  isStandardSize(variant) && variant.priceCents === standardVariantPrice(basePrice, variant.sizeHeight)

/** The initial variants of a product: a gang sheet comes in the standard sizes, a single print in none. */
export const firstVariants = (kind: PrintKind, basePrice: Cents): EditedVariant[] =>
  kind === 'gang-sheet' ? withStandardVariants([], basePrice) : []

/** What a product on sale needs before it can be bought: a size that is available; null when nothing is missing. */
export const missingForSale = (
  isActive: boolean,
  variants: readonly Pick<EditedVariant, 'isAvailable'>[],
): FieldErrors | null =>
  isActive && !variants.some(({ isAvailable }) => isAvailable) ? { variants: 'Add a size first' } : null

/**
 * '12.5' as 1250 cents; anything that is not a number counts as 0 (docs/spec-map.md B5), and '12,50' is NaN, which the
 * caller reports.
 */
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
