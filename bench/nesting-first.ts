import { createNester, createShapeNester, type NestItem } from '#nesting/index.ts'
import { createRandom } from '#nesting/random.ts'
import { type Benchmark, mean, threadCpuMilliseconds } from './harness.ts'
import { generateShapes } from './nesting/shape-instances.ts'

const copies = 500

/** How long a shopper waits for the first layout of 500 items, boxes and true shapes: CPU time of the thread. */
export const run: Benchmark = ({ options, report, say }) => {
  const rounds = Number(options.rounds ?? 20)
  say(`${copies} items, 22 in film, mean and worst of ${rounds} rounds`)
  const strip = { width: 22, spacing: 0.15, margin: 0.1 }
  const boxes = Array.from({ length: rounds }, (_, seed) => boxesOf(seed + 1))
  tell(
    boxes.map((items) => timeFirst(() => createNester(items, strip, { seed: 1 }))),
    'boxes',
  )
  const shapes = Array.from({ length: rounds }, (_, seed) =>
    generateShapes(seed + 1).items.map((item) => ({ ...item, copies: Math.ceil(copies / 8) })),
  )
  tell(
    shapes.map((items) => timeFirst(() => createShapeNester(items, strip, { seed: 1 }))),
    'true shapes',
  )

  function tell(times: number[], kind: string): void {
    report({ label: `first layout, ${kind}, mean`, value: mean(times), unit: 'ms', kind })
    report({ label: `first layout, ${kind}, worst`, value: Math.max(...times), unit: 'ms', kind })
  }
}

type Search = {
  readonly step: () => boolean
  readonly best: () => { readonly placements: readonly unknown[] }
}

/** Building the problem counts: it happens between the drop and the first result. */
function timeFirst(create: () => Search): number {
  const startedAt = threadCpuMilliseconds()
  const search = create()
  search.step()
  const { placements } = search.best()
  const spent = threadCpuMilliseconds() - startedAt
  if (placements.length < copies) throw new Error(`Only ${placements.length} were placed`)
  return spent
}

/** 60 designs of 1 to 5 in. */
function boxesOf(seed: number): NestItem[] {
  const random = createRandom(seed)
  return Array.from({ length: 60 }, (_, index) => ({
    id: String(index),
    width: 1 + random.real() * 4,
    height: 1 + random.real() * 4,
    copies: Math.ceil((copies - index) / 60),
    turns: 'quarter',
  }))
}
