import { type ArrangeJob, jobsBySheet, type Laid } from '#domain/studio/arrange.ts'
import { createNester, createShapeNester, type Nester } from '#nesting/index.ts'

export type NestRequest = { id: number; job: ArrangeJob } | { id: number; job: null }

/** `filmNeeded` is the length in mm on which everything would fit, given when something does not fit. */
export type NestAnswer = {
  id: number
  result: Laid
  isFinal: boolean
  filmNeeded: number | null
}

/** How long a search runs, how long it works before it checks for messages, and how often it reports better layouts. */
const searchMilliseconds = 1_500
/** True shapes are worth waiting for. */
const shapeMilliseconds = 8_000
const measureMilliseconds = 300
const sliceMilliseconds = 12
const tellEvery = 140

let current = 0

addEventListener('message', ({ data }: MessageEvent<NestRequest>) => {
  current = data.id
  if (data.job === null) return
  void (data.job.sheets.length > 1 ? searchSheets(data.id, data.job) : search(data.id, data.job))
})

/** As many layouts per sheet as in the search for the cheapest mix. */
const stepsOfSheet = 250

/** Lays sheet after sheet in the time of one; answers when all are laid. */
async function searchSheets(id: number, job: ArrangeJob): Promise<void> {
  const milliseconds = (job.shapes ? shapeMilliseconds : searchMilliseconds) / job.sheets.length
  const jobs = jobsBySheet(job)
  let next = jobs.next()
  while (!next.done) {
    const nester = nesterOf(next.value, next.value.strip, milliseconds)
    const until = performance.now() + milliseconds
    for (let steps = 0; !nester.isDone() && (steps < leastSteps(job) || performance.now() < until); ) {
      const slice = performance.now() + sliceMilliseconds
      for (; !nester.isDone() && performance.now() < slice; steps++) nester.step(1)
      await otherMessages()
      if (current !== id) return
    }
    next = jobs.next(nester.best())
  }
  postMessage({ id, result: next.value, isFinal: true, filmNeeded: null } satisfies NestAnswer)
}

/** True-shape search budgets its own time. */
const leastSteps = ({ shapes }: ArrangeJob): number => (shapes ? 0 : stepsOfSheet)

/** Streams ever better layouts until time is up or a newer request arrives. */
async function search(id: number, job: ArrangeJob): Promise<void> {
  const tell = (answer: Omit<NestAnswer, 'id'>): void => postMessage({ id, ...answer } satisfies NestAnswer)
  const milliseconds = job.shapes ? shapeMilliseconds : searchMilliseconds
  // On a fixed sheet true shapes are done as soon as they fit; on endless film they keep getting shorter.
  const nester = nesterOf(job, job.shapes ? endless(job) : job.strip, milliseconds)
  const doesFit = (): boolean => !job.shapes || nester.best().height <= (job.strip.maxHeight ?? Infinity)
  const started = performance.now()
  let toldAt = Number.NEGATIVE_INFINITY
  let hasNews = false
  while (!nester.isDone() && performance.now() - started < milliseconds) {
    const until = performance.now() + sliceMilliseconds
    while (!nester.isDone() && performance.now() < until) hasNews = nester.step(1) || hasNews
    if (hasNews && performance.now() - toldAt > tellEvery && doesFit()) {
      tell({ result: nester.best(), isFinal: false, filmNeeded: null })
      toldAt = performance.now()
      hasNews = false
    }
    await otherMessages()
    if (current !== id) return
  }
  if (!doesFit()) return tell({ ...squeeze(job), isFinal: true, filmNeeded: nester.best().height })
  const result = nester.best()
  const isMissing = result.unplaced.length > 0
  tell({ result, isFinal: true, filmNeeded: isMissing ? measure(job) : null })
}

/** As much as fits on the sheet itself. */
function squeeze(job: ArrangeJob): Pick<NestAnswer, 'result'> {
  return { result: stepFor(nesterOf(job, job.strip, searchMilliseconds), searchMilliseconds).best() }
}

/** The same on endless film. */
const measure = (job: ArrangeJob): number =>
  stepFor(nesterOf(job, endless(job), measureMilliseconds), measureMilliseconds).best().height

function stepFor<Search extends Pick<Nester, 'step' | 'isDone'>>(
  nester: Search,
  milliseconds: number,
): Search {
  const until = performance.now() + milliseconds
  do nester.step(1)
  while (!nester.isDone() && performance.now() < until)
  return nester
}

function endless({ strip: { maxHeight: _, ...film } }: ArrangeJob): ArrangeJob['strip'] {
  return film
}

/** Nests by boxes, or by true shape, which plans for the time it has. */
function nesterOf({ items, locked, shapes }: ArrangeJob, strip: ArrangeJob['strip'], milliseconds: number) {
  if (!shapes) return createNester(items, strip, { locked })
  const started = performance.now()
  return createShapeNester(shapes.items, strip, {
    locked: shapes.locked,
    spent: () => (performance.now() - started) / milliseconds,
  })
}

const otherMessages = (): Promise<void> => new Promise((done) => setTimeout(done))
