import type { InkOutline } from '#domain/checks/measure-artwork.ts'
import { decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { pictureLimits } from '#server/kernel/decoding/limits.ts'
import type { ArtworkDeps } from './deps.ts'
import type { tracePicture } from './pixels/trace-picture.ts'

const tracing = defineTask<typeof tracePicture>(
  new URL('./pixels/trace-picture.ts', import.meta.url),
  'tracePicture',
  pictureLimits,
)

/** @throws when the store is away */
export const traceStored = ({ files }: Pick<ArtworkDeps, 'files'>, key: string): Promise<InkOutline | null> =>
  files.withLocalFile(key, (path) => decode(tracing, { path }, { lane: 'pictures' }))
