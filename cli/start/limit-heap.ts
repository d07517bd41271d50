import { setFlagsFromString } from 'node:v8'
import { minutes, seconds } from '#server/kernel/clock.ts'

/**
 * For a process that serves for weeks, memory is what counts (docs/measurements.md, memory under load: what it saves
 * and what it costs). V8 collects once its heap has grown by this percentage of what is in use, instead of up to
 * fourfold; and every few minutes it compacts pages that are partly empty.
 */
export function limitHeap(): void {
  setFlagsFromString('--heap-growing-percent=30')
  setInterval(() => {
    closeGaps(true)
    setTimeout(closeGaps, closing, false).unref()
  }, between).unref()
}

const between = minutes(5)
/**
 * A collection moves 12 MB at most; a busy shop collects a few times within this period, and an idle one does not need
 * to.
 */
const closing = seconds(30)

/**
 * Under load, V8 leaves heap pages alone unless they are almost empty, so the heap drifts ever higher above what is in
 * use. It has a flag for small machines that makes each collection close such gaps, at twice the work.
 */
export function closeGaps(isOn: boolean): void {
  setFlagsFromString(isOn ? '--optimize-for-size' : '--no-optimize-for-size')
}
