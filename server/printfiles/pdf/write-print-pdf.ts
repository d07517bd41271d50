import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { partKey } from '#domain/artwork/crop.ts'
import type { SurfaceRing } from '#domain/orders/print-parts.ts'
import { mm } from '#domain/units.ts'
import { decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { printLimits } from '#server/kernel/decoding/limits.ts'
import type { RenderInput } from '../render-sheet.ts'
import type { composeSheet } from './compose-sheet.ts'
import { keepVectors } from './keep-vectors.ts'
import { boxOf, matrixOf, pageSizeOf, ringOf } from './page-size.ts'
import type { PixelFile, SheetMarks } from './pdf-tasks.ts'
import { type PrintedPart, printedParts } from './printed-parts.ts'
import type { writePixels } from './write-pixels.ts'

export type PdfInput = Omit<RenderInput, 'onProgress'> & { title: string; marks?: PressMarks }

/** Information for a RIP, besides the image: see SheetMarks. Lines in mm of the surface. */
export type PressMarks = Omit<SheetMarks, 'cut'> & {
  cut: { name: string; rings: readonly SurfaceRing[] } | null
}

const noMarks: PressMarks = { isMirrored: false, profilePath: null, cut: null, white: null }

/** As thin as cutting software expects, in points. */
const hairline = 0.25

/**
 * Writes a surface as a PDF page at its true size, laid out like the PNG: drawings and lettering as lines and areas,
 * images at their own resolution with their transparency (ISO 32000-1, 8.9.5 and 11.6.5.3). Memory holds the drawings,
 * never an image.
 *
 * @throws Error when an artwork on the surface is missing.
 */
export async function writePrintPdf(input: PdfInput): Promise<{ byteSize: number }> {
  const { surface, artworks, workFolder, target, title, marks = noMarks } = input
  await mkdir(workFolder, { recursive: true })
  try {
    const parts = printedParts(surface, artworks)
    const drawings = [...parts.values()].filter(({ artwork }) => artwork.vector)
    const vectors = await keepVectors(drawings, workFolder)
    const pictures = await pixelsOf(
      [...parts.values()].filter(({ key }) => !vectors.pages.has(key)),
      workFolder,
    )
    const uses = [...vectors.pages.keys(), ...pictures.keys()]
    const page = pageSizeOf(surface)
    const { copies } = surface
    const sheet = {
      ...{ title, page, target, partsPath: vectors.path },
      forms: [...vectors.pages.values()],
      pictures: [...pictures.values()],
      layers: copies.map((copy) => ({
        use: uses.indexOf(partKey(copy)),
        matrix: matrixOf(copy, surface.dpi, page, mm(0)),
        clip: copy.clip ? boxOf(copy.clip, page) : null,
      })),
      marks: {
        ...marks,
        cut: marks.cut && {
          name: marks.cut.name,
          rings: marks.cut.rings.map((ring) => ringOf(ring, page)),
          lineWidth: hairline / page.userUnit,
        },
      },
    }
    await decode(composing, sheet, { lane: 'prints' })
    return { byteSize: (await stat(target)).size }
  } finally {
    await rm(workFolder, { recursive: true, force: true })
  }
}

/** A large sheet takes minutes, with no progress until it is done. */
const composing = defineTask<typeof composeSheet>(
  new URL('./compose-sheet.ts', import.meta.url),
  'composeSheet',
  printLimits,
)
const writing = defineTask<typeof writePixels>(
  new URL('./write-pixels.ts', import.meta.url),
  'writePixels',
  printLimits,
)

async function pixelsOf(parts: readonly PrintedPart[], folder: string): Promise<Map<string, PixelFile>> {
  const files = new Map<string, PixelFile>()
  for (const part of parts) {
    const target = join(folder, `pixels-${files.size}`)
    files.set(part.key, await decode(writing, { part, target }, { lane: 'prints' }))
  }
  return files
}
