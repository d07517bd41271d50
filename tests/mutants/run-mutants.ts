import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createRandom } from '#nesting/index.ts'
import durations from '../harness/durations.json' with { type: 'json' }
import type { Question, Verdict } from './judge.ts'
import { applyMutation, findMutations, type Mutation } from './mutations.ts'
import { importersOf, nearestTests } from './nearest-tests.ts'
import { type Room, reader, roomOf, rooms, tables } from './rooms.ts'
import { openTypeCheck, type TypeCheck } from './type-check.ts'

/**
 * npm run test:mutants -- ROOM… [--count 25] [--seed 1] [--seconds 25]: makes small faults in a copy of the codebase,
 * one at a time, and reports those that neither its unit tests nor its types notice; `all` for every room, `--changed
 * [--since main]` for the lines that a branch touched, `--again FILE` for those that an earlier run wrote to that file.
 * Exits with 1 below the share that a room must reach. Pages, and what only browser, race and fault tests notice, are
 * left out. Our own rather than StrykerJS, because tests of one fault share one open PostgreSQL and are selected by
 * imports.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '25' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '25' },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'main' },
    again: { type: 'string' },
  },
})
const count = Number(values.count)
/** The total time for tests of other rooms run for one fault, in s on a quiet machine. */
const testSeconds = Number(values.seconds)
const random = createRandom(Number(values.seed))
const names = rooms.map(({ name }) => name)
const asked = positionals.includes('all') || values.again ? names : positionals
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0 || !(count > 0) || !(testSeconds > 0) || (asked.length === 0 && !values.changed)) {
  console.error(
    `Use: npm run test:mutants -- ROOM… [--count 25] [--seed 1] [--seconds 25]\n     npm run test:mutants -- --changed\n     npm run test:mutants -- --again FILE`,
  )
  console.error(`Rooms: all ${names.join(' ')}`)
  process.exit(2)
}

/** Most faults are noticed by this many of the nearest test files; only the others cost all tests. */
const nearby = 3
/** A run longer than this, in ms, means a fault that never returns, or a machine that is too slow. */
const timeoutOf = (tests: readonly string[]): number =>
  240_000 + 2_000 * tests.reduce((sum, test) => sum + secondsOf(test), 0)

type Candidate = { path: string; room: Room; mutation: Mutation }

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1e9 }).split('\n').filter(Boolean)
const made = ['node_modules', '.git', '.react-router', 'build', 'data']
const paths = globSync('**/*', { exclude: made }).filter((path) => statSync(path).isFile())
const code = paths.filter((path) => /\.tsx?$/.test(path))

/** Lines changed since the start of the branch, by file; null for all of a new file. */
function changedLines(): Map<string, Set<number> | null> {
  const lines = new Map<string, Set<number> | null>()
  for (const path of git('ls-files', '-o', '--exclude-standard')) lines.set(path, null)
  let path = ''
  for (const line of git(
    'diff',
    '--unified=0',
    '--src-prefix=a/',
    '--dst-prefix=b/',
    '--merge-base',
    values.since,
  )) {
    if (line.startsWith('+++ b/')) path = line.slice('+++ b/'.length)
    const [, start, length = '1'] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (start === undefined) continue
    const touched = lines.get(path) ?? new Set<number>()
    for (let at = 0; at < Number(length); at++) touched.add(Number(start) + at)
    lines.set(path, touched)
  }
  return lines
}

const short = (words: string): string => words.replace(/\s+/g, ' ').slice(0, 120)

/** As reported; without the line number, so that a later run recognizes it wherever it is by then. */
const told = ({ path, mutation: { kind, before, after } }: Candidate, line = ''): string =>
  `${path}${line} ${kind}: ${short(before)} => ${short(after)}`

function candidates(): Candidate[] {
  const lines = values.changed ? changedLines() : null
  const listed =
    values.again &&
    readFileSync(values.again, 'utf8')
      .replace(/^(\S+):\d+/gm, '$1')
      .split('\n')
  return code.flatMap((path) => {
    const room = roomOf(path)
    if (!room || (lines ? !lines.has(path) : !asked.includes(room.name))) return []
    const touched = lines?.get(path)
    return findMutations(path, readFileSync(path, 'utf8'))
      .filter(({ line }) => touched?.has(line) ?? true)
      .map((mutation) => ({ path, room, mutation }))
      .filter((one) => !listed || listed.includes(told(one)))
  })
}

/**
 * This many from each room, by the seed; for a branch or a list all of them. In file order, so that each file is
 * handled in one go.
 */
function draw(all: readonly Candidate[]): Candidate[] {
  if (values.changed || values.again) return [...all]
  return [...Map.groupBy(all, ({ room }) => room).values()].flatMap((ofRoom) => {
    const left = [...ofRoom]
    const drawn: Candidate[] = []
    while (drawn.length < count && left.length > 0) drawn.push(...left.splice(random.below(left.length), 1))
    return drawn.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
  })
}

/** A copy of the current codebase, so that an interrupted run leaves no fault behind. */
function copyHouse(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-mutants-'))
  for (const path of paths) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    cpSync(path, join(folder, path))
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return folder
}

const house = copyHouse()
let judge: ChildProcess | null = null
/** The file changed for the last question and restored since. */
let last: string | null = null

/** Including its workers and its database. */
function endJudge(): void {
  if (judge?.pid && judge.exitCode === null && judge.signalCode === null) process.kill(-judge.pid, 'SIGKILL')
  judge = null
}
process.once('exit', () => {
  endJudge()
  rmSync(house, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

async function openJudge(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'judge.ts'), {
    cwd: house,
    // A separate process group, which can be ended with all its workers.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, TEST_SEED: values.seed },
  })
  const [ready] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (ready !== 'ready') throw new Error('The tests could not be begun')
  return child
}

/** The test files that fail, or whatever else reveals a fault, and those that time out. */
async function failing(path: string, tests: readonly string[]): Promise<Verdict> {
  if (tests.length === 0) return { by: [], late: [] }
  judge ??= await openJudge()
  const { promise, resolve, reject } = Promise.withResolvers<Verdict>()
  const timer = setTimeout(() => {
    endJudge()
    resolve({ by: [], late: [...tests] })
  }, timeoutOf(tests))
  const died = (): void => reject(new Error('The process that runs the tests has died'))
  judge.once('exit', died)
  const hear = (verdict: Verdict): void => resolve(verdict)
  judge.once('message', hear)
  const question: Question = { changed: last === null ? [path] : [last, path], tests }
  last = path
  judge.send(question)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    judge?.off('exit', died).off('message', hear)
  }
}

/** Opened for the first fault that no near test notices: it takes as long as type-checking the whole codebase. */
let types: TypeCheck | null = null

/**
 * The nearest first, then the types, which take a second, and only then all the others: a distant one must fail twice.
 * A timeout ends its run, so the other nearest tests are run once more.
 */
async function noticing(path: string, text: string, tests: readonly string[]): Promise<Verdict> {
  const near = await failing(path, tests.slice(0, nearby))
  if (near.by.length > 0) return near
  types ??= openTypeCheck(process.cwd())
  if (types.notices(path, text, importers.get(path) ?? [])) return { by: ['types'], late: [] }
  const others =
    near.late.length > 0 ? tests.filter((test) => !near.late.includes(test)) : tests.slice(nearby)
  const far = await failing(path, others)
  const named = far.by.filter((test) => tests.includes(test))
  const sure = named.length > 0 ? await failing(path, named) : far
  return { by: sure.by, late: [...new Set([...near.late, ...far.late, ...sure.late])] }
}

const secondsOf = (test: string): number => 1 + ((durations as Record<string, number>)[test] ?? 1)
const importers = importersOf(code)
const tally = new Map(rooms.map((room) => [room, { tried: 0, noticed: 0, missed: 0, late: 0, unreached: 0 }]))
/** Tests that noticed a fault and pass without one: any others would notice everything. */
const sound = new Set<string>()

const drawn = draw(candidates())
for (const [at, one] of drawn.entries()) {
  const { path, room, mutation } = one
  const tests = [
    ...new Set([
      ...nearestTests(path, importers, secondsOf, testSeconds),
      ...nearestTests(path, importers, secondsOf, Number.POSITIVE_INFINITY).filter((test) =>
        tables.test(test),
      ),
      ...code.filter((test) => room.proofs?.test(test) || (test === reader && path.startsWith('server/'))),
    ]),
  ]
  const text = readFileSync(path, 'utf8')
  const fault = applyMutation(text, mutation)
  writeFileSync(join(house, path), fault)
  const { by, late } = await noticing(path, fault, tests)
  writeFileSync(join(house, path), text)
  // Progress, apart from the report.
  console.error(`${at + 1} of ${drawn.length} ${path}:${mutation.line} ${by[0] ?? 'not noticed'}`)
  const untried = by.filter((test) => tests.includes(test) && !sound.has(test))
  const unsound = await failing(path, untried)
  const broken = [...unsound.by, ...unsound.late]
  if (broken.length > 0) {
    console.log(`${path} is left out: without any fault there fails ${broken.join(', ')}`)
    process.exitCode = 1
    continue
  }
  for (const test of untried) sound.add(test)
  const of = tally.get(room)
  if (!of) continue
  of.tried++
  if (by.length > 0) of.noticed++
  else {
    if (tests.length === 0) of.unreached++
    else if (late.length > 0) of.late++
    else of.missed++
    console.log(told(one, `:${mutation.line}`))
    if (late.length > 0) console.log(`  out of time: ${late.join(', ')}`)
  }
}

console.log(
  `\nseed ${values.seed}\n\n| room | tried | noticed | not noticed | out of time | imported by no test | wanted |`,
)
console.log('|---|---|---|---|---|---|---|')
for (const [{ name, wanted }, { tried, noticed, missed, late, unreached }] of tally) {
  if (tried === 0) continue
  const share = Math.floor((100 * noticed) / tried)
  console.log(
    `| ${name} | ${tried} | ${noticed} (${share} %) | ${missed} | ${late} | ${unreached} | ${100 * wanted} % |`,
  )
  if (noticed / tried < wanted) process.exitCode = 1
}
const open = judge as ChildProcess | null
if (open?.connected) {
  open.send('close')
  await once(open, 'exit')
}
process.exit()
