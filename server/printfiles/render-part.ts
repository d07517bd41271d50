import { join } from 'node:path'
import type { OrderDesignData } from '#domain/order-design.ts'
import { type PrintPart, type PrintSource, printPartsOf } from '#domain/print-parts.ts'
import { drawingOf } from '#server/kernel/open-ink.ts'
import { addHeaderStrip, type HeaderStrip } from './header-strip/add-header-strip.ts'
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
  /** Above the art; none without it, and for null. */
  stripFor?(part: PrintPart): Promise<HeaderStrip | null>
}

/**
 * Draws one part of what an order has frozen, from the original bytes, as a PNG.
 *
 * @throws Error when the design has no such part or an original is missing.
 */
export async function renderPart(
  needs: Pick<PrintFilesNeeds, 'files' | 'artwork'>,
  design: OrderDesignData,
  { id, folder, target, onProgress, stripFor }: PartToRender,
): Promise<Rendered> {
  const part = findPart(design, id)
  const workFolder = join(folder, 'work')
  const { width, height, byteSize } = await withOriginals(needs, part.sources, async (artworks) =>
    renderSheet({
      ...(await addHeaderStrip(part, artworks, (await stripFor?.(part)) ?? null, folder)),
      ...{ workFolder, target, onProgress },
    }),
  )
  const oneBit = part.colours === 'one-bit' ? await toOneBit(target, part.dpi) : null
  return { widthPx: width, heightPx: height, byteSize: oneBit?.byteSize ?? byteSize }
}

/** @throws Error when the design has no such part. */
export function findPart(design: OrderDesignData, id: string): PrintPart {
  const part = printPartsOf(design).find((one) => one.id === id)
  if (!part) throw new Error('This part is not in the design any more')
  return part
}

/** Lets `use` work on the originals' files; what was frozen says which part of each is printed. */
export async function withOriginals<T>(
  needs: Pick<PrintFilesNeeds, 'files' | 'artwork'>,
  sources: readonly PrintSource[],
  use: (artworks: SheetArtwork[]) => Promise<T>,
): Promise<T> {
  const uploaded = sources.filter(({ storedUnder }) => storedUnder === null).map(({ id }) => id)
  const described = await needs.artwork.describeForPrinting(uploaded)
  const byId = new Map(described.map((artwork) => [artwork.id, artwork]))
  const open = async (index: number, opened: SheetArtwork[]): Promise<T> => {
    const next = sources[index]
    if (!next) return use(opened)
    const artwork = byId.get(next.id)
    const key = next.storedUnder ?? artwork?.storageKey
    if (!key) throw new Error(`The artwork ${next.id} is missing`)
    return needs.files.withLocalFile(key, (path) =>
      open(index + 1, [...opened, { id: next.id, path, ink: next.ink, ...(artwork && drawingOf(artwork)) }]),
    )
  }
  return open(0, [])
}
