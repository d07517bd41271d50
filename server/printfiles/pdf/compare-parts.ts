import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InkSource } from '#server/kernel/pictures/ink-source.ts'
import { openInk } from '#server/kernel/pictures/open-ink.ts'
import { sharp } from '#server/kernel/pictures/sharp.ts'
import { withPdf } from '#server/kernel/vectors/open-pdf.ts'
import { comparedSide, lookAlike } from './looks-alike.ts'

/** A part, and its page of the PDF, counted from 0. */
export type DrawnPart = { key: string; page: number; artwork: InkSource }

/** The task: returns the parts whose PDF page looks like their pixels. Reports when it starts on one. */
export function compareParts(
  { path, parts }: { path: string; parts: readonly DrawnPart[] },
  tell: (part: number) => void,
): Promise<DrawnPart[]> {
  return withPdf(path, async (pdf) => {
    const alike: DrawnPart[] = []
    for (const [index, part] of parts.entries()) {
      tell(index)
      const size = comparedSize(part.artwork)
      const pixels = pdf.draw(part.page + 1, size, { left: 0, top: 0, ...size })
      const asVectors = sharp(pixels, { raw: { ...size, channels: 4 } })
      const asPixels = await openInk(part.artwork, size, join(tmpdir(), `compared-${index}.png`))
      if (await lookAlike(asVectors, asPixels)) alike.push(part)
    }
    return alike
  })
}

function comparedSize({ ink }: InkSource): { width: number; height: number } {
  const scale = comparedSide / Math.max(ink.width, ink.height)
  return {
    width: Math.max(1, Math.round(ink.width * scale)),
    height: Math.max(1, Math.round(ink.height * scale)),
  }
}
