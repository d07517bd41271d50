import { z } from 'zod'
import type { EngravedDesignData } from '../orders/order-design.ts'
import { type DesignType, designTypes, type Finish, finishes } from '../tumbler/tumblers.ts'
import { type Wrap, wrapSchema } from '../tumbler/wrap.ts'
import type { CupSide } from './compose-tumbler.ts'
import { mockUpWidths } from './widths.ts'

/** A tumbler as it is seen from one side; a bare one has no artwork. */
export type TumblerLook = {
  sizeId: string
  finish: Finish
  designType: DesignType
  side: CupSide
  artworkId: string | null
  /** How it goes around the cup; null where nobody said so. */
  wrap: Wrap | null
}

/** The address of its picture, so many pixels wide. The same look has the same address everywhere. */
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

const wrapInAddress = z
  .string()
  .max(60)
  .transform((text) => {
    const [way, size, place] = text.split(' ')
    return { way, size: Number(size), place: Number(place) }
  })
  .pipe(wrapSchema)

/** What such an address asks for. */
export const tumblerQuerySchema = z
  .object({
    size: z.string().min(1).max(20),
    finish: z.enum(finishes),
    type: z.enum(designTypes),
    side: z.enum(['front', 'back']),
    artwork: z.uuid().nullable().default(null),
    wrap: wrapInAddress.nullable().default(null),
    w: z.coerce.number().pipe(z.literal([...mockUpWidths])),
  })
  .transform(({ size, type, artwork, w: width, ...look }) => {
    const tumbler: TumblerLook = { ...look, sizeId: size, designType: type, artworkId: artwork }
    return { look: tumbler, width }
  })

/** An ordered tumbler, seen from the front. */
export const lookOfTumbler = (
  { designType, finish, artworkId, wrap }: EngravedDesignData['engraving'],
  sizeId: string,
): TumblerLook => ({ sizeId, finish, designType, side: 'front', artworkId, wrap: wrap ?? null })
