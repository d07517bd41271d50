import type { StaffPrint } from '#server/prints/index.ts'

/** A premade print as a line of an order takes it. Prices in cents. */
export type PrintOnSale = {
  id: string
  title: string
  thumbnailUrl: string
  isGangSheet: boolean
  variants: { id: string; name: string; price: number }[]
}

/** Those that can be sold now, each in the sizes that are available. */
export const printsOnSale = (prints: readonly StaffPrint[]): PrintOnSale[] =>
  prints.flatMap(({ id, title, thumbnailUrl, kind, isActive, variants }) => {
    const sold = variants
      .filter(({ isAvailable }) => isAvailable)
      .map(({ id: variantId, name, priceCents }) => ({ id: variantId, name, price: priceCents }))
    return isActive && sold.length > 0
      ? [{ id, title, thumbnailUrl, isGangSheet: kind === 'gang-sheet', variants: sold }]
      : []
  })
