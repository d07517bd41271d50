import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openInk } from '#server/kernel/open-ink.ts'
import { withPdf } from '#server/kernel/vectors/open-pdf.ts'
import { askThread, ThreadFailure } from './ask-thread.ts'
import { comparedSide, lookAlike } from './looks-alike.ts'
import type { PrintedPart } from './printed-parts.ts'
import type { VectorPart } from './thread-messages.ts'

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
  const kept = new Map<string, number>()
  await withPdf(path, async (pdf) => {
    for (const part of parts) {
      const page = pages.get(part.key)
      if (page === undefined) continue
      const size = comparedSize(part)
      const drawn = join(folder, 'compared.png')
      const pixels = await pdf.draw(page + 1, size, { left: 0, top: 0, ...size })
      const asVectors = sharp(pixels, { raw: { ...size, channels: 4 } })
      if (await lookAlike(asVectors, await openInk(part.artwork, size, drawn))) kept.set(part.key, page)
      await rm(drawn, { force: true })
    }
  })
  return { path, pages: kept }
}

/** A part that breaks the thread, or holds it up, is left out, and the others are drawn again. */
async function drawAll(parts: readonly PrintedPart[], target: string): Promise<Map<string, number>> {
  const drawable = parts.flatMap((part) => {
    const asked = askedPart(part)
    return asked ? [{ key: part.key, asked }] : []
  })
  while (drawable.length > 0) {
    try {
      const task = { kind: 'parts', parts: drawable.map(({ asked }) => asked), target } as const
      const answer = await askThread(task)
      if (answer.kind !== 'drawn') break
      return new Map(
        drawable.flatMap(({ key }, at) => {
          const page = answer.pages[at]
          return page === null || page === undefined ? [] : [[key, page] as const]
        }),
      )
    } catch (error) {
      if (!(error instanceof ThreadFailure) || error.part === null) throw error
      drawable.splice(error.part, 1)
    }
  }
  return new Map()
}

function askedPart({ artwork: { path, ink, vector } }: PrintedPart): VectorPart | null {
  return vector ? { path, ...vector, box: ink } : null
}

function comparedSize({ artwork: { ink } }: PrintedPart): { width: number; height: number } {
  const scale = comparedSide / Math.max(ink.width, ink.height)
  return {
    width: Math.max(1, Math.round(ink.width * scale)),
    height: Math.max(1, Math.round(ink.height * scale)),
  }
}
