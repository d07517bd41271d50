import { sharp } from '#server/kernel/pictures/sharp.ts'
import type { Svg } from './read-svg.ts'
import { elementsOf, type SvgElement } from './svg-elements.ts'

/** As in SVG: the first four of matrix(a b c d e f); position doesn't matter here. */
type Matrix = readonly [number, number, number, number]
type Element = SvgElement

/**
 * An image with fewer px is a flat area, and one that covers less of the drawing is too small a part to judge it by.
 */
const leastPixels = 9
const leastShare = 0.01
/** Drawings with more repetitions than this are judged by what was seen up to then. */
const mostVisits = 20_000
const mostDepth = 60

/**
 * How many px of the lowest-resolution image inside make up one px of the drawing (CSS); null if there is none that
 * counts.
 */
export async function coarsestSvgPicture(svg: Svg): Promise<number | null> {
  const shown = shownPictures(svg)
  const sizes = new Map<string, { width: number; height: number } | null>()
  let coarsest: number | null = null
  for (const { href, across, down } of shown) {
    if (across * down < leastShare * svg.width * svg.height) continue
    if (!sizes.has(href)) sizes.set(href, await pixelSize(href))
    const size = sizes.get(href)
    if (!size || Math.min(size.width, size.height) < leastPixels) continue
    const scale = Math.max(size.width / across, size.height / down)
    coarsest = Math.min(coarsest ?? scale, scale)
  }
  return coarsest
}

async function pixelSize(href: string): Promise<{ width: number; height: number } | null> {
  const [, data] = /^data:image\/[\w+.-]{1,40};base64,([\s\S]*)$/.exec(href) ?? []
  if (data === undefined) return null
  try {
    const { width, height } = await sharp(Buffer.from(data, 'base64')).metadata()
    return { width, height }
  } catch {
    return null
  }
}

type ShownPicture = { href: string; across: number; down: number }

/** The images shown in a drawing, once for each time they are shown, with their sides in its CSS px. */
function shownPictures(svg: Svg): ShownPicture[] {
  const { root, byId } = elementsOf(svg.markup)
  const found: ShownPicture[] = []
  if (!root) return found
  let visits = 0
  const visit = (element: Element, outer: Matrix, depth: number): void => {
    if (visits++ > mostVisits || depth > mostDepth) return
    const matrix = joined(transformOf(element.attributes.get('transform')), outer)
    if (element.name === 'image') found.push(pictureOf(element, matrix))
    const fill = /^\s*url\(\s*["']?#([^"')]+)/.exec(paintOf(element))?.[1]
    const pattern = fill === undefined ? undefined : byId.get(fill)
    if (pattern?.name === 'pattern') visitAll(pattern, joined(tileOf(pattern, element), matrix), depth)
    const used = element.name === 'use' ? byId.get(hrefOf(element).slice(1)) : undefined
    if (used) visit(used, matrix, depth + 1)
    if (!notShown.has(element.name)) visitAll(element, joined(viewBoxMatrix(element), matrix), depth)
  }
  const visitAll = ({ children }: Element, matrix: Matrix, depth: number): void => {
    for (const child of children) visit(child, matrix, depth + 1)
  }
  visitAll(root, rootMatrix(root, svg), 0)
  return found
}

/** Shown only through references. */
const notShown = new Set(['defs', 'pattern', 'symbol', 'clipPath', 'mask', 'marker', 'filter'])

function pictureOf(element: Element, [a, b, c, d]: Matrix): ShownPicture {
  return {
    href: hrefOf(element),
    across: Math.hypot(a, b) * numberOf(element, 'width'),
    down: Math.hypot(c, d) * numberOf(element, 'height'),
  }
}

const hrefOf = ({ attributes }: Element): string =>
  (attributes.get('href') ?? attributes.get('xlink:href') ?? '').trim()

const numberOf = ({ attributes }: Element, name: string): number => {
  const value = Number.parseFloat(attributes.get(name) ?? '')
  return Number.isFinite(value) ? value : 0
}

const paintOf = ({ attributes }: Element): string =>
  /(?:^|;)\s*fill\s*:([^;]*)/.exec(attributes.get('style') ?? '')?.[1] ?? attributes.get('fill') ?? ''

/**
 * Maps a tile's content into the area it fills: as fractions of its box (the way design programs write images that fill
 * shapes), or not.
 */
function tileOf(pattern: Element, filled: Element): Matrix {
  if (pattern.attributes.get('patternContentUnits') !== 'objectBoundingBox')
    return transformOf(pattern.attributes.get('patternTransform'))
  return scaled(numberOf(filled, 'width'), numberOf(filled, 'height'))
}

const scaled = (across: number, down: number): Matrix => [across, 0, 0, down]

function rootMatrix(root: Element, { width, height }: Svg): Matrix {
  const box = sizesOf(root.attributes.get('viewBox')).slice(2)
  return fitted(box, [width, height])
}

/** For a drawing or symbol nested in a drawing. */
const viewBoxMatrix = (element: Element): Matrix =>
  element.name === 'svg'
    ? fitted(sizesOf(element.attributes.get('viewBox')).slice(2), [
        numberOf(element, 'width'),
        numberOf(element, 'height'),
      ])
    : identity

const identity: Matrix = [1, 0, 0, 1]

function fitted(box: readonly number[], size: readonly number[]): Matrix {
  const [across = 1, down = 1] = size.map((side, at) =>
    side > 0 && (box[at] ?? 0) > 0 ? side / (box[at] ?? 1) : 1,
  )
  const scale = Math.min(across, down)
  return scaled(scale, scale)
}

const sizesOf = (text = ''): number[] =>
  text
    .slice(0, 1_000)
    .trim()
    .split(/[\s,]+/)
    .map(Number)
    .filter(Number.isFinite)

/** SVG 1.1, 7.6: the functions of a `transform`, the last one applied first; position doesn't matter here. */
function transformOf(text = ''): Matrix {
  let matrix = identity
  for (const [, name = '', given = ''] of text.slice(0, 2_000).matchAll(/(\w{4,9})\s*\(([^)]*)\)/g)) {
    const numbers = sizesOf(given)
    matrix = joined(functionOf(name, numbers), matrix)
  }
  return matrix
}

function functionOf(name: string, numbers: readonly number[]): Matrix {
  const [a = 0, b = 0, c = 0, d = 0] = numbers
  const turn = (a * Math.PI) / 180
  if (name === 'matrix') return [a, b, c, d]
  if (name === 'scale') return scaled(a, numbers[1] ?? a)
  if (name === 'rotate') return [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn)]
  if (name === 'skewX') return [1, 0, Math.tan(turn), 1]
  if (name === 'skewY') return [1, Math.tan(turn), 0, 1]
  return identity
}

/** First `inner`, then `outer`. */
const joined = ([a, b, c, d]: Matrix, [A, B, C, D]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
]
