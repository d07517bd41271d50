import { setTimeout as wait } from 'node:timers/promises'
import { minutes } from '#server/kernel/clock.ts'

/** How the HTTP side of a process shuts down; one per process. */
export type Drain = {
  /** Aborted as soon as shutdown begins: load balancers should send visitors elsewhere. */
  readonly stopping: AbortSignal
  /** Aborted when endless streams are to end. */
  readonly streamsEnd: AbortSignal
  noteReadyAsked(): void
  /** Keeps serving for this many ms while /health/ready says no; doesn't wait if no one has asked it lately. */
  giveNotice(milliseconds: number): Promise<void>
  endStreams(): void
}

/** Load balancers poll every few seconds. */
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
