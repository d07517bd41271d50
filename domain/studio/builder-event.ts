import { z } from 'zod'
import type { GangSheetSize } from '../artwork/gang-sheet.ts'
import { mostSheets } from '../artwork/most-sheets.ts'
import { maxLineQuantity } from '../cart/cart-limits.ts'

/** Local storage key of a design that waits for sign-in (docs/spec-map.md S3). */
export const pendingDesignKey = 'pending_gang_design'

/** A design as the builder's events tell it, the payload kept whole (docs/spec-map.md S3). */
export type GangSheetDesign = { design_id: string; size_id: number; quantity: number; raw: unknown }

export type BuilderEvent = 'design:created' | 'design:updated'

/** What our own studio tells of a saved design. */
export type BuilderPayload = {
  event: BuilderEvent
  design_id: string
  size_id: number
  quantity: number
  version: number
  copies: number
  artworks: { id: string; name: string; copies: number }[]
  /** The size of each of its sheets. */
  sheets: number[]
}

const ownPayloadSchema = z.looseObject({ version: z.int(), copies: z.int(), artworks: z.array(z.unknown()) })

/** Told by our own studio, whose designs the shop holds itself. */
export const isOwnPayload = (raw: unknown): boolean => ownPayloadSchema.safeParse(raw).success

const sheetsSchema = z.looseObject({ sheets: z.array(z.int().positive()).min(1).max(mostSheets) })

/** The sizes of a design's sheets, which our own studio tells; null where one is not sold. */
export function sheetsOfDesign(
  { size_id, raw }: Pick<GangSheetDesign, 'size_id' | 'raw'>,
  sold: readonly GangSheetSize[],
): GangSheetSize[] | null {
  const told = isOwnPayload(raw) ? sheetsSchema.safeParse(raw).data?.sheets : undefined
  const ids = told?.[0] === size_id ? told : [size_id]
  const sizes = ids.flatMap((id) => sold.find((size) => size.id === id) ?? [])
  return sizes.length === ids.length ? sizes : null
}

/** The design when it was put onto these sheets. */
export const withSheets = (design: GangSheetDesign, sizes: readonly GangSheetSize[]): GangSheetDesign => {
  const sheets = sizes.map(({ id }) => id)
  const raw = typeof design.raw === 'object' ? { ...design.raw, sheets } : design.raw
  return { ...design, size_id: sheets[0] ?? design.size_id, raw }
}

const idSchema = z.union([z.string().trim().min(1).max(100), z.number()]).transform(String)
const countSchema = z.coerce.number().int().positive()

const fieldsSchema = z.looseObject({
  design_id: idSchema.optional(),
  designId: idSchema.optional(),
  id: idSchema.optional(),
  size_id: countSchema.optional().catch(undefined),
  sizeId: countSchema.optional().catch(undefined),
  quantity: countSchema.max(maxLineQuantity).catch(1).default(1),
})

/**
 * Normalises an event's payload: fields at the top or under `design`, `data` or `detail`, in either spelling.
 * Null when it does not yield design_id and size_id (docs/spec-map.md S5).
 */
export function normaliseDesign(payload: unknown): GangSheetDesign | null {
  for (const candidate of [payload, ...inner(payload)]) {
    const fields = fieldsSchema.safeParse(candidate)
    if (!fields.success) continue
    const { design_id, designId, id, size_id, sizeId, quantity } = fields.data
    const design = design_id ?? designId ?? id
    const size = size_id ?? sizeId
    if (design !== undefined && size !== undefined)
      return { design_id: design, size_id: size, quantity, raw: payload }
  }
  return null
}

function inner(payload: unknown): unknown[] {
  if (typeof payload !== 'object' || payload === null) return []
  const { design, data, detail } = payload as Record<string, unknown>
  return [design, data, detail].filter((value) => value !== undefined)
}

const pendingSchema = z.object({
  design_id: z.string().min(1).max(100),
  size_id: z.int().positive(),
  quantity: z.int().min(1).max(maxLineQuantity),
  raw: z.unknown(),
})

/** The design that waits in local storage; null when there is none or it cannot be read. */
export function readPendingDesign(text: string | null): GangSheetDesign | null {
  try {
    const { design_id, size_id, quantity, raw } = pendingSchema.parse(JSON.parse(text ?? 'null'))
    return { design_id, size_id, quantity, raw }
  } catch {
    return null
  }
}
