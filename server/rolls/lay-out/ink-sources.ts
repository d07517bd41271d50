import type { Artwork } from '#server/artwork/index.ts'
import type { Prints } from '#server/prints/index.ts'

/** Knows the outlines of what is printed. */
export type InkSources = {
  artwork: Pick<Artwork, 'describeForPrinting'>
  prints: Pick<Prints, 'outlinesOf'>
}
