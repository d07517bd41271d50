import { minutes } from '../clock.ts'
import type { Limits } from './worker-messages.ts'

/** A whole sheet of 300 megapixels takes some 25 seconds of a core and 400 MB. */
export const pictureLimits: Limits = { megabytes: 1_500, cpuSeconds: 90, milliseconds: minutes(5) }

/** What people draw takes a second or two. */
export const drawingLimits: Limits = { megabytes: 1_500, cpuSeconds: 20, milliseconds: minutes(2) }

/** A long sheet is made of hundreds of pictures, each up to the whole film's size. */
export const printLimits: Limits = { megabytes: 4_000, cpuSeconds: 900, milliseconds: minutes(10) }
