import { createNester } from '#nesting/index.ts'
import { type BenchContext, mean, threadCpuMilliseconds } from './harness.ts'
import { type BoxInstance, generateInstances, readGangSheets, readRectangles } from './nesting/instances.ts'
import { npmPackers, packWith } from './nesting/npm-packers.ts'

const OURS = 'gangway'

/**
 * Rectangles: `--instances DIR` (folders `rect` and `gangsheet`; without it our own generated ones),
 * `--seconds 0.05,1,5`, `--seeds 3`, `--only PATTERN` of instance names, `--clock cpu|wall`.
 */
export const run = (context: BenchContext) => {
  const { options, say } = context
  const seconds = (options.seconds ?? '0.05,1,5')
    .split(',')
    .map(Number)
    .sort((a, b) => a - b)
  const seeds = Number(options.seeds ?? 3)
  const now = options.clock === 'wall' ? () => performance.now() : threadCpuMilliseconds
  const only = new RegExp(options.only ?? '.')
  const instances = (
    options.instances
      ? [...readRectangles(options.instances), ...readGangSheets(options.instances)]
      : generateInstances(1)
  ).filter((instance) => only.test(instance.name))
  say(
    `Rectangles: one thread, budget in ${options.clock === 'wall' ? 'wall-clock time' : "the thread's CPU time"}, ` +
      `mean of ${seeds} seeds, quarter turns allowed, code warmed up for a second first.`,
  )
  for (const instance of generateInstances(7)) nestFor(instance, 1, [0.15], now)

  const rows = instances.flatMap((instance) => {
    const runs = Array.from({ length: seeds }, (_, index) => nestFor(instance, index + 1, seconds, now))
    const ours = seconds.map((limit, at) => ({
      instance,
      packer: OURS,
      seconds: limit,
      height: mean(runs.map((heights) => heights[at] as number)),
    }))
    const theirs = Object.entries(npmPackers).map(([packer, tries]) => {
      const startedAt = now()
      const height = packWith(tries, instance)
      return { instance, packer, seconds: Math.round(now() - startedAt) / 1000, height }
    })
    return [...ours, ...theirs]
  })

  for (const row of rows) {
    const { known } = row.instance
    context.keep({
      label: `${row.instance.name} ${row.packer}`,
      value: row.height,
      unit: 'height',
      instance: row.instance.name,
      kind: 'rectangles',
      seconds: row.seconds,
      height: row.height,
      gap: known === undefined ? undefined : gapOf(row.height, known),
      density: densityOf(row.instance, row.height),
      packer: row.packer,
    })
  }
  reportFamilies(context, rows, seconds)
}

type Row = {
  readonly instance: BoxInstance
  readonly packer: string
  readonly seconds: number
  readonly height: number
}

/** The height reached at each of `limits` (seconds, ascending), in one run to the longest of them. */
const nestFor = (
  instance: BoxInstance,
  seed: number,
  limits: readonly number[],
  now: () => number,
): number[] => {
  const items = instance.items.map((item, index) => ({
    ...item,
    id: String(index),
    turns: 'quarter' as const,
  }))
  const startedAt = now()
  const nester = createNester(items, instance, { seed })
  nester.step()
  let height = nester.best().height
  const heights: number[] = []
  for (const limit of limits) {
    while (!nester.isDone() && now() - startedAt < limit * 1000) {
      if (nester.step()) height = nester.best().height
    }
    heights.push(height)
  }
  return heights
}

const gapOf = (height: number, known: number) => (height / known - 1) * 100

const densityOf = (instance: BoxInstance, height: number) =>
  instance.items.reduce((sum, item) => sum + item.width * item.height * item.copies, 0) /
  (instance.width * height)

const reportFamilies = ({ report }: BenchContext, rows: readonly Row[], seconds: readonly number[]) => {
  const groups = [
    ...seconds.map((limit) => ({ name: `${OURS} at ${limit} s`, packer: OURS, seconds: limit })),
    ...Object.keys(npmPackers).map((packer) => ({ name: packer, packer, seconds: undefined })),
  ]
  const isIn = (row: Row, group: (typeof groups)[number]) =>
    row.packer === group.packer && (group.seconds === undefined || group.seconds === row.seconds)
  const withKnown = rows.filter((row) => row.instance.known !== undefined)
  const families = new Set(withKnown.map((row) => row.instance.family))
  const sets = [...families].map((family) => ({ name: family, members: [family] }))
  if (families.has('N') && families.has('T')) sets.push({ name: 'N and T', members: ['N', 'T'] })
  for (const set of sets) {
    for (const group of groups) {
      const gaps = withKnown
        .filter((row) => set.members.includes(row.instance.family) && isIn(row, group))
        .map((row) => gapOf(row.height, row.instance.known as number))
      report({
        label: `${set.name}: mean gap, ${group.name}`,
        value: mean(gaps),
        unit: '%',
        family: set.name,
        packer: group.packer,
        seconds: group.seconds,
        instances: gaps.length,
      })
    }
  }
  for (const row of rows.filter((each) => each.instance.known === undefined)) {
    report({
      label: `${row.instance.name}: film, ${row.packer}${row.packer === OURS ? ` at ${row.seconds} s` : ''}`,
      value: row.height,
      unit: 'length',
      instance: row.instance.name,
      packer: row.packer,
      seconds: row.seconds,
    })
  }
}
