import type { GangSheetSize } from '../artwork/gang-sheet.ts'
import { mostSheets } from '../artwork/most-sheets.ts'
import { maxLineQuantity } from '../cart/cart-limits.ts'

/** Local storage key of a design waiting for sign-in (docs/spec-map.md S3). */
export const pendingDesignKey = 'pending_gang_design'

const mostIdLetters = 100

/** A design as reported by the builder's events, with the payload kept whole (docs/spec-map.md S3). */
export type GangSheetDesign = { design_id: string; size_id: number; quantity: number; raw: unknown }

export type BuilderEvent = 'design:created' | 'design:updated'

/** What our own studio reports about a saved design. */
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

// Checked by hand: otherwise the studio's page would load a whole library for these few fields.

const fieldsOf = (value: unknown): Record<string, unknown> => Object(value)

const isCount = (value: unknown, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= most

/** Whether it comes from our own studio, whose designs the shop stores itself. */
export function isOwnPayload(raw: unknown): boolean {
  const { version, copies, artworks } = fieldsOf(raw)
  return Number.isInteger(version) && Number.isInteger(copies) && Array.isArray(artworks)
}

/** The sizes of a design's sheets, as reported by our own studio; null if one is not sold. */
export function sheetsOfDesign(
  { size_id, raw }: Pick<GangSheetDesign, 'size_id' | 'raw'>,
  sold: readonly GangSheetSize[],
): GangSheetSize[] | null {
  const told = isOwnPayload(raw) ? toSheets(fieldsOf(raw).sheets) : []
  const ids = told[0] === size_id ? told : [size_id]
  const sizes = ids.flatMap((id) => sold.find((size) => size.id === id) ?? [])
  return sizes.length === ids.length ? sizes : null
}

function toSheets(told: unknown): number[] {
  const sheets = Array.isArray(told) && told.length <= mostSheets ? told : []
  return sheets.every((id) => isCount(id)) ? sheets : []
}

/** The design after moving it to these sheets. */
export const withSheets = (design: GangSheetDesign, sizes: readonly GangSheetSize[]): GangSheetDesign => {
  const sheets = sizes.map(({ id }) => id)
  const raw = typeof design.raw === 'object' ? { ...design.raw, sheets } : design.raw
  return { ...design, size_id: sheets[0] ?? design.size_id, raw }
}

/**
 * Normalizes an event's payload: fields at the top level or under `design`, `data` or `detail`, in either spelling.
 * Null when it does not yield design_id and size_id (docs/spec-map.md S5).
 */
export function normalizeDesign(payload: unknown): GangSheetDesign | null {
  for (const candidate of [payload, ...inner(payload)]) {
    const { design_id, designId, id, size_id, sizeId, quantity } = fieldsOf(candidate)
    const design = toId(design_id) ?? toId(designId) ?? toId(id)
    const size = toCount(size_id) ?? toCount(sizeId)
    if (design !== undefined && size !== undefined)
      return {
        ...{ design_id: design, size_id: size, raw: payload },
        quantity: toCount(quantity, maxLineQuantity) ?? 1,
      }
  }
  return null
}

function toId(value: unknown): string | undefined {
  const text = typeof value === 'string' || Number.isFinite(value) ? String(value).trim() : ''
  return text !== '' && text.length <= mostIdLetters ? text : undefined
}

function toCount(value: unknown, most?: number): number | undefined {
  const count = typeof value === 'string' ? Number(value) : value
  return isCount(count, most) ? count : undefined
}

function inner(payload: unknown): unknown[] {
  if (typeof payload !== 'object' || payload === null) return []
  const { design, data, detail } = payload as Record<string, unknown>
  return [design, data, detail].filter((value) => value !== undefined)
}

/** The design waiting in local storage; null when there is none or it cannot be read. */
export function readPendingDesign(text: string | null): GangSheetDesign | null {
  try {
    const { design_id, size_id, quantity, raw } = fieldsOf(JSON.parse(text ?? 'null'))
    const isId = typeof design_id === 'string' && toId(design_id) !== undefined
    return isId && isCount(size_id) && isCount(quantity, maxLineQuantity)
      ? { design_id, size_id, quantity, raw }
      : null
  } catch {
    return null
  }
}
