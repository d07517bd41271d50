import { createNester } from '#nesting/index.ts'
import { checkPlacements } from '#nesting/shapes/check-placements.ts'
import { nestShapes } from '#nesting/shapes/index.ts'
import { type BenchContext, mean, threadCpuMilliseconds } from './harness.ts'
import { type BoxInstance, readGangSheets } from './nesting/instances.ts'
import { npmPackers, packWith } from './nesting/npm-packers.ts'
import {
  generateShapes,
  readIrregular,
  readShapeSheets,
  type ShapeInstance,
} from './nesting/shape-instances.ts'

const OURS = 'gangway'
/** Seconds given to our own box packer for the comparison with boxes. */
const BOX_SECONDS = 5

/**
 * True shapes: `--instances DIR` (folders `irregular` and `gangsheet`; without it our own workload), `--seconds 5,30`,
 * `--seeds 3`, `--only PATTERN` of instance names, `--clock cpu|wall`. Every layout is checked.
 */
export const run = (context: BenchContext) => {
  const { options, say } = context
  const limits = (options.seconds ?? '5,30').split(',').map(Number)
  const seeds = Number(options.seeds ?? 3)
  const now = options.clock === 'wall' ? () => performance.now() : threadCpuMilliseconds
  const only = new RegExp(options.only ?? '.')
  const instances = (
    options.instances
      ? [...readIrregular(options.instances), ...readShapeSheets(options.instances)]
      : [generateShapes(1)]
  ).filter((instance) => only.test(instance.name))
  const boxes = options.instances ? readGangSheets(options.instances) : []
  say(
    `True shapes: one thread, budget in ${options.clock === 'wall' ? 'wall-clock time' : "the thread's CPU time"}, ` +
      `mean of ${seeds} seeds.`,
  )
  const rows = instances.flatMap((instance) => {
    const boxed = boxes.find((each) => each.name === instance.name)
    const boxFilm = boxed && packBoxes(boxed, now)
    return limits.map((seconds): Row => {
      const lengths = Array.from({ length: seeds }, (_, index) => nestOnce(instance, index + 1, seconds, now))
      const row = { instance, seconds, lengths, length: mean(lengths), boxFilm }
      reportRow(context, row)
      return row
    })
  })
  reportMeans(context, rows, limits)
}

type Row = {
  readonly instance: ShapeInstance
  readonly seconds: number
  readonly lengths: readonly number[]
  readonly length: number
  /** Film length of the best box packing. */
  readonly boxFilm?: number
}

/** Throws when the layout has an overlap, too little spacing or a wrong count. */
const nestOnce = (instance: ShapeInstance, seed: number, seconds: number, now: () => number): number => {
  const { items, name } = instance
  const result = nestShapes(items, instance, { seed, now, budget: { milliseconds: seconds * 1000 } })
  const faults = checkPlacements(items, instance, result, 1e-7 * instance.width)
  if (faults.length > 0) throw new Error(`${name}, seed ${seed}: ${JSON.stringify(faults.slice(0, 3))}`)
  return result.height
}

const packBoxes = (instance: BoxInstance, now: () => number) => {
  const theirs = Object.values(npmPackers).map((tries) => packWith(tries, instance))
  const items = instance.items.map((item, index) => ({
    ...item,
    id: String(index),
    turns: 'quarter' as const,
  }))
  const startedAt = now()
  const nester = createNester(items, instance, { seed: 1 })
  while (!nester.isDone() && now() - startedAt < BOX_SECONDS * 1000) nester.step()
  return Math.min(...theirs, nester.best().height)
}

const densityOf = ({ instance, length }: Row) => (100 * instance.area) / (instance.width * length)

const reportRow = ({ report }: BenchContext, row: Row) => {
  const { instance, seconds, length, lengths, boxFilm } = row
  const density = densityOf(row)
  const isSheet = instance.family === 'gang sheet'
  report({
    label: `${instance.name}: ${isSheet ? 'film' : 'density'} at ${seconds} s`,
    value: isSheet ? length : density,
    unit: isSheet ? 'length' : '%',
    instance: instance.name,
    kind: 'shapes',
    seconds,
    length,
    lengths,
    density,
    packer: OURS,
    best: instance.best,
    sparrow: instance.sparrow,
    gap: instance.sparrow === undefined ? undefined : instance.sparrow - density,
    boxFilm,
    shareOfBoxes: boxFilm === undefined ? undefined : (100 * length) / boxFilm,
  })
}

const reportMeans = ({ report }: BenchContext, rows: readonly Row[], limits: readonly number[]) => {
  for (const seconds of limits) {
    const known = rows.filter((row) => row.seconds === seconds && row.instance.sparrow !== undefined)
    if (known.length > 0) {
      report({
        label: `mean distance to sparrow's average density at ${seconds} s`,
        value: mean(known.map((row) => (row.instance.sparrow ?? 0) - densityOf(row))),
        unit: 'points',
        seconds,
        instances: known.length,
      })
    }
    for (const row of rows) {
      if (row.seconds !== seconds || row.boxFilm === undefined) continue
      report({
        label: `${row.instance.name}: film beside the best box packing at ${seconds} s`,
        value: (100 * row.length) / row.boxFilm,
        unit: '%',
        seconds,
        instance: row.instance.name,
      })
    }
  }
}
