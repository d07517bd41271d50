import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ArtworkFacts } from '#domain/checks/measure-artwork.ts'
import type { InkSource } from '#server/kernel/pictures/ink-source.ts'
import { openInk } from '#server/kernel/pictures/open-ink.ts'
import { measure } from './measure.ts'

/** The task: returns what the checks need to know about some ink, examined at that many px. */
export async function measureInk({
  source,
  size,
}: {
  source: InkSource
  size: { width: number; height: number }
}): Promise<ArtworkFacts> {
  const picture = await openInk(source, size, join(tmpdir(), 'drawn.png'))
  return measure({ ...size, data: await picture.toColorspace('srgb').ensureAlpha().raw().toBuffer() })
}
