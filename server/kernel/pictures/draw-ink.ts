import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InkSource } from './ink-source.ts'
import { openInk } from './open-ink.ts'

/** The task: an artwork's ink at a size in px, as a PNG. */
export async function drawInk({
  source,
  size,
  target,
}: {
  source: InkSource
  size: { width: number; height: number }
  target: string
}): Promise<void> {
  const picture = await openInk(source, size, join(tmpdir(), 'drawn.png'))
  await picture.png().toFile(target)
}
