import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { printLimits } from '#server/kernel/decoding/limits.ts'
import { hashOf } from '#server/kernel/files/hash-of.ts'
import type { RollsDeps } from './deps.ts'
import type { drawPreview } from './draw-preview.ts'
import { keysOf } from './roll-files.ts'

const previewing = defineTask<typeof drawPreview>(
  new URL('./draw-preview.ts', import.meta.url),
  'drawPreview',
  printLimits,
)

/** Stores a small image of the drawn roll, for screens and for the map. */
export async function storePreview(
  { files }: Pick<RollsDeps, 'files'>,
  { rollId, drawn, target }: { rollId: string; drawn: string; target: string },
): Promise<{ previewKey: string }> {
  const { previewKey } = keysOf(rollId)
  await decode(previewing, { path: drawn, target }, { lane: 'prints' })
  await files.write(previewKey, createReadStream(target), { contentType: 'image/jpeg' })
  return { previewKey }
}

/** Stores the file drawn for the printer. */
export async function storeFile(
  { files }: Pick<RollsDeps, 'files'>,
  key: string,
  path: string,
  contentType: string,
): Promise<{ byteSize: number; sha256: string }> {
  await files.write(key, createReadStream(path), { contentType })
  return { byteSize: (await stat(path)).size, sha256: await hashOf(path) }
}
