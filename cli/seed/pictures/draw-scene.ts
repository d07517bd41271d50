import { number } from '#server/kernel/draw/svg-elements.ts'
import { findArtwork } from './demo-artworks.ts'
import { readDrawing, type Values } from './read-drawing.ts'

type Spot = {
  /** Center of the artwork. */
  x: number
  y: number
  /** The largest width and height that it may take up. */
  width: number
  height: number
  /** Prints a one-ink design in this color. */
  ink?: string
}

/**
 * A picture of products, 1200 pixels wide: `drawings/scenes/<name>.svg` with its values and `<artwork/>`s filled in.
 */
export const drawScene = (name: string, values?: Values): string =>
  withArtworks(readDrawing(`scenes/${name}`, values))

/** The drawing with a design in place of each `<artwork name="…" x="…" y="…" width="…" height="…" ink="…"/>`. */
export const withArtworks = (drawing: string): string =>
  drawing.replace(
    /<artwork name="([^"]+)" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"(?: ink="([^"]*)")?\/>/g,
    (_, name: string, x: string, y: string, width: string, height: string, ink?: string) =>
      inlined(name, { x: Number(x), y: Number(y), width: Number(width), height: Number(height), ink }),
  )

/** The artwork alone, centered and as large as fits into this many pixels. */
export function drawSpot(
  slug: string,
  { width, height }: { width: number; height: number },
  ink?: string,
): string {
  const content = inlined(slug, { x: width / 2, y: height / 2, width, height, ...(ink && { ink }) })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

/** The artwork as part of a larger drawing, scaled to fit the spot. */
export function inlined(slug: string, { x, y, width, height, ink }: Spot): string {
  const artwork = findArtwork(slug)
  const scale = Math.min(width / artwork.widthInches, height / artwork.heightInches)
  const body = artwork.drawing.replace(/^<svg[^>]*>\s*<title>[^<]*<\/title>/, '').replace(/<\/svg>\s*$/, '')
  const color = artwork.ink ? ` color="${ink || artwork.ink}"` : ''
  return `<g${color} transform="translate(${number(x)} ${number(y)}) scale(${scale.toFixed(4)}) translate(${number(-artwork.widthInches / 2)} ${number(-artwork.heightInches / 2)})">${body}</g>`
}
