import { centsOf, type EditedVariant, firstVariants, tagsOf } from '#domain/catalog/print-editing.ts'
import { cents } from '#domain/money/money.ts'
import type { PrintKind } from '#domain/orders/print-options.ts'
import type { NewPrintProduct, StaffPrint } from '#server/prints/index.ts'

/** A product as it is typed. Prices are dollars. */
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
  })[]
  /** Until somebody touches them, those of a new product are the standard ones and follow its base price. */
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
    variants: rowsOf(product.variants),
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

/** The draft with what was typed. */
export function changeDraft(draft: ProductDraft, changes: Partial<ProductDraft>): ProductDraft {
  const hasOwnVariants = draft.hasOwnVariants || changes.variants !== undefined
  const changed = { ...draft, ...changes, hasOwnVariants }
  if (hasOwnVariants) return changed
  return { ...changed, variants: rowsOf(firstVariants(changed.kind, cents(centsOf(changed.basePrice)))) }
}

export const rowsOf = (variants: readonly EditedVariant[]): ProductDraft['variants'] =>
  variants.map(({ priceCents, sizeWidth, sizeHeight, ...variant }) => ({
    ...variant,
    key: variant.id ?? nextKey(),
    sizeWidth: String(sizeWidth),
    sizeHeight: String(sizeHeight),
    price: dollars(priceCents),
  }))

export const variantsOf = (rows: ProductDraft['variants']): EditedVariant[] =>
  rows.map(({ key: _, price, sizeWidth, sizeHeight, ...row }) => ({
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
