import type { EngravedDesignData } from '../orders/order-design.ts'
import type { DesignType, Finish } from '../tumbler/tumblers.ts'
import type { Wrap } from '../tumbler/wrap.ts'
import type { CupSide } from './compose-tumbler.ts'

/** A tumbler as seen from one side; a bare one has no artwork. */
export type TumblerLook = {
  sizeId: string
  finish: Finish
  designType: DesignType
  side: CupSide
  artworkId: string | null
  /** How it goes around the cup; null if not chosen. */
  wrap: Wrap | null
}

/** The URL of its picture at this width. The same look has the same URL everywhere. */
export function tumblerAddress(
  { sizeId, finish, designType, side, artworkId, wrap }: TumblerLook,
  width: number,
): string {
  const query = new URLSearchParams({ size: sizeId, finish, type: designType, side })
  if (artworkId) query.set('artwork', artworkId)
  if (wrap && designType === 'fullWrap') query.set('wrap', `${wrap.way} ${wrap.size} ${wrap.place}`)
  query.set('w', String(width))
  return `/files/mock-ups/tumbler?${query}`
}

/** An ordered tumbler, seen from the front. */
export const lookOfTumbler = (
  { designType, finish, artworkId, wrap }: EngravedDesignData['engraving'],
  sizeId: string,
): TumblerLook => ({ sizeId, finish, designType, side: 'front', artworkId, wrap: wrap ?? null })
