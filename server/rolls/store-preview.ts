import { createReadStream } from 'node:fs'
import { decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { printLimits } from '#server/kernel/decoding/limits.ts'
import type { RollsDeps } from './deps.ts'
import type { drawPreview } from './draw-preview.ts'
import { keysOf } from './roll-files.ts'

const previewing = defineTask<typeof drawPreview>(
  new URL('./draw-preview.ts', import.meta.url),
  'drawPreview',
  printLimits,
)

/** The drawn roll as a small picture, for screens and for the map. */
export async function storePreview(
  { files }: Pick<RollsDeps, 'files'>,
  { rollId, drawn, target }: { rollId: string; drawn: string; target: string },
): Promise<{ previewKey: string }> {
  const { previewKey } = keysOf(rollId)
  await decode(previewing, { path: drawn, target }, { lane: 'prints' })
  await files.write(previewKey, createReadStream(target), { contentType: 'image/jpeg' })
  return { previewKey }
}
