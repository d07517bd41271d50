import type { DraftLine } from './draft-form.ts'

/** Whether nothing of a line is left out that the server cannot price it without; whether it is right, the server says. */
export function isFilledIn({ kind, ...line }: DraftLine): boolean {
  switch (kind) {
    case 'sheet':
      return line.sizeId !== null
    case 'shirt':
      return areTyped(line.garmentId, line.size, line.color)
    case 'tumbler':
      return areTyped(line.size, line.engraving.finish, line.engraving.artworkId)
    case 'print':
      return areTyped(line.productId, line.variantId)
    case 'listing':
      return areTyped(line.listingId)
    case 'custom':
      return areTyped(line.words, line.reason, line.price)
  }
}

const areTyped = (...fields: (string | null)[]): boolean => fields.every((field) => field?.trim())
