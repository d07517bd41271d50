import { DecodingStopped, decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { drawingLimits } from '#server/kernel/decoding/limits.ts'
import type { PictureSize, readPictureSize } from './read-picture-size.ts'

const reading = defineTask<typeof readPictureSize>(
  new URL('./read-picture-size.ts', import.meta.url),
  'readPictureSize',
  drawingLimits,
)

/** What a picture's header says of it, upright; null when it is no picture that can be read. */
export async function pictureSizeOf(path: string): Promise<PictureSize | null> {
  return decode(reading, path, { lane: 'shop' }).catch(nullWhenStopped)
}

/** What takes too much is no picture that can be read. */
export function nullWhenStopped(error: unknown): null {
  if (error instanceof DecodingStopped) return null
  throw error
}
