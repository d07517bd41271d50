import { type ArtworkFacts, measureArtwork } from '#domain/checks/measure-artwork.ts'
import type { Raster } from '#domain/checks/raster.ts'
import { squaredDistances } from '#nesting/index.ts'
import { traceInk } from './trace-ink.ts'

/** What the checks need to know about an image that is trimmed to its ink. Takes up to a second. */
export const measure = (raster: Raster): ArtworkFacts => ({
  version: 1,
  ...measureArtwork(raster, squaredDistances),
  outline: traceInk(raster),
})
