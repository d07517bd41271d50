import { z } from 'zod'
import { placementDocumentSchema, placementSchema } from '#domain/gang-sheet.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import { mm } from '#domain/units.ts'

/** What the browser keeps of a sheet while it is worked on, so that a reload loses nothing. */
export type Draft = { document: StudioDocument; awaiting: readonly string[] }

export const draftKey = 'gangwayStudioDraft'

const pixels = z.number().positive()
const millimetres = z.number().positive().max(10_000).transform(mm)

const draftSchema = z.object({
  document: z.object({
    sheet: placementDocumentSchema.shape.sheet,
    quantity: z.int().min(1).max(1_000),
    items: z.array(
      z.object({
        id: z.string().min(1).max(40),
        artworkId: z.uuid(),
        name: z.string(),
        ink: z.object({ width: pixels, height: pixels }),
        width: millimetres,
        height: millimetres,
        copies: z.int().min(1).max(2_000),
      }),
    ),
    placements: z.array(placementSchema.extend({ itemId: z.string() })),
    isArranged: z.boolean(),
  }),
  awaiting: z.array(z.uuid()).max(500),
})

/** Null when there is none, or none that this version of the shop can read. */
export function readDraft(key: string): Draft | null {
  try {
    return draftSchema.parse(JSON.parse(window.localStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

/** False when the browser stores nothing (full, or private). */
export function keepDraft(key: string, draft: Draft): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // A browser without storage has nothing to forget.
  }
}

export const isWorthKeeping = ({ document, awaiting }: Draft): boolean =>
  document.items.length > 0 || awaiting.length > 0
