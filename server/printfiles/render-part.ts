import { join } from 'node:path'
import type { OrderDesignData } from '#domain/order-design.ts'
import { type PrintSource, printPartsOf } from '#domain/print-parts.ts'
import type { PrintFilesNeeds } from './needs.ts'
import type { SheetArtwork } from './overlay.ts'
import type { Rendered } from './render-print-file.ts'
import { renderSheet } from './render-sheet.ts'
import { toOneBit } from './to-one-bit.ts'

type PartToRender = {
  id: string
  /** A folder of the caller's own. */
  folder: string
  target: string
  onProgress(percent: number): void
}

/**
 * Draws one part of what an order has frozen, from the original bytes, as a PNG.
 *
 * @throws Error when the design has no such part or an original is missing.
 */
export async function renderPart(
  needs: Pick<PrintFilesNeeds, 'files' | 'artwork'>,
  design: OrderDesignData,
  { id, folder, target, onProgress }: PartToRender,
): Promise<Rendered> {
  const part = printPartsOf(design).find((one) => one.id === id)
  if (!part) throw new Error('This part is not in the design any more')
  const workFolder = join(folder, 'work')
  const { width, height, byteSize } = await withOriginals(needs, part.sources, (artworks) =>
    renderSheet({ surface: part, artworks, workFolder, target, onProgress }),
  )
  const oneBit = part.colours === 'one-bit' ? await toOneBit(target, part.dpi) : null
  return { widthPx: width, heightPx: height, byteSize: oneBit?.byteSize ?? byteSize }
}

/** Lets `use` work on the originals' files; what was frozen says which part of each is printed. */
export async function withOriginals<T>(
  needs: Pick<PrintFilesNeeds, 'files' | 'artwork'>,
  sources: readonly PrintSource[],
  use: (artworks: SheetArtwork[]) => Promise<T>,
): Promise<T> {
  const uploaded = sources.filter(({ storedUnder }) => storedUnder === null).map(({ id }) => id)
  const described = await needs.artwork.describeForPrinting(uploaded)
  const keys = new Map(described.map(({ id, storageKey }) => [id, storageKey]))
  const open = async (index: number, opened: SheetArtwork[]): Promise<T> => {
    const next = sources[index]
    if (!next) return use(opened)
    const key = next.storedUnder ?? keys.get(next.id)
    if (!key) throw new Error(`The artwork ${next.id} is missing`)
    return needs.files.withLocalFile(key, (path) =>
      open(index + 1, [...opened, { id: next.id, path, ink: next.ink }]),
    )
  }
  return open(0, [])
}
