import type { InkBox } from '#domain/artwork/ink-box.ts'
import type { Repair } from '#domain/checks/repairs.ts'
import { mm, mmToPixels, printDpi } from '#domain/units.ts'

/** More pixels than this are not held in memory at once: 4 bytes each, twice. */
export const mostRepairedPixels = 40_000_000

/** The size in px at which a repair is made: the ink's own, except for a halftone, whose dots are print pixels. */
export function repairedSize(ink: InkBox, repair: Repair): { width: number; height: number } {
  if (repair.kind !== 'halftone') return { width: ink.width, height: ink.height }
  const width = Math.max(1, Math.round(mmToPixels(mm(repair.width), printDpi)))
  return { width, height: Math.max(1, Math.round((width * ink.height) / ink.width)) }
}
