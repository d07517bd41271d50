import { findArtwork } from '../demo-artworks.ts'

export interface Wanted {
  slug: string
  /** Printed width in inches; the height follows from it. */
  width: number
  count?: number
}

export interface Nested {
  slug: string
  x: number
  y: number
  width: number
  height: number
}

export interface Film {
  width: number
  height: number
  gap: number
}

const step = 0.2

/**
 * Places designs for a picture: each at the first free spot from the top, tallest first; then `fillers`, in turn,
 * wherever film is left. All lengths in inches. The shop's own nesting is a different and far better engine; these
 * pictures must not change with it.
 */
export function nestOnFilm(wanted: readonly Wanted[], fillers: readonly Wanted[], film: Film): Nested[] {
  const nested: Nested[] = []
  const pieces = wanted
    .flatMap(({ count = 1, ...design }) => Array.from({ length: count }, () => sized(design)))
    .sort((a, b) => b.height - a.height)
  for (const piece of pieces) {
    const place = firstFree(piece, nested, film)
    if (place !== undefined) {
      nested.push({ ...piece, ...place })
    }
  }
  let open = fillers.map(sized)
  while (open.length > 0) {
    open = open.filter((piece) => {
      const place = firstFree(piece, nested, film)
      if (place !== undefined) {
        nested.push({ ...piece, ...place })
      }
      return place !== undefined
    })
  }
  return nested
}

function sized({ slug, width }: Wanted): Omit<Nested, 'x' | 'y'> {
  const artwork = findArtwork(slug)
  return { slug, width, height: (width * artwork.heightInches) / artwork.widthInches }
}

function firstFree(
  piece: Omit<Nested, 'x' | 'y'>,
  nested: readonly Nested[],
  { width, height, gap }: Film,
): { x: number; y: number } | undefined {
  for (let y = gap; y + piece.height + gap <= height; y += step) {
    let x = gap
    while (x + piece.width + gap <= width) {
      const inTheWay = nested.find(
        (other) =>
          x < other.x + other.width + gap &&
          other.x < x + piece.width + gap &&
          y < other.y + other.height + gap &&
          other.y < y + piece.height + gap,
      )
      if (inTheWay === undefined) {
        return { x, y }
      }
      x = inTheWay.x + inTheWay.width + gap
    }
  }
  return undefined
}
