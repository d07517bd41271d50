import { applyRepair } from '#domain/checks/apply-repair.ts'
import { type ArtworkFacts, measureArtwork } from '#domain/checks/measure-artwork.ts'
import type { Raster } from '#domain/checks/raster.ts'
import type { Repair } from '#domain/checks/repairs.ts'
import { squaredDistances } from '#nesting/index.ts'
import { traceInk } from './trace-ink.ts'

/** What a thread of `threads.ts` does, by name. */
export const measure = (raster: Raster): ArtworkFacts => ({
  version: 1,
  ...measureArtwork(raster, squaredDistances),
  outline: traceInk(raster),
})

export function repair({ raster, repair }: { raster: Raster; repair: Repair }): Raster['data'] {
  applyRepair(raster, repair, squaredDistances)
  return raster.data
}
