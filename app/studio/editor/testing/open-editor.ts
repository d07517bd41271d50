import { seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import { seedShopSettings } from '#domain/shop/shop-settings.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import { studioSettingsOf } from '#domain/studio/studio-settings.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { createEditor } from '../create-editor.ts'
import type { Editor } from '../editor.ts'
import type { EditorBegin } from '../start-state.ts'
import { createFakeWorld, type FakeWorld } from './fake-world.ts'
import { artworkOf, foxId } from './sample-sheet.ts'

export type Opened = {
  editor: Editor
  world: FakeWorld
  /** What the editor asked of the page: "saved", "closed". */
  asked: string[]
  end: () => void
}

/** A started editor on a canvas of 1,000 × 800 px, for a person who has uploaded `uploaded`. */
export function openEditor(
  document: StudioDocument,
  changes: Partial<EditorBegin> = {},
  uploaded: readonly ArtworkView[] = [artworkOf(foxId)],
): Opened {
  const world = createFakeWorld()
  for (const artwork of uploaded) world.artworks.set(artwork.id, artwork)
  const asked: string[] = []
  const editor = createEditor(world.deps, {
    ...{
      sizes: seedGangSheetSizes,
      shop: studioSettingsOf(seedShopSettings),
      draftKey: 'key',
      own: uploaded,
    },
    ...{ start: { document, awaiting: [] }, ...changes },
  })
  const end = editor.start({
    save: async () => {
      asked.push('save')
      return true
    },
    saved: () => void asked.push('saved'),
    close: () => void asked.push('close'),
    focusOn: (part) => void asked.push(`focus on ${part}`),
  })
  editor.viewing.resize({ width: 1_000, height: 800 })
  return { editor, world, asked, end }
}
