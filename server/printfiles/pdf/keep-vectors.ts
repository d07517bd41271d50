import { join } from 'node:path'
import { DecodingStopped, decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { drawingLimits, printLimits } from '#server/kernel/decoding/limits.ts'
import type { compareParts } from './compare-parts.ts'
import type { drawParts } from './draw-parts.ts'
import type { VectorPart } from './pdf-tasks.ts'
import type { PrintedPart } from './printed-parts.ts'

export type KeptVectors = {
  /** A PDF with a page for each part; null where there is none. */
  path: string | null
  /** The page of a part by its key, from 0. */
  pages: ReadonlyMap<string, number>
}

/**
 * Draws the drawings among the parts as lines and areas, and keeps those that look as their pixels do in the PNG: what
 * a file format cannot say, or a reader cannot read, is never lost on the way.
 */
export async function keepVectors(parts: readonly PrintedPart[], folder: string): Promise<KeptVectors> {
  const path = join(folder, 'parts.pdf')
  const pages = await drawAll(parts, path)
  if (pages.size === 0) return { path: null, pages }
  const drawn = parts.flatMap(({ key, artwork }) => {
    const page = pages.get(key)
    return page === undefined ? [] : [{ key, page, artwork }]
  })
  const kept = await decode(comparing, { path, parts: drawn }, { lane: 'prints' })
  return { path, pages: new Map(kept.map(({ key, page }) => [key, page])) }
}

const comparing = defineTask<typeof compareParts>(
  new URL('./compare-parts.ts', import.meta.url),
  'compareParts',
  printLimits,
)

/** Of all parts together; each tells when it begins, which sets the clock anew. */
const drawing = defineTask<typeof drawParts>(new URL('./draw-parts.ts', import.meta.url), 'drawParts', {
  ...drawingLimits,
  cpuSeconds: 60,
})

/** A part that breaks the process, or holds it up, is left out, and the others are drawn again. */
async function drawAll(parts: readonly PrintedPart[], target: string): Promise<Map<string, number>> {
  const drawable = parts.flatMap((part) => {
    const asked = askedPart(part)
    return asked ? [{ key: part.key, asked }] : []
  })
  while (drawable.length > 0) {
    let begun: number | null = null
    const onTold = (part: number): void => {
      begun = part
    }
    try {
      const wanted = { parts: drawable.map(({ asked }) => asked), target }
      const pages = await decode(drawing, wanted, { lane: 'prints', onTold })
      return new Map(
        drawable.flatMap(({ key }, at) => {
          const page = pages[at]
          return page === null || page === undefined ? [] : [[key, page] as const]
        }),
      )
    } catch (error) {
      if (!(error instanceof DecodingStopped) || begun === null) throw error
      drawable.splice(begun, 1)
    }
  }
  return new Map()
}

function askedPart({ artwork: { path, ink, vector } }: PrintedPart): VectorPart | null {
  return vector ? { path, ...vector, box: ink } : null
}
