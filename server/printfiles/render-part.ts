import { join } from 'node:path'
import type { OrderDesignData } from '#domain/orders/order-design.ts'
import { type PrintPart, type PrintSource, printPartsOf } from '#domain/orders/print-parts.ts'
import { withLocalFiles } from '#server/kernel/files/with-local-files.ts'
import { drawingOf } from '#server/kernel/pictures/ink-source.ts'
import type { PrintFilesDeps } from './deps.ts'
import { draw } from './draw-surface.ts'
import { addHeaderStrip, type HeaderStrip } from './header-strip/add-header-strip.ts'
import type { SheetArtwork } from './overlay-size.ts'

/** The result of drawing: pixels are null for a work sheet, which has none. */
export type Rendered = { widthPx: number | null; heightPx: number | null; byteSize: number }

type PartToRender = {
  id: string
  /** The caller's own folder. */
  folder: string
  target: string
  onProgress(percent: number): void
  /** Strip above the art; none if missing or null. */
  stripFor?(part: PrintPart): Promise<HeaderStrip | null>
}

/**
 * Draws one part of what an order has frozen, from the original bytes, as a PNG.
 *
 * @throws Error when the design has no such part or an original is missing.
 */
export async function renderPart(
  deps: Pick<PrintFilesDeps, 'files' | 'artwork'>,
  design: OrderDesignData,
  { id, folder, target, onProgress, stripFor }: PartToRender,
): Promise<Rendered> {
  const part = findPart(design, id)
  const workFolder = join(folder, 'work')
  const isOneBit = part.colors === 'one-bit'
  const { width, height, byteSize } = await withOriginals(deps, part.sources, async (artworks) => {
    const surface = await addHeaderStrip(part, artworks, (await stripFor?.(part)) ?? null, folder)
    return draw({ ...surface, workFolder, target, isOneBit }, onProgress)
  })
  return { widthPx: width, heightPx: height, byteSize }
}

/** @throws Error when the design has no such part. */
export function findPart(design: OrderDesignData, id: string): PrintPart {
  const part = printPartsOf(design).find((one) => one.id === id)
  if (!part) throw new Error('This part is no longer in the design')
  return part
}

/** Passes the originals' files to `use`; the frozen data says which part of each is printed. */
export async function withOriginals<T>(
  deps: Pick<PrintFilesDeps, 'files' | 'artwork'>,
  sources: readonly PrintSource[],
  use: (artworks: SheetArtwork[]) => Promise<T>,
): Promise<T> {
  const uploaded = sources.filter(({ storedUnder }) => storedUnder === null).map(({ id }) => id)
  const described = await deps.artwork.describeForPrinting(uploaded)
  const byId = new Map(described.map((artwork) => [artwork.id, artwork]))
  const stored = sources.map(({ id, ink, storedUnder }) => {
    const artwork = byId.get(id)
    const key = storedUnder ?? artwork?.storageKey
    if (!key) throw new Error(`The artwork ${id} is missing`)
    return { key, id, ink, ...(artwork && drawingOf(artwork)) }
  })
  return withLocalFiles(deps.files, stored, use)
}
