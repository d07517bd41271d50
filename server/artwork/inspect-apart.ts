import { DecodingStopped, decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { drawingLimits, pictureLimits } from '#server/kernel/decoding/limits.ts'
import type { inspectInto, ToInspect } from './inspect-into.ts'
import type { Inspected } from './inspected.ts'
import type { InspectionLane } from './inspection-lane.ts'
import { rejections } from './rejections.ts'

const kinds = {
  pictures: { limits: pictureLimits, rejection: rejections.too_complex_picture },
  drawings: { limits: drawingLimits, rejection: rejections.too_complex },
}

export const tooComplex = (lane: InspectionLane): Inspected => ({
  ok: false,
  rejection: kinds[lane].rejection,
})

/**
 * Inspects an uploaded file in a separate process. A file that takes too much is rejected with a message.
 * @throws when our own machine failed, or the process crashed (DecodingStopped, `crashed`): then it is worth retrying.
 */
export async function inspectApart(
  file: ToInspect,
  lane: InspectionLane,
  { limits } = kinds[lane],
): Promise<Inspected> {
  const address = new URL('./inspect-into.ts', import.meta.url)
  try {
    return await decode(defineTask<typeof inspectInto>(address, 'inspectInto', limits), file, { lane })
  } catch (error) {
    if (error instanceof DecodingStopped && error.reason !== 'crashed') return tooComplex(lane)
    throw error
  }
}
