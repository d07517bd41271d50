import { z } from 'zod'

const level = z.int().min(0).max(255)

/** What can be fixed with one click. The original is kept; the repaired artwork is one of its own. */
export const repairSchema = z.discriminatedUnion('kind', [
  /** Alpha from `level` on becomes solid, the rest nothing. */
  z.object({ kind: z.literal('harden'), level: z.int().min(1).max(255) }),
  /** Takes a color away: where it hangs together with the picture's edge, or all of it. */
  z.object({
    kind: z.literal('knock_out'),
    color: z.tuple([level, level, level]),
    /** Largest difference of a channel that still counts as this color. */
    tolerance: z.int().min(0).max(128),
    from: z.enum(['edge', 'everywhere']),
  }),
  /** Takes a rim off the outside of the ink; `share` of the picture's longer side. */
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

/** What a repaired file is called, from the original's name. */
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

/** White that stands around a logo. */
export const knockOutWhite: Repair = {
  kind: 'knock_out',
  color: [255, 255, 255],
  tolerance: 30,
  from: 'edge',
}

export const hardenEdges: Repair = { kind: 'harden', level: 128 }

/** About what a fringe measures (`findHalo`) of a picture of 1,600 px. */
export const trimFringe: Repair = { kind: 'trim_edge', share: 0.002 }

/** Fine enough to look smooth from an arm's length, coarse enough that dots of 0.4 mm stand for a tenth of ink. */
export const halftoneAt = (width: number): Repair => ({ kind: 'halftone', width, linesPerInch: 22 })
