import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { PrintPart, PrintSurface } from '#domain/orders/print-parts.ts'
import type { PrintFilesDeps } from './deps.ts'
import { addHeaderStrip, type HeaderStrip } from './header-strip/add-header-strip.ts'
import { stripOf } from './header-strip/strip-of.ts'
import type { SheetArtwork } from './overlay-size.ts'
import { findPart, withOriginals } from './render-part.ts'
import { printFiles } from './tables.ts'

/** The contents of a print file, to be drawn again: its copies name the artworks, which are local files. */
export type FileSurface = { surface: PrintSurface; artworks: readonly SheetArtwork[] }

/**
 * Passes `use` the contents of these print files, by id, at any resolution; excludes those of the outside design
 * service, whose contents are not known.
 */
export async function withSurfaces<Result>(
  deps: PrintFilesDeps,
  fileIds: readonly string[],
  folder: string,
  use: (surfaces: ReadonlyMap<string, FileSurface>) => Promise<Result>,
): Promise<Result> {
  const files = await findParts(deps, fileIds)
  const sources = new Map(
    files.flatMap(({ part }) => part.sources.map((source) => [sourceKey(source), source] as const)),
  )
  return withOriginals(deps, [...sources.values()], async (originals) => {
    // In the order requested.
    const opened = new Map([...sources.keys()].map((key, at) => [key, originals[at]]))
    const surfaces = new Map<string, FileSurface>()
    for (const { id, part, strip } of files) {
      const own = join(folder, id)
      await mkdir(own, { recursive: true })
      const artworks = part.sources.flatMap((source) => opened.get(sourceKey(source)) ?? [])
      surfaces.set(id, named(await addHeaderStrip(part, artworks, strip, own)))
    }
    return use(surfaces)
  })
}

type FileToShow = { id: string; part: PrintPart; strip: HeaderStrip | null }

async function findParts(deps: PrintFilesDeps, fileIds: readonly string[]): Promise<FileToShow[]> {
  const rows = await deps.database.orm
    .select()
    .from(printFiles)
    .where(inArray(printFiles.id, [...fileIds]))
  const found: FileToShow[] = []
  for (const row of rows) {
    if (row.isFromService) continue
    const item = await deps.orders.itemForPrinting(row.orderItemId)
    if (!item?.design) throw new Error('The order item no longer has a design')
    const part = findPart(item.design, row.part)
    found.push({ id: row.id, part, strip: await stripOf(deps, row, item, part) })
  }
  return found
}

type Source = PrintPart['sources'][number]

/** The frozen data says which part of a file is ink, and that may differ from order to order. */
const sourceKey = ({ id, storedUnder, ink }: Source): string =>
  [id, storedUnder ?? '', ink.left, ink.top, ink.width, ink.height].join(' ')

/** Renames artworks so that those of several files can share one surface. */
function named({ surface, artworks }: FileSurface): FileSurface {
  const nameOf = ({ path, ink }: SheetArtwork): string =>
    [path, ink.left, ink.top, ink.width, ink.height].join(' ')
  const names = new Map(artworks.map((artwork) => [artwork.id, nameOf(artwork)]))
  return {
    surface: {
      ...surface,
      copies: surface.copies.map((copy) => ({
        ...copy,
        artworkId: names.get(copy.artworkId) ?? copy.artworkId,
      })),
    },
    artworks: artworks.map((artwork) => ({ ...artwork, id: nameOf(artwork) })),
  }
}
