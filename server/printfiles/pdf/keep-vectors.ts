import { join } from 'node:path'
import { DecodingStopped, decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { drawingLimits, printLimits } from '#server/kernel/decoding/limits.ts'
import type { compareParts } from './compare-parts.ts'
import type { drawParts } from './draw-parts.ts'
import type { VectorPart } from './pdf-tasks.ts'
import type { PrintedPart } from './printed-parts.ts'

export type KeptVectors = {
  /** A PDF with one page per part; null if there is none. */
  path: string | null
  /** The page of a part by its key, counted from 0. */
  pages: ReadonlyMap<string, number>
}

/**
 * Draws the drawings among the parts as lines and areas, and keeps those that look like their pixels in the PNG:
 * whatever a file format cannot express, or a reader cannot read, is never lost on the way.
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

/** For all parts together; each reports its start, which resets the timeout. */
const drawing = defineTask<typeof drawParts>(new URL('./draw-parts.ts', import.meta.url), 'drawParts', {
  ...drawingLimits,
  cpuSeconds: 60,
})

/** A part that crashes or stalls the process is left out, and the others are drawn again. */
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
