import sharp from 'sharp'
import type { Artwork } from './artwork.ts'

/** The design as PNG with alpha at `dpi` of its printed size, the density written into the file. */
export function renderArtwork(artwork: Artwork, dpi = 300): Promise<Buffer> {
  const [width, height] = [Math.round(artwork.widthInches * dpi), Math.round(artwork.heightInches * dpi)]
  // Pixels, not inches, in the root element: the rasteriser would apply a density to physical units twice.
  const drawing = artwork
    .draw()
    .replace(/ width="[\d.]+in" height="[\d.]+in"/, ` width="${width}" height="${height}"`)
  return sharp(Buffer.from(drawing))
    .png({ compressionLevel: 6, adaptiveFiltering: false })
    .withMetadata({ density: dpi })
    .toBuffer()
}
