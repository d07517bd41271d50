import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { maxArtworkPixels } from '#domain/artwork.ts'
import { VectorProblem } from './open-pdf.ts'

/** librsvg's own limit on a side, in px. */
const maxSide = 32_000
/** CSS Values and Units, level 4: what an absolute unit is in px, of which 96 make an inch. */
const pxPerUnit: Record<string, number> = {
  px: 1,
  in: 96,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
  pt: 4 / 3,
  pc: 16,
}
const pxPerInch = 96
/** librsvg's density at which a drawing's own inches, where it has any inside, are 96 px. */
const density = 96
/** What that density makes of a px of the root. */
const pxPerRootPx = density / 72
/** An icon of 24 px is meant to be seen, not to be printed a quarter of an inch large. */
const smallestInches = 4
const drawingSeconds = 60

/**
 * The drawing's own size in inches: its root's width and height, else its viewBox. Where it states px only, small
 * drawings are taken as 4 in.
 * @throws VectorProblem when it is no whole SVG.
 */
export async function measureSvg(path: string): Promise<{ widthInches: number; heightInches: number }> {
  const { width, height, isPhysical } = await readSvg(path)
  const perInch = isPhysical ? pxPerInch : Math.min(pxPerInch, Math.max(width, height) / smallestInches)
  return { widthInches: width / perInch, heightInches: height / perInch }
}

/** librsvg takes fonts from the machine that draws: ours are not the designer's. */
export async function hasLiveText(path: string): Promise<boolean> {
  const markup = (await readFile(path, 'utf8')).replace(/<!--[\s\S]*?-->/g, '')
  return /<(?:[\w-]+:)?(?:text|flowRoot|foreignObject)[\s>]/.test(markup)
}

type Region = { left: number; top: number; width: number; height: number }

/**
 * Draws a region of a drawing that as a whole would be `full` px large, and no more than the region. Beyond librsvg's
 * limit it is drawn as large as it can be, and enlarged.
 * @throws VectorProblem when it is no whole SVG.
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
  return openSvg(framed(svg, shown, { width: region.width * shrink, height: region.height * shrink }))
    .timeout({ seconds: drawingSeconds })
    .resize(region.width, region.height, { fit: 'fill' })
}

type Svg = {
  markup: string
  root: string
  /** In CSS px. */
  width: number
  height: number
  /** Whether the root states inches, millimetres or the like. */
  isPhysical: boolean
}

/**
 * The drawing's text and the size that it is looked at, in CSS px.
 * @throws VectorProblem when it is no whole SVG.
 */
export async function readSvg(path: string): Promise<Svg> {
  const markup = await readFile(path, 'utf8')
  const root = /<(?:[\w-]+:)?svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(markup)?.[0]
  if (root === undefined) throw new VectorProblem('damaged')
  return { markup, root, ...(await sizeOf(markup, root)) }
}

type Size = Pick<Svg, 'width' | 'height' | 'isPhysical'>

/** CSS: a side that is not given follows from the other by the viewBox's ratio. */
async function sizeOf(markup: string, root: string): Promise<Size> {
  const [width, height] = [lengthOf(attribute(root, 'width')), lengthOf(attribute(root, 'height'))]
  if (width && height)
    return { width: width.px, height: height.px, isPhysical: width.isPhysical && height.isPhysical }
  const box = viewBoxOf(root)
  if (!box) {
    const drawn = await sharp(Buffer.from(markup)).metadata()
    return { width: drawn.width, height: drawn.height, isPhysical: false }
  }
  const ratio = box.height / box.width
  if (width) return { width: width.px, height: width.px * ratio, isPhysical: false }
  if (height) return { width: height.px / ratio, height: height.px, isPhysical: false }
  return { width: box.width, height: box.height, isPhysical: false }
}

function viewBoxOf(root: string): Pick<Region, 'width' | 'height'> | null {
  const [, , width, height] =
    attribute(root, 'viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  return width && height && width > 0 && height > 0 ? { width, height } : null
}

/** The drawing within a frame that shows a region of it (in its CSS px) in so many px; what is in it stays. */
function framed(
  { markup, root, ...own }: Svg,
  shown: Region,
  size: { width: number; height: number },
): Buffer {
  const bare = root.replace(/\s(?:x|y|width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
  const inner = bare.replace(
    /\s*(\/?)>$/,
    (_, end: string) => ` width="${own.width}" height="${own.height}"${end}>`,
  )
  const [width, height] = [size.width / pxPerRootPx, size.height / pxPerRootPx]
  const viewBox = [shown.left, shown.top, shown.width, shown.height].join(' ')
  const frame =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"` +
    ' preserveAspectRatio="none">'
  return Buffer.from(`${markup.replace(root, () => frame + inner)}</svg>`)
}

const attribute = (root: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(root)
  return found?.[1] ?? found?.[2]
}

function lengthOf(value: string | undefined): { px: number; isPhysical: boolean } | null {
  const [, number, unit = ''] =
    /^\s*([\d.]+(?:e[+-]?\d+)?)\s*(px|in|mm|cm|q|pt|pc)?\s*$/i.exec(value ?? '') ?? []
  const px = Number(number) * (pxPerUnit[unit.toLowerCase() || 'px'] ?? 1)
  return px > 0 && Number.isFinite(px) ? { px, isPhysical: unit !== '' && unit.toLowerCase() !== 'px' } : null
}

/** From memory, so that the drawing has no address to load other files from. */
const openSvg = (source: Buffer): Sharp =>
  sharp(source, { density, limitInputPixels: maxArtworkPixels, failOn: 'error' })
