import type { Artworks } from '#app/studio/view/use-artworks.ts'
import type { FieldErrors } from '#domain/cart/checkout.ts'
import type { Choices, DraftLine } from './draft-form.ts'
import type { PrintOnSale } from './prints-on-sale.ts'

export type CustomerDesign = { id: string; title: string; sizeId: number }

export type LineCardProps = {
  line: DraftLine
  position: number
  draftOrderId: string
  choices: Choices
  designs: CustomerDesign[]
  artworks: Artworks
  errors: FieldErrors
  /** Findings of the checks on its artwork. */
  warnings: string[]
  /** The line's price at the shop's own prices; null until known. */
  totalCents: number | null
  onChange: (change: (line: DraftLine) => Partial<DraftLine>) => void
  onRemove: () => void
  /** `choices` holds only the prints that the lines use. */
  onPrintFound: (print: PrintOnSale) => void
}

export type FieldsProps = Pick<LineCardProps, 'line' | 'choices' | 'designs' | 'onPrintFound'> & {
  onChange: (changes: Partial<DraftLine>) => void
  error: (field: string) => string | undefined
}

export type ArtworkProps = Pick<LineCardProps, 'line' | 'choices' | 'artworks' | 'draftOrderId' | 'onChange'>
