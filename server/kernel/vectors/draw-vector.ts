import { rm } from 'node:fs/promises'
import { maxArtworkPixels, type VectorContentType } from '#domain/artwork/artwork.ts'
import { sharp } from '#server/kernel/pictures/sharp.ts'
import { type OpenPdf, type PdfRegion, withPdf } from './open-pdf.ts'

import { drawSvg } from './svg.ts'

export type VectorSource = { path: string; contentType: VectorContentType; page: number }

/** What to draw: the whole drawing's size in px, and the wanted region of it. */
export type VectorCut = { full: { width: number; height: number }; region: PdfRegion }

/** A band of this many px takes 64 MB: memory stays bounded, however large the print is. */
const bandPixels = 16_000_000

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
const join = { across: 1, valign: 'top', background: transparent } as const

const uncompressed = { compressionLevel: 0, palette: false } as const

/**
 * Draws a region of a vector drawing into a PNG of the region's size: RGBA, transparent where nothing is drawn.
 * @throws VectorProblem if the file can't be drawn.
 */
export async function drawVector(source: VectorSource, cut: VectorCut, target: string): Promise<void> {
  if (source.contentType === 'image/svg+xml') {
    const picture = await drawSvg(source.path, cut.full, cut.region)
    await picture.toColorspace('srgb').ensureAlpha().png(uncompressed).toFile(target)
  } else await withPdf(source.path, (pdf) => drawInBands(pdf, source.page, cut, target))
}

async function drawInBands(pdf: OpenPdf, page: number, cut: VectorCut, target: string): Promise<void> {
  const { full, region } = cut
  const rows = Math.max(1, Math.floor(bandPixels / region.width))
  const bands: string[] = []
  try {
    for (let top = 0; top < region.height; top += rows) {
      const band = { ...region, top: region.top + top, height: Math.min(rows, region.height - top) }
      const pixels = pdf.draw(page, full, band)
      const path = region.height <= rows ? target : `${target}.${bands.length}.png`
      bands.push(path)
      await sharp(pixels, { raw: { width: band.width, height: band.height, channels: 4 } })
        .png(uncompressed)
        .toFile(path)
    }
    if (bands.length === 1) return
    // All cells are as high as the first; the last band is shorter, so the excess below it is cut off.
    await sharp(bands, { join, limitInputPixels: maxArtworkPixels, sequentialRead: true })
      .extract({ left: 0, top: 0, width: region.width, height: region.height })
      .png(uncompressed)
      .toFile(target)
  } finally {
    if (bands.length > 1) await Promise.all(bands.map((path) => rm(path, { force: true })))
  }
}
