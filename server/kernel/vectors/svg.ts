import { maxArtworkPixels } from '#domain/artwork/artwork.ts'
import { type Sharp, sharp } from '#server/kernel/pictures/sharp.ts'
import { readSvg, type Svg } from './read-svg.ts'
import { attributesOf } from './svg-tags.ts'

/** librsvg's own limit on a side, in px. */
const maxSide = 32_000
const pxPerInch = 96
/** librsvg's density at which inches inside a drawing, if any, are 96 px. */
const density = 96
/** The size of one root px at that density. */
const pxPerRootPx = density / 72
/** A 24 px icon is meant for a screen, not to be printed a quarter of an inch large. */
const smallestInches = 4

/**
 * The drawing's own size in inches: its root's width and height, otherwise its viewBox. If it is only given in px,
 * small drawings count as 4 in.
 */
export function measureSvg({ width, height, isPhysical }: Svg): {
  widthInches: number
  heightInches: number
} {
  const perInch = isPhysical ? pxPerInch : Math.min(pxPerInch, Math.max(width, height) / smallestInches)
  return { widthInches: width / perInch, heightInches: height / perInch }
}

type Region = { left: number; top: number; width: number; height: number }

/**
 * Draws a region of a drawing that would be `full` px large as a whole, and nothing outside the region. Beyond
 * librsvg's limit it is drawn as large as possible, then enlarged.
 * @throws VectorProblem if it isn't a complete SVG.
 */
export async function drawSvg(
  path: string,
  full: { width: number; height: number },
  region: Region,
): Promise<Sharp> {
  const svg = await readSvg(path)
  const [across, down] = [svg.width / full.width, svg.height / full.height]
  const shown = {
    left: region.left * across,
    top: region.top * down,
    width: region.width * across,
    height: region.height * down,
  }
  const shrink = Math.min(1, maxSide / Math.max(region.width, region.height))
  const drawn = framed(svg, shown, { width: region.width * shrink, height: region.height * shrink })
  return openSvg(drawn).resize(region.width, region.height, { fit: 'fill' })
}

/** The drawing in a frame that shows a region of it (in its CSS px) at a size in px; its content is unchanged. */
function framed(svg: Svg, shown: Region, size: { width: number; height: number }): Buffer {
  const [width, height] = [size.width / pxPerRootPx, size.height / pxPerRootPx]
  const viewBox = [shown.left, shown.top, shown.width, shown.height].join(' ')
  const frame =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"` +
    ' preserveAspectRatio="none">'
  const inside = svg.markup.slice(svg.rootEnd)
  return Buffer.from(`${svg.prolog}${frame}${resized(svg)}${inside}</svg>`)
}

const replaced = new Set(['x', 'y', 'width', 'height'])

/** The root at its own size, starting at the frame's corner. */
function resized({ root, width, height }: Svg): string {
  const own = attributesOf(root).flatMap(({ name, text }) => (replaced.has(name) ? [] : [` ${text}`]))
  const name = root.slice(1).split(/[\s/>]/, 1)
  const isEmpty = root.endsWith('/>')
  return `<${name}${own.join('')} width="${width}" height="${height}"${isEmpty ? '/' : ''}>`
}

/** From memory, so that the drawing has no base address from which to load other files. */
const openSvg = (source: Buffer): Sharp =>
  sharp(source, { density, limitInputPixels: maxArtworkPixels, failOn: 'error' })
