import type { ArrangeJob } from '#domain/studio/arrange.ts'
import { createNester, type NestResult } from '#nesting/index.ts'

export type NestRequest = { id: number; job: ArrangeJob } | { id: number; job: null }

/** `filmNeeded` is the length in mm on which everything would find room, told when something does not. */
export type NestAnswer = { id: number; result: NestResult; isFinal: boolean; filmNeeded: number | null }

/** How long a search goes on, how long it works before it looks for news, and how often it tells of better layouts. */
const searchMilliseconds = 1_500
const measureMilliseconds = 300
const sliceMilliseconds = 12
const tellEvery = 140

let current = 0

addEventListener('message', ({ data }: MessageEvent<NestRequest>) => {
  current = data.id
  if (data.job !== null) void search(data.id, data.job)
})

/** Streams better and better layouts until time is up or a newer request arrives. */
async function search(id: number, { items, strip, locked }: ArrangeJob): Promise<void> {
  const tell = (answer: Omit<NestAnswer, 'id'>): void => postMessage({ id, ...answer } satisfies NestAnswer)
  const nester = createNester(items, strip, { locked })
  const started = performance.now()
  let toldAt = Number.NEGATIVE_INFINITY
  let hasNews = false
  while (!nester.isDone() && performance.now() - started < searchMilliseconds) {
    const until = performance.now() + sliceMilliseconds
    while (!nester.isDone() && performance.now() < until) hasNews = nester.step(1) || hasNews
    if (hasNews && performance.now() - toldAt > tellEvery) {
      tell({ result: nester.best(), isFinal: false, filmNeeded: null })
      toldAt = performance.now()
      hasNews = false
    }
    await otherMessages()
    if (current !== id) return
  }
  const result = nester.best()
  tell({
    result,
    isFinal: true,
    filmNeeded: result.unplaced.length > 0 ? measure({ items, strip, locked }) : null,
  })
}

/** The same on film without end. */
function measure({ items, strip, locked }: ArrangeJob): number {
  const { maxHeight: _, ...endless } = strip
  const nester = createNester(items, endless, { locked })
  const until = performance.now() + measureMilliseconds
  do nester.step(1)
  while (!nester.isDone() && performance.now() < until)
  return nester.best().height
}

const otherMessages = (): Promise<void> => new Promise((done) => setTimeout(done))
