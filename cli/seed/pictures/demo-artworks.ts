import { readdirSync } from 'node:fs'
import { readDrawing } from './read-drawing.ts'

/** One customer's design: transparent background, text as outlines. It is the file `drawings/artworks/<slug>.svg`. */
export type Artwork = {
  slug: string
  title: string
  /** Printed size; a whole number of pixels at 300 dpi. */
  widthInches: number
  heightInches: number
  /** The color of a one-ink design, which may be engraved or printed in any other single color. */
  ink?: string
  /** The whole SVG; its viewBox is in inches, and its one ink is `currentColor`. */
  drawing: string
}

/** The designs that the demo shop's customers uploaded. */
export const artworkSlugs: readonly string[] = readdirSync(new URL('drawings/artworks', import.meta.url))
  .map((file) => file.replace(/\.svg$/, ''))
  .sort()

const head = /^<svg [^>]*width="([\d.]+)in" height="([\d.]+)in"[^>]*?(?: color="([^"]+)")?>\s*<title>([^<]+)</

const known = new Map<string, Artwork>()

export function findArtwork(slug: string): Artwork {
  const artwork = known.get(slug) ?? readArtwork(slug)
  known.set(slug, artwork)
  return artwork
}

function readArtwork(slug: string): Artwork {
  const drawing = readDrawing(`artworks/${slug}`)
  const [, width, height, ink, title] = head.exec(drawing) ?? []
  if (!title) throw new Error(`The artwork ${slug} says no size or no title`)
  const about = {
    slug,
    title: title.replaceAll('&amp;', '&'),
    widthInches: Number(width),
    heightInches: Number(height),
  }
  return { ...about, drawing, ...(ink && { ink }) }
}
