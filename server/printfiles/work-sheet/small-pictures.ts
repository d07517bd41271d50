import { readFile, rm } from 'node:fs/promises'
import { printPartsOf } from '#domain/orders/print-parts.ts'
import { decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { printLimits } from '#server/kernel/decoding/limits.ts'
import type { drawInk } from '#server/kernel/pictures/draw-ink.ts'
import type { PrintableItem } from '#server/orders/index.ts'
import type { PrintFilesDeps } from '../deps.ts'
import { withOriginals } from '../render-part.ts'

/** Longest side in px of an image on the sheet: sharp at thumb size, and small. */
const pictureSide = 500

const drawing = defineTask<typeof drawInk>(
  new URL('../../kernel/pictures/draw-ink.ts', import.meta.url),
  'drawInk',
  printLimits,
)

/** A small image of each artwork's ink, by its id. */
export function smallPictures(
  deps: Pick<PrintFilesDeps, 'files' | 'artwork'>,
  design: NonNullable<PrintableItem['design']>,
  target: string,
): Promise<Map<string, Buffer>> {
  const sources = new Map(printPartsOf(design).flatMap((part) => part.sources.map((one) => [one.id, one])))
  return withOriginals(deps, [...sources.values()], async (artworks) => {
    const pictures = new Map<string, Buffer>()
    for (const artwork of artworks) {
      const drawn = `${target}.drawn.png`
      const wanted = { source: artwork, size: smallSize(artwork.ink), target: drawn }
      await decode(drawing, wanted, { lane: 'prints' })
      pictures.set(artwork.id, await readFile(drawn))
      await rm(drawn, { force: true })
    }
    return pictures
  })
}

function smallSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, pictureSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
