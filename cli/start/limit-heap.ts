import { setFlagsFromString } from 'node:v8'
import { minutes, seconds } from '#server/kernel/clock.ts'

/**
 * For a process that serves for weeks memory is what counts (docs/measurements.md, memory under load: what it saves and what
 * it costs). V8 collects when its heap has grown by so many percent of what is in use, and not by up to four times; and
 * every few minutes it moves together what is left in pages that are partly empty.
 */
export function limitHeap(): void {
  setFlagsFromString('--heap-growing-percent=30')
  setInterval(() => {
    closeGaps(true)
    setTimeout(closeGaps, closing, false).unref()
  }, between).unref()
}

const between = minutes(5)
/** A collection moves 12 MB at most; a busy shop collects a few times in it, and an idle one has no need. */
const closing = seconds(30)

/**
 * While there is work V8 leaves pages of its heap as they are that are not almost empty, so that it stands ever higher
 * above what is in use. For small machines it has a flag that lets each collection close such gaps, at twice the work.
 */
export function closeGaps(isOn: boolean): void {
  setFlagsFromString(isOn ? '--optimize-for-size' : '--no-optimize-for-size')
}
