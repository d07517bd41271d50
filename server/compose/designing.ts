import { imageModelOf } from '../adapters/image-models/index.ts'
import { createAiDesigns } from '../aidesigns/index.ts'
import { createArtwork } from '../artwork/index.ts'
import { createDesigns } from '../designs/index.ts'
import { createDrafts } from '../drafts/index.ts'
import { createItemPictures } from '../item-pictures/index.ts'
import type { Basics } from './basics.ts'
import type { Platform } from './platform.ts'

export type Designing = ReturnType<typeof composeDesigning>

/** What customers create before they order. */
export function composeDesigning(below: Platform & Basics) {
  const artwork = createArtwork({ ...below, ghostscript: below.environment.GHOSTSCRIPT ?? null })
  const designs = createDesigns({ ...below, artwork })
  return {
    artwork,
    /** The bytes of an image that the actor uploaded. */
    readUpload: artwork.readOriginal,
    designs,
    itemPictures: createItemPictures({ ...below, artwork, designs }),
    drafts: createDrafts(below),
    aiDesigns: createAiDesigns({ ...below, artwork, imageModel: imageModelOf(below.environment) }),
  }
}
