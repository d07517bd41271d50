import sharp, { type Sharp } from 'sharp'
import { designDpi } from '#domain/ai-design.ts'
import type { DesignDrawing } from './compose-designs.ts'

/** The drawing as a transparent PNG at 300 dpi, its density written into the file. */
export function toPrint({ svg, width, height }: DesignDrawing): Promise<Buffer> {
  return atWidth({ svg, width, height }, (width / 100) * designDpi)
    .png({ compressionLevel: 6, adaptiveFiltering: false })
    .withMetadata({ density: designDpi })
    .toBuffer()
}

/** A small transparent picture for pages. */
export function toPreview(
  drawing: Pick<DesignDrawing, 'svg' | 'width' | 'height'>,
  widthPx: number,
): Promise<Buffer> {
  return atWidth(drawing, widthPx).webp({ quality: 86, alphaQuality: 92, effort: 3 }).toBuffer()
}

/** The root element says the pixels, so that outlines are drawn at that size and never scaled as a picture. */
export function atWidth(
  { svg, width, height }: Pick<DesignDrawing, 'svg' | 'width' | 'height'>,
  widthPx: number,
): Sharp {
  const heightPx = Math.round((height / width) * widthPx)
  const sized = svg.replace(
    / width="[\d.]+" height="[\d.]+">/,
    ` width="${Math.round(widthPx)}" height="${heightPx}">`,
  )
  return sharp(Buffer.from(sized), { limitInputPixels: false, unlimited: true })
}
