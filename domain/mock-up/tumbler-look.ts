import { z } from 'zod'
import type { EngravedDesignData } from '../orders/order-design.ts'
import { type DesignType, designTypes, type Finish, finishes } from '../tumbler/tumblers.ts'
import type { CupSide } from './compose-tumbler.ts'
import { mockUpWidths } from './widths.ts'

/** A tumbler as it is seen from one side; a bare one has no artwork. */
export type TumblerLook = {
  sizeId: string
  finish: Finish
  designType: DesignType
  side: CupSide
  artworkId: string | null
}

/** The address of its picture, so many pixels wide. The same look has the same address everywhere. */
export function tumblerAddress(
  { sizeId, finish, designType, side, artworkId }: TumblerLook,
  width: number,
): string {
  const query = new URLSearchParams({ size: sizeId, finish, type: designType, side })
  if (artworkId) query.set('artwork', artworkId)
  query.set('w', String(width))
  return `/files/mock-ups/tumbler?${query}`
}

/** What such an address asks for. */
export const tumblerQuerySchema = z
  .object({
    size: z.string().min(1).max(20),
    finish: z.enum(finishes),
    type: z.enum(designTypes),
    side: z.enum(['front', 'back']),
    artwork: z.uuid().nullable().default(null),
    w: z.coerce.number().pipe(z.literal([...mockUpWidths])),
  })
  .transform(({ size, type, artwork, w: width, ...look }) => {
    const tumbler: TumblerLook = { ...look, sizeId: size, designType: type, artworkId: artwork }
    return { look: tumbler, width }
  })

/** An ordered tumbler, seen from the front. */
export const lookOfTumbler = (
  { designType, finish, artworkId }: EngravedDesignData['engraving'],
  sizeId: string,
): TumblerLook => ({ sizeId, finish, designType, side: 'front', artworkId })
