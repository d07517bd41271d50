import { DecodingStopped, decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { drawingLimits } from '#server/kernel/decoding/limits.ts'
import type { PictureSize, readPictureSize } from './read-picture-size.ts'

const reading = defineTask<typeof readPictureSize>(
  new URL('./read-picture-size.ts', import.meta.url),
  'readPictureSize',
  drawingLimits,
)

/** The size in an image's header, upright; null if it isn't a readable image. */
export async function pictureSizeOf(path: string): Promise<PictureSize | null> {
  return decode(reading, path, { lane: 'shop' }).catch(nullWhenStopped)
}

/** An image that exceeds the limits counts as unreadable. */
export function nullWhenStopped(error: unknown): null {
  if (error instanceof DecodingStopped) return null
  throw error
}
