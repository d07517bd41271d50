import type { StudioItem } from '#domain/studio/studio-document.ts'
import type { ArtworkView } from '#server/artwork/index.ts'

/** Whether an item is a standalone text, editable by itself. */
export const isText = ({ player }: StudioItem, artwork: ArtworkView | undefined): boolean =>
  player === undefined && artwork?.lettering?.blocks.length === 1
