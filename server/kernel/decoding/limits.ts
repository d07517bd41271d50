import { availableParallelism, totalmem } from 'node:os'
import { minutes } from '../clock.ts'
import type { Limits } from './worker-messages.ts'

/** A whole sheet of 300 megapixels takes about 25 seconds of a core and 400 MB. */
export const pictureLimits: Limits = { megabytes: 1_500, cpuSeconds: 90, milliseconds: minutes(5) }

/** Users' drawings take a second or two. */
export const drawingLimits: Limits = { megabytes: 1_500, cpuSeconds: 20, milliseconds: minutes(2) }

/** A long sheet consists of hundreds of images, each up to the whole film's size. */
export const printLimits: Limits = { megabytes: 4_000, cpuSeconds: 900, milliseconds: minutes(10) }

/** One print file needs under 300 MB while it is drawn; the shop, its database and the system need memory too. */
const memoryOfOne = 1_000_000_000

/** How many print files are drawn at once: one for each core that has enough memory, respecting a container's limit. */
export const printsAtOnce = Math.max(
  1,
  Math.min(availableParallelism(), Math.floor(memoryHere() / memoryOfOne)),
)

/** In bytes. If no limit is set, Node reports 0 or more than there is. */
function memoryHere(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
}
