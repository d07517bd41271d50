import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font } from 'opentype.js'

const require = createRequire(import.meta.url)
let font: Font | null = null

/** Outlines, because a server has no fonts of its own. */
function loadFont(): Font {
  const path = require.resolve(
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff',
  )
  font ??= opentype.parse(new Uint8Array(readFileSync(path)).buffer)
  return font
}

/**
 * The watermark as an SVG of this pixel size: the text tiled over everything, and once large in the middle, both
 * slanted (docs/spec-map.md B7). White under black, so that it is legible on any picture.
 */
export function drawWatermark(text: string, width: number, height: number): string {
  const side = Math.min(width, height)
  const small = outline(text, side * 0.028)
  const large = outline(text, (side * 0.12 * side) / Math.max(side, outline(text, side * 0.12).width))
  const [stepX, stepY] = [small.width * 1.6, side * 0.13]
  const reach = Math.hypot(width, height) / 2
  const tiles: string[] = []
  for (let row = 0, y = -reach; y < reach; y += stepY, row++) {
    for (let x = -reach - (row % 2) * (stepX / 2); x < reach; x += stepX) {
      tiles.push(`<use href="#w" x="${Math.round(x)}" y="${Math.round(y)}"/>`)
    }
  }
  const both = (shape: string, strength: number): string =>
    `<g fill="#fff" opacity="${strength}" transform="translate(1 1.5)">${shape}</g><g fill="#000" opacity="${strength}">${shape}</g>`
  const middle = `<path d="${large.path}" transform="translate(${-large.width / 2} ${large.size * 0.35})"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><path id="w" d="${small.path}"/></defs>` +
    `<g transform="translate(${width / 2} ${height / 2}) rotate(-30)">${both(tiles.join(''), 0.16)}${both(middle, 0.3)}</g></svg>`
  )
}

/** Glyph by glyph: the library can't read the font's contextual forms, and nothing needs them. */
function outline(text: string, size: number) {
  const letters = loadFont()
  const em = size / letters.unitsPerEm
  let width = 0
  let path = ''
  for (const letter of text) {
    const glyph = letters.charToGlyph(letter)
    path += glyph.getPath(width, 0, size).toPathData(1)
    width += (glyph.advanceWidth ?? 0) * em
  }
  return { path, width: Math.max(1, width), size }
}
