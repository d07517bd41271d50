import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import { decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { drawingLimits } from '#server/kernel/decoding/limits.ts'
import { withLocalFiles } from '#server/kernel/files/with-local-files.ts'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import type { DesignDeps } from './deps.ts'
import type { renderPreview } from './render-preview.ts'

const preview = defineTask<typeof renderPreview>(
  new URL('./render-preview.ts', import.meta.url),
  'renderPreview',
  drawingLimits,
)

/**
 * A sheet as its preview shows it, from the artworks' own previews; drawn in a separate process, so the server stays
 * responsive.
 */
export async function drawSheet(
  { files, artwork }: Pick<DesignDeps, 'files' | 'artwork'>,
  document: PlacementDocument,
): Promise<Buffer> {
  const ids = [...new Set(document.placements.map(({ artworkId }) => artworkId))]
  const described = await artwork.describeForPrinting(ids)
  const stored = described.map(({ id, previewKey: key }) => ({ id, key }))
  return withLocalFiles(files, stored, (opened) =>
    withWorkFolder(async (folder) => {
      const target = join(folder, 'sheet.webp')
      const pictures = new Map(opened.map(({ id, path }) => [id, path]))
      await decode(preview, { document, pictures, target }, { lane: 'mockUps' })
      return readFile(target)
    }),
  )
}
