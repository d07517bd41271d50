import { z } from 'zod'

const level = z.int().min(0).max(255)

/** Fixes available with one click. The original is kept; the repaired artwork is a separate one. */
export const repairSchema = z.discriminatedUnion('kind', [
  /** Alpha from `level` on becomes solid, the rest transparent. */
  z.object({ kind: z.literal('harden'), level: z.int().min(1).max(255) }),
  /** Removes a color: only where it is connected to the image's edge, or everywhere. */
  z.object({
    kind: z.literal('knock_out'),
    color: z.tuple([level, level, level]),
    /** Largest per-channel difference that still counts as this color. */
    tolerance: z.int().min(0).max(128),
    from: z.enum(['edge', 'everywhere']),
  }),
  /** Trims a rim off the outside of the ink; `share` of the image's longer side. */
  z.object({ kind: z.literal('trim_edge'), share: z.number().min(0.0005).max(0.05) }),
  /** Turns fades into dots of solid ink, for exactly this printed width in mm. */
  z.object({
    kind: z.literal('halftone'),
    width: z.number().min(2.54).max(3_100),
    linesPerInch: z.number().min(15).max(75),
  }),
])

export type Repair = z.output<typeof repairSchema>
export type RepairKind = Repair['kind']

/** The name of a repaired file, derived from the original's. */
export function repairedName(fileName: string, { kind }: Repair): string {
  const plain = fileName.replace(/\.[a-z0-9]{2,5}$/i, '')
  return `${plain} (${nameEndings[kind]}).png`
}

const nameEndings: Record<RepairKind, string> = {
  harden: 'hard edges',
  knock_out: 'no background',
  trim_edge: 'trimmed edge',
  halftone: 'halftone',
}

/** White around a logo. */
export const knockOutWhite: Repair = {
  kind: 'knock_out',
  color: [255, 255, 255],
  tolerance: 30,
  from: 'edge',
}

export const hardenEdges: Repair = { kind: 'harden', level: 128 }

/** About the width of a fringe (`findHalo`) in an image of 1,600 px. */
export const trimFringe: Repair = { kind: 'trim_edge', share: 0.002 }

/** Fine enough to look smooth at arm's length, coarse enough that dots of 0.4 mm represent a tenth of ink. */
export const halftoneAt = (width: number): Repair => ({ kind: 'halftone', width, linesPerInch: 22 })
