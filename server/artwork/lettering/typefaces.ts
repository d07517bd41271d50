import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type Glyph } from 'opentype.js'
import type { LetteringFont } from '#domain/lettering/fonts.ts'

/** An open font with all its characters, which its package spreads over several files by script. */
export type Typeface = {
  has: (letter: string) => boolean
  /** Null if the font doesn't have it. */
  glyphOf: (letter: string) => FoundGlyph | null
  /** Of a capital letter, and of the tallest digit from its lowest to its highest point; fractions of the em. */
  capitalHeight: number
  digitHeight: number
}

/** Glyphs are kerned only with those of the same file. */
export type FoundGlyph = { glyph: Glyph; file: Font; index: number }

const require = createRequire(import.meta.url)

/** Written out one by one, so that the check for unused packages sees each of them. The first has A to Z. */
const fontFiles: Record<LetteringFont, () => string[]> = {
  bebas_neue: () => [
    require.resolve('@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff'),
    require.resolve('@fontsource/bebas-neue/files/bebas-neue-latin-ext-400-normal.woff'),
  ],
  alfa_slab: () => [
    require.resolve('@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff'),
    require.resolve('@fontsource/alfa-slab-one/files/alfa-slab-one-latin-ext-400-normal.woff'),
    require.resolve('@fontsource/alfa-slab-one/files/alfa-slab-one-vietnamese-400-normal.woff'),
  ],
  bricolage_bold: () => [
    require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff'),
    require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff'),
    require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-vietnamese-800-normal.woff'),
  ],
  bricolage: () => [
    require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-500-normal.woff'),
    require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-500-normal.woff'),
    require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-vietnamese-500-normal.woff'),
  ],
  righteous: () => [
    require.resolve('@fontsource/righteous/files/righteous-latin-400-normal.woff'),
    require.resolve('@fontsource/righteous/files/righteous-latin-ext-400-normal.woff'),
  ],
  shrikhand: () => [
    require.resolve('@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff'),
    require.resolve('@fontsource/shrikhand/files/shrikhand-latin-ext-400-normal.woff'),
  ],
  yellowtail: () => [
    require.resolve('@fontsource/yellowtail/files/yellowtail-latin-400-normal.woff'),
    require.resolve('@fontsource/yellowtail/files/yellowtail-latin-ext-400-normal.woff'),
  ],
  playfair: () => [
    require.resolve('@fontsource/playfair-display/files/playfair-display-latin-800-normal.woff'),
    require.resolve('@fontsource/playfair-display/files/playfair-display-latin-ext-800-normal.woff'),
    require.resolve('@fontsource/playfair-display/files/playfair-display-vietnamese-800-normal.woff'),
    require.resolve('@fontsource/playfair-display/files/playfair-display-cyrillic-800-normal.woff'),
  ],
  playfair_italic: () => [
    require.resolve('@fontsource/playfair-display/files/playfair-display-latin-700-italic.woff'),
    require.resolve('@fontsource/playfair-display/files/playfair-display-latin-ext-700-italic.woff'),
    require.resolve('@fontsource/playfair-display/files/playfair-display-vietnamese-700-italic.woff'),
    require.resolve('@fontsource/playfair-display/files/playfair-display-cyrillic-700-italic.woff'),
  ],
}

const opened = new Map<LetteringFont, Typeface>()

/** Read once, when first needed. */
export function typefaceOf(font: LetteringFont): Typeface {
  const known = opened.get(font)
  if (known) return known
  const made = createTypeface(fontFiles[font]().map(openFont))
  opened.set(font, made)
  return made
}

const openFont = (path: string): Font => opentype.parse(new Uint8Array(readFileSync(path)).buffer)

function createTypeface(files: readonly Font[]): Typeface {
  const glyphOf = (letter: string): FoundGlyph | null => {
    for (const file of files) {
      const index = file.charToGlyphIndex(letter)
      if (index !== null && index > 0) return { glyph: file.charToGlyph(letter), file, index }
    }
    return null
  }
  const extent = (letter: string): number => {
    const found = glyphOf(letter)
    if (!found) return 0
    const { y1, y2 } = found.glyph.getBoundingBox()
    return (y2 - y1) / found.file.unitsPerEm
  }
  return {
    has: (letter) => letter === ' ' || letter === '\n' || glyphOf(letter) !== null,
    glyphOf,
    capitalHeight: extent('H'),
    digitHeight: Math.max(...Array.from('0123456789', extent)),
  }
}
