import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { demoOrders } from '../orders.ts'
import { demoPrints } from '../shelves/demo-prints.ts'
import { findArtwork } from './demo-artworks.ts'
import { mockUps, productPictures } from './product-pictures.ts'
import { drawPremadeSheet, sheetSlugs } from './products/gang-sheet-pictures.ts'
import { type MockUp, renderMockUp } from './render-mock-up.ts'

/** One of the demo's pictures as stored in `files/`. */
export type DemoFile = {
  /** Relative to `files/`. */
  name: string
  /** The source drawing, with its width and height in pixels. */
  svg: string
  /** For prints, in dots per inch. */
  density?: number
  /** Black and white, as tumblers are engraved. */
  isForLaser?: true
  /** The product that the drawing is printed or engraved on. */
  mockUp?: MockUp
  /** For photographs, out of 100. */
  quality?: number
}

/** Originals of marketplace designs: sharp enough to print, and small enough to keep in the repository. */
const sheetDpi = 80
const printDpi = 150

export function listDemoFiles(): DemoFile[] {
  const sheets = demoOrders.flatMap((order) =>
    order.sheets.flatMap(({ designs }) => designs.map(([slug]) => slug)),
  )
  const shirts = demoOrders.flatMap(({ shirts = [] }) => shirts.map(({ design }) => design))
  const tumblers = demoOrders.flatMap(({ tumblers = [] }) => tumblers.map(({ design }) => design))
  return [
    ...unique([...sheets, ...shirts]).map((slug) => artworkFile(`artworks/${slug}.png`, slug, 300)),
    ...unique(tumblers).map((slug) => laserFile(slug)),
    ...demoPrints.map(({ artwork }) => artworkFile(`originals/print-${artwork}.png`, artwork, printDpi)),
    ...sheetSlugs.map((slug) => ({
      ...{ name: `originals/${slug}.png`, svg: drawPremadeSheet(slug, sheetDpi), density: sheetDpi },
    })),
    ...Object.entries(productPictures).map(([slug, draw]) => photograph(slug, draw())),
  ]
}

/** The design as a file with this name and resolution. */
export function artworkFile(name: string, slug: string, density: number): DemoFile {
  const { drawing, widthInches, heightInches } = findArtwork(slug)
  return { name, svg: sized(drawing, widthInches * density, heightInches * density), density }
}

function laserFile(slug: string): DemoFile {
  const { svg } = artworkFile('', slug, 300)
  return { name: `artworks/${slug}-laser.png`, svg, isForLaser: true }
}

/** Cards show pictures smaller than the header of an article does. */
const photograph = (slug: string, svg: string): DemoFile =>
  slug.startsWith('article-')
    ? { name: `photographs/${slug}.webp`, svg, quality: 88 }
    : mockUps[slug]
      ? { name: `photographs/${slug}.webp`, svg, mockUp: mockUps[slug], quality: 86 }
      : { name: `photographs/${slug}.webp`, svg: sized(svg, 900, 900), quality: 86 }

export async function renderDemoFile({
  svg,
  mockUp,
  density,
  isForLaser,
  quality,
}: Omit<DemoFile, 'name'>): Promise<Buffer> {
  const drawn = mockUp ? await renderMockUp(svg, mockUp) : sharp(Buffer.from(svg))
  if (quality) return drawn.webp({ quality, effort: 6 }).toBuffer()
  const picture = isForLaser ? drawn.flatten({ background: '#ffffff' }).grayscale().threshold(150) : drawn
  return (density ? picture.withMetadata({ density }) : picture).png({ compressionLevel: 9 }).toBuffer()
}

/** Covers everything that affects how the file looks. */
export const digestOf = (file: DemoFile): string =>
  createHash('sha256').update(JSON.stringify(file)).digest('base64url')

// In pixels, not inches: the rasterizer would apply a density to physical units twice.
const sized = (svg: string, width: number, height: number): string =>
  svg.replace(
    / width="[\d.]+(?:in)?" height="[\d.]+(?:in)?"/,
    ` width="${Math.round(width)}" height="${Math.round(height)}"`,
  )

const unique = (slugs: readonly string[]): string[] => [...new Set(slugs)]
