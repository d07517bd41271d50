import { readFile, stat } from 'node:fs/promises'
import { constants, gunzipSync } from 'node:zlib'
import { table } from '#domain/table.ts'
import { sharp } from '#server/kernel/pictures/sharp.ts'
import { attributesOf, prologOf, startTags } from './svg-tags.ts'
import { VectorProblem } from './vector-problem.ts'

/** CSS Values and Units, level 4: the absolute units in px, of which 96 make an inch. */
const pxPerUnit = table<number>({
  px: 1,
  in: 96,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
  pt: 4 / 3,
  pc: 16,
})

export type Svg = {
  markup: string
  /** The meaningful content before the root, and what makes libvips recognize an SVG. */
  prolog: string
  /** The root's start tag, and the position where the text after it begins. */
  root: string
  rootEnd: number
  /** In CSS px. */
  width: number
  height: number
  /** Whether the root uses inches, millimeters or the like. */
  isPhysical: boolean
}

/**
 * The drawing's text and its displayed size, in CSS px.
 * @throws VectorProblem if it isn't a complete SVG, or has more than `mostBytes`.
 */
export async function readSvg(path: string, mostBytes = Number.POSITIVE_INFINITY): Promise<Svg> {
  if ((await stat(path)).size > mostBytes) throw new VectorProblem('too_large')
  const markup = textOf(unpacked(await readFile(path), mostBytes))
  const [tag] = startTags(markup)
  if (tag?.name !== 'svg') throw new VectorProblem('damaged')
  const root = markup.slice(tag.start, tag.end)
  const prolog = `${sign}${prologOf(markup, tag.start)}`
  const size = sizeOf(root) ?? (await drawnSize(`${prolog}${markup.slice(tag.start)}`))
  return { markup, prolog, root, rootEnd: tag.end, ...size }
}

/** libvips looks for an SVG tag in the first 1,000 bytes, wherever the first one is. */
const sign = '<!-- a drawing: <svg -->'

/** Whether these first bytes of a file begin an XML text whose first tag is an SVG's. */
export function beginsSvg(bytes: Buffer): boolean {
  const [tag] = startTags(`${textOf(isPacked(bytes) ? startOfPacked(bytes) : bytes)}>`)
  return tag?.name === 'svg'
}

/** RFC 1952, 2.3.1: `.svgz` is a gzipped SVG. */
const isPacked = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** No drawing that we accept is larger, however small it was compressed. */
const mostUnpacked = 64 * 1024 * 1024

function unpacked(bytes: Buffer, mostBytes: number): Buffer {
  if (!isPacked(bytes)) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: Math.min(mostBytes, mostUnpacked) })
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new VectorProblem(isTooLarge ? 'too_large' : 'damaged')
  }
}

/** The beginning of a compressed text, up to what can be read. */
function startOfPacked(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes.subarray(0, 16_384), {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: mostUnpacked,
    })
  } catch {
    return Buffer.alloc(0)
  }
}

/** librsvg uses the fonts of the machine that draws: ours are not the designer's. */
export function hasLiveText({ markup }: Pick<Svg, 'markup'>): boolean {
  for (const { name } of startTags(markup)) if (fontTags.has(name)) return true
  return false
}

const fontTags = new Set(['text', 'flowRoot', 'foreignObject'])

/** XML 1.0, appendix F: determined by the byte order mark, otherwise by the declaration, otherwise UTF-8. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be')
  const declaration = bytes.subarray(0, 200).toString('latin1')
  const stated = /^<\?xml\s[^>]{0,100}?encoding\s?=\s?["']([\w-]{1,30})["']/.exec(declaration)?.[1]
  // If the declaration could be read as ASCII, the text is not UTF-16.
  return decoded(bytes, stated === undefined || /^utf-16/i.test(stated) ? 'utf-8' : stated)
}

function decoded(bytes: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    throw new VectorProblem('damaged')
  }
}

type Size = Pick<Svg, 'width' | 'height' | 'isPhysical'>

/** CSS: a missing side follows from the other by the viewBox's ratio. */
function sizeOf(root: string): Size | null {
  const stated = new Map(attributesOf(root).map(({ name, value }) => [name, value]))
  const [width, height] = [lengthOf(stated.get('width')), lengthOf(stated.get('height'))]
  if (width && height)
    return { width: width.px, height: height.px, isPhysical: width.isPhysical && height.isPhysical }
  const box = viewBoxOf(stated.get('viewBox'))
  if (!box) return null
  const ratio = box.height / box.width
  if (width) return { width: width.px, height: width.px * ratio, isPhysical: false }
  if (height) return { width: height.px / ratio, height: height.px, isPhysical: false }
  return { width: box.width, height: box.height, isPhysical: false }
}

/** If no size is stated at all: the size of what is drawn. */
async function drawnSize(markup: string): Promise<Size> {
  const { width, height } = await sharp(Buffer.from(markup)).metadata()
  return { width, height, isPhysical: false }
}

/** A value longer than this many characters is not a length. */
const longestValue = 200

function viewBoxOf(value = ''): { width: number; height: number } | null {
  const [, , width, height] = value
    .slice(0, longestValue)
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width && height && width > 0 && height > 0 && Number.isFinite(width + height)
    ? { width, height }
    : null
}

function lengthOf(value = ''): { px: number; isPhysical: boolean } | null {
  const [, number, unit = ''] =
    /^([\d.]+(?:e[+-]?\d+)?)\s?(px|in|mm|cm|q|pt|pc)?$/i.exec(value.slice(0, longestValue).trim()) ?? []
  const px = Number(number) * (pxPerUnit[unit.toLowerCase() || 'px'] ?? 1)
  return px > 0 && Number.isFinite(px) ? { px, isPhysical: unit !== '' && unit.toLowerCase() !== 'px' } : null
}
