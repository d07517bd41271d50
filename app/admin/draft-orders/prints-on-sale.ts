import type { StaffPrint } from '#server/prints/index.ts'

/** A premade print in the shape that an order line takes. Prices in cents. */
export type PrintOnSale = {
  id: string
  title: string
  thumbnailUrl: string
  isGangSheet: boolean
  variants: { id: string; name: string; price: number }[]
}

/** The prints that can be sold now, each with its available sizes. */
export const printsOnSale = (prints: readonly StaffPrint[]): PrintOnSale[] =>
  prints.flatMap(({ id, title, thumbnailUrl, kind, isActive, variants }) => {
    const sold = variants
      .filter(({ isAvailable }) => isAvailable)
      .map(({ id: variantId, name, priceCents }) => ({ id: variantId, name, price: priceCents }))
    return isActive && sold.length > 0
      ? [{ id, title, thumbnailUrl, isGangSheet: kind === 'gang-sheet', variants: sold }]
      : []
  })
