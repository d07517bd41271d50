import type { DraftLine } from './draft-form.ts'

/** Whether a line has everything the server needs to price it; whether it is valid is the server's call. */
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
