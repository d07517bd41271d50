import { imageModelOf } from '../adapters/image-models/index.ts'
import { createAiDesigns } from '../aidesigns/index.ts'
import { createArtwork } from '../artwork/index.ts'
import { createDesigns } from '../designs/index.ts'
import { createDrafts } from '../drafts/index.ts'
import type { Basics } from './basics.ts'
import type { Platform } from './platform.ts'

export type Designing = ReturnType<typeof composeDesigning>

/** What customers make before they order. */
export function composeDesigning(below: Platform & Basics) {
  const artwork = createArtwork(below)
  return {
    artwork,
    /** The bytes of a picture that the actor has uploaded. */
    readUpload: artwork.readOriginal,
    designs: createDesigns({ ...below, artwork }),
    drafts: createDrafts(below),
    aiDesigns: createAiDesigns({ ...below, artwork, imageModel: imageModelOf(below.environment) }),
  }
}
