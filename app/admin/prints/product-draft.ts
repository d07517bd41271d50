import {
  centsOf,
  type EditedVariant,
  firstVariants,
  followsBasePrice,
  tagsOf,
} from '#domain/catalog/print-editing.ts'
import { type Cents, cents } from '#domain/money/money.ts'
import { type PrintKind, standardVariantPrice } from '#domain/orders/print-options.ts'
import type { NewPrintProduct, StaffPrint } from '#server/prints/index.ts'

/** A product as it is typed. Prices are in dollars. */
export type ProductDraft = {
  kind: PrintKind
  title: string
  description: string
  category: string
  tags: string
  basePrice: string
  isActive: boolean
  variants: (Omit<EditedVariant, 'priceCents' | 'sizeWidth' | 'sizeHeight'> & {
    key: string
    sizeWidth: string
    sizeHeight: string
    price: string
    /** A standard size at the standard price, which changes along with the base price. */
    followsBase: boolean
  })[]
  /** Until someone edits them, a new product has the standard variants of its kind. */
  hasOwnVariants: boolean
}

let count = 0
export const nextKey = (): string => `row-${++count}`

const dollars = (amount: number): string => (amount / 100).toFixed(2)

export function draftOf(product: StaffPrint | null): ProductDraft {
  if (!product) return changeDraft(emptyDraft, {})
  return {
    kind: product.kind,
    title: product.title,
    description: product.description,
    category: product.category,
    tags: product.tags.join(', '),
    basePrice: dollars(product.basePriceCents),
    isActive: product.isActive,
    variants: rowsOf(product.variants, cents(product.basePriceCents)),
    hasOwnVariants: true,
  }
}

const emptyDraft: ProductDraft = {
  kind: 'gang-sheet',
  title: '',
  description: '',
  category: 'general',
  tags: '',
  basePrice: '',
  isActive: true,
  variants: [],
  hasOwnVariants: false,
}

/** The draft with the changes applied. */
export function changeDraft(draft: ProductDraft, changes: Partial<ProductDraft>): ProductDraft {
  const hasOwnVariants = draft.hasOwnVariants || changes.variants !== undefined
  const changed = { ...draft, ...changes, hasOwnVariants }
  const basePrice = basePriceOf(changed)
  if (!hasOwnVariants)
    return { ...changed, variants: rowsOf(firstVariants(changed.kind, basePrice), basePrice) }
  if (changes.basePrice === undefined) return changed
  return { ...changed, variants: changed.variants.map((row) => repriced(row, basePrice)) }
}

/** The typed base price; 0 while it is not an amount. */
export const basePriceOf = ({ basePrice }: Pick<ProductDraft, 'basePrice'>): Cents =>
  cents(centsOf(basePrice) || 0)

const repriced = (row: ProductDraft['variants'][number], basePrice: Cents): typeof row =>
  row.followsBase ? { ...row, price: dollars(standardVariantPrice(basePrice, Number(row.sizeHeight))) } : row

export const rowsOf = (variants: readonly EditedVariant[], basePrice: Cents): ProductDraft['variants'] =>
  variants.map(({ priceCents, sizeWidth, sizeHeight, ...variant }) => ({
    ...variant,
    followsBase: followsBasePrice({ priceCents, sizeWidth, sizeHeight, ...variant }, basePrice),
    key: variant.id ?? nextKey(),
    sizeWidth: String(sizeWidth),
    sizeHeight: String(sizeHeight),
    price: dollars(priceCents),
  }))

export const variantsOf = (rows: ProductDraft['variants']): EditedVariant[] =>
  rows.map(({ key: _, followsBase: __, price, sizeWidth, sizeHeight, ...row }) => ({
    ...row,
    sizeWidth: Number(sizeWidth) || 0,
    sizeHeight: Number(sizeHeight) || 0,
    priceCents: centsOf(price),
  }))

export const productOf = (draft: ProductDraft): NewPrintProduct => ({
  kind: draft.kind,
  title: draft.title,
  description: draft.description,
  category: draft.category.trim() || 'general',
  tags: tagsOf(draft.tags),
  basePriceCents: centsOf(draft.basePrice),
  isActive: draft.isActive,
  variants: variantsOf(draft.variants),
})
