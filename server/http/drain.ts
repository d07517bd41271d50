import { setTimeout as wait } from 'node:timers/promises'
import { minutes } from '#server/kernel/clock.ts'

/** How the HTTP side of a process comes to its end; one for each process. */
export type Drain = {
  /** Aborted at the first moment of stopping: whoever shares visitors out is to send them elsewhere. */
  readonly stopping: AbortSignal
  /** Aborted when streams that would go on for ever are to end. */
  readonly streamsEnd: AbortSignal
  noteReadyAsked(): void
  /** Still serves for so many ms while /health/ready says no; not at all where nobody has asked it lately. */
  giveNotice(milliseconds: number): Promise<void>
  endStreams(): void
}

/** Load balancers ask every few seconds. */
const lately = minutes(1)

export function createDrain(): Drain {
  const streams = new AbortController()
  const stopping = new AbortController()
  let askedAt = Number.NEGATIVE_INFINITY
  return {
    stopping: stopping.signal,
    streamsEnd: streams.signal,
    noteReadyAsked() {
      askedAt = performance.now()
    },
    async giveNotice(milliseconds) {
      stopping.abort()
      if (performance.now() - askedAt < lately) await wait(milliseconds)
    },
    endStreams: () => streams.abort(),
  }
}
