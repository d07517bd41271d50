import type { EngravedDesignData, TshirtDesignData } from '../orders/order-design.ts'
import { lookOfDesign, shirtAddress } from './shirt-look.ts'
import { lookOfTumbler, tumblerAddress } from './tumbler-look.ts'
import type { MockUpWidth } from './widths.ts'

/** What is read of an ordered item to show it. */
export type PicturedItem = {
  productSize: string
  /** What is frozen of its design, or the part of that which is seen. */
  designData: SeenOfDesign | null
}

export type SeenOfDesign = Partial<Pick<TshirtDesignData, 'cut' | 'color' | 'prints'>> & {
  engraving?: EngravedDesignData['engraving']
  imageUrl?: string | null
  isArtworkGone?: true
}

/**
 * The address of the picture of the finished product: for what we print and engrave on ourselves, drawn with its
 * artwork on it; else, and once staff have offered a picture of their own, the one that the design names.
 */
export function pictureOfItem(
  { productSize, designData }: PicturedItem,
  width: MockUpWidth = 480,
): string | null {
  if (!designData || designData.isArtworkGone) return null
  const { imageUrl = null, cut, color, prints = [], engraving } = designData
  if (imageUrl !== null && !imageUrl.startsWith('/files/artworks/')) return imageUrl
  if (engraving) return tumblerAddress(lookOfTumbler(engraving, productSize), width)
  if (!cut || !color || prints.length === 0) return imageUrl
  return shirtAddress(lookOfDesign({ cut, color, prints }, productSize), width)
}
