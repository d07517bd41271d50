import type { EngravedDesignData, TshirtDesignData } from '../orders/order-design.ts'
import { lookOfDesign, shirtAddress } from './shirt-look.ts'
import { lookOfTumbler, tumblerAddress } from './tumbler-look.ts'
import type { MockUpWidth } from './widths.ts'

/** The fields of an ordered item needed to show it. */
export type PicturedItem = {
  productSize: string
  /** Its frozen design, or the part of it that is visible. */
  designData: SeenOfDesign | null
}

export type SeenOfDesign = Partial<Pick<TshirtDesignData, 'cut' | 'color' | 'prints'>> & {
  engraving?: EngravedDesignData['engraving']
  imageUrl?: string | null
  isArtworkGone?: true
}

/**
 * URL of the picture of the finished product: for products that we print or engrave, drawn with its artwork on it;
 * otherwise, or if staff provided a picture of their own, the one that the design names.
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
