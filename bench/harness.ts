import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

/** One measured number. Further fields describe what it was measured on. */
export type Figure = {
  readonly label: string
  readonly value: number
  readonly unit: string
  /** A limit: a benchmark that misses one exits with 1. */
  readonly atMost?: number
  readonly [detail: string]: string | number | boolean | readonly number[] | undefined
}

/**
 * What a benchmark receives: the command line's `--key value` pairs, and functions that take its figures and remarks.
 */
export type BenchContext = {
  readonly options: Readonly<Record<string, string>>
  /** Keeps a figure and prints it. */
  readonly report: (figure: Figure) => void
  /** Keeps a figure for the JSON file without printing it. */
  readonly keep: (figure: Figure) => void
  /** Prints a line that isn't a figure: what is measured, and how. */
  readonly say: (line: string) => void
}

/** Each file `bench/<name>.ts` exports one as `run`. */
export type Benchmark = (context: BenchContext) => void | Promise<void>

/** Runs one benchmark, prints its figures and, with `--json FILE`, writes them with the commit and the machine. */
export const runBenchmark = async (
  name: string,
  run: Benchmark,
  options: Readonly<Record<string, string>>,
) => {
  const figures: Figure[] = []
  // Read first: the commit may change during a long benchmark.
  const measured = commit()
  await run({
    options,
    report: (figure) => {
      figures.push(figure)
      const { label, value, unit, atMost } = figure
      const isMissed = atMost !== undefined && !(value <= atMost)
      if (isMissed) process.exitCode = 1
      const bar = atMost === undefined ? '' : `  ${isMissed ? 'MISSED: ' : ''}at most ${atMost}`
      console.log(`${label.padEnd(56)} ${formatValue(value)} ${unit}${bar}`)
    },
    keep: (figure) => figures.push(figure),
    say: (line) => console.log(line),
  })
  const file = options.json
  if (file)
    writeFileSync(
      file,
      `${JSON.stringify({ name, commit: measured, machine: machine(), figures }, null, 1)}\n`,
    )
}

/** Milliseconds of CPU time of this thread: other load on the machine does not count. */
export const threadCpuMilliseconds = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The value below which the fraction `part` (0 … 1) of the values lies, by nearest rank. */
export const percentile = (values: readonly number[], part: number) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(part * sorted.length) - 1))] ?? Number.NaN
}

const formatValue = (value: number) =>
  (Number.isInteger(value) ? String(value) : value.toPrecision(4)).padStart(10)

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

const machine = () => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  platform: `${process.platform} ${process.arch}`,
  node: process.version,
})
