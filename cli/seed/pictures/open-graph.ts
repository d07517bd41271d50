import sharp from 'sharp'
import { withArtworks } from './draw-scene.ts'
import { readDrawing } from './read-drawing.ts'

/** The picture shown when a link to the shop is shared: PNG, 1200 × 630. */
export const renderOpenGraph = (): Promise<Buffer> =>
  sharp(Buffer.from(withArtworks(readDrawing('open-graph'))))
    .png({ palette: true, quality: 92, compressionLevel: 9, effort: 7 })
    .toBuffer()
