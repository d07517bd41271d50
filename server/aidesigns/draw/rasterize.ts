import { designDpi } from '#domain/artwork/ai-design.ts'
import { type Sharp, sharp } from '#server/kernel/pictures/sharp.ts'
import type { DesignDrawing } from './compose-designs.ts'

const unlimited = { limitInputPixels: false, unlimited: true }

/** A print is drawn in pieces of this size, in hundredths of an inch: whole pixels at 300 dpi, below 2,000 a side. */
const piece = { width: 650, height: 600 }

/**
 * The drawing as a transparent PNG at 300 dpi, its density written into the file. Sharp asks the renderer for squares
 * of 2,000 px, and for each of them it draws every mask as large as the whole image. Pieces rendered as separate images
 * have masks of their own size.
 */
export function toPrint({ svg, width, height }: DesignDrawing): Promise<Buffer> {
  const scale = designDpi / 100
  const pieces: Buffer[] = []
  for (let y = 0; y < height; y += piece.height)
    for (let x = 0; x < width; x += piece.width)
      pieces.push(
        partOf(svg, { x, y, ...piece }, { width: piece.width * scale, height: piece.height * scale }),
      )
  return sharp(pieces, { ...unlimited, join: { across: Math.ceil(width / piece.width) } })
    .extract({ left: 0, top: 0, width: width * scale, height: height * scale })
    .png({ compressionLevel: 6, adaptiveFiltering: false })
    .withMetadata({ density: designDpi })
    .toBuffer()
}

/** A small transparent image for pages. */
export function toPreview(
  drawing: Pick<DesignDrawing, 'svg' | 'width' | 'height'>,
  widthPx: number,
): Promise<Buffer> {
  return atWidth(drawing, widthPx).webp({ quality: 86, alphaQuality: 92, effort: 3 }).toBuffer()
}

/** The whole drawing. */
export function atWidth(
  { svg, width, height }: Pick<DesignDrawing, 'svg' | 'width' | 'height'>,
  widthPx: number,
): Sharp {
  const pixels = { width: Math.round(widthPx), height: Math.round((height / width) * widthPx) }
  return sharp(partOf(svg, { x: 0, y: 0, width, height }, pixels), unlimited)
}

type Size = { width: number; height: number }

/**
 * The root element states the part and its pixels, so that outlines are drawn at that size and never scaled as an
 * image.
 */
const partOf = (
  svg: string,
  { x, y, width, height }: Size & { x: number; y: number },
  pixels: Size,
): Buffer =>
  Buffer.from(
    svg.replace(
      / viewBox="[\d .]+" width="[\d.]+" height="[\d.]+">/,
      ` viewBox="${x} ${y} ${width} ${height}" width="${pixels.width}" height="${pixels.height}">`,
    ),
  )
