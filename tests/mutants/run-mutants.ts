import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createRandom } from '#nesting/index.ts'
import durations from '../harness/durations.json' with { type: 'json' }
import type { Question, Verdict } from './judge.ts'
import { applyMutation, findMutations, type Mutation } from './mutations.ts'
import { importersOf, nearestTests } from './nearest-tests.ts'
import { type Room, roomOf, rooms } from './rooms.ts'

/**
 * npm run test:mutants -- ROOM… [--count 25] [--seed 1]: makes small faults in a copy of the house, one at a time, and says
 * which ones its unit tests do not notice. `--changed [--since main]` asks of the lines that a branch touched; `all` of
 * every room. Ends with 1 below the share that a room must reach. Browser, race and fault tests are not asked: what only
 * they notice counts as not noticed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '25' },
    seed: { type: 'string', default: '1' },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'main' },
  },
})
const count = Number(values.count)
const random = createRandom(Number(values.seed))

/** How long the tests that are asked about one fault may take together, in s of a quiet machine. */
const testSeconds = 25
const nearby = 3
/** A run that takes so much longer is a fault that does not come back, in ms. */
const patience = 240_000

type Candidate = { path: string; room: Room; mutation: Mutation }

const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1e9 })
const paths = git('ls-files', '-co', '--exclude-standard').split('\n').filter(Boolean)
const code = paths.filter((path) => /\.tsx?$/.test(path))

/** Lines that differ from the branch's beginning, by file. */
function changedLines(): Map<string, Set<number>> {
  const lines = new Map<string, Set<number>>()
  let path = ''
  for (const line of git('diff', '--unified=0', '--merge-base', values.since).split('\n')) {
    if (line.startsWith('+++ b/')) path = line.slice('+++ b/'.length)
    const [, start, length = '1'] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (start === undefined) continue
    const touched = lines.get(path) ?? new Set<number>()
    for (let at = 0; at < Number(length); at++) touched.add(Number(start) + at)
    lines.set(path, touched)
  }
  return lines
}

function candidates(): Candidate[] {
  const wanted = positionals.includes('all') ? rooms.map(({ name }) => name) : positionals
  const lines = values.changed ? changedLines() : null
  return code.flatMap((path) => {
    const room = roomOf(path)
    if (!room || (lines ? !lines.has(path) : !wanted.includes(room.name))) return []
    return findMutations(path, readFileSync(path, 'utf8'))
      .filter(({ line }) => lines?.get(path)?.has(line) ?? true)
      .map((mutation) => ({ path, room, mutation }))
  })
}

/** So many of each room, by the seed; of a branch all. */
function draw(all: readonly Candidate[]): Candidate[] {
  if (values.changed) return [...all]
  return [...Map.groupBy(all, ({ room }) => room).values()].flatMap((ofRoom) => {
    const left = [...ofRoom]
    const drawn: Candidate[] = []
    while (drawn.length < count && left.length > 0) drawn.push(...left.splice(random.below(left.length), 1))
    return drawn
  })
}

/** The house as it is now, where a run that is cut off leaves no fault behind. */
function copyHouse(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-mutants-'))
  for (const path of paths) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    cpSync(path, join(folder, path))
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return folder
}

let judge: ChildProcess | null = null

/** With its workers and its database. */
function endJudge(): void {
  if (judge?.pid && judge.exitCode === null) process.kill(-judge.pid, 'SIGKILL')
  judge = null
}

async function ask(house: string, question: Question): Promise<Verdict> {
  if (!judge) {
    judge = fork(join(house, 'tests/mutants/judge.ts'), {
      cwd: house,
      detached: true,
      stdio: 'ignore',
      env: environment,
    })
    const [ready] = await Promise.race([once(judge, 'message'), once(judge, 'exit')])
    if (ready !== 'ready') throw new Error('The tests could not be begun')
  }
  const { promise, resolve } = Promise.withResolvers<Verdict>()
  const timer = setTimeout(() => {
    endJudge()
    resolve({ by: ['the end of its time'] })
  }, patience)
  judge.once('message', (verdict: Verdict) => resolve(verdict))
  judge.send(question)
  return promise.finally(() => clearTimeout(timer))
}

const environment = { ...process.env, TEST_SEED: values.seed }

const secondsOf = (test: string): number => 1 + ((durations as Record<string, number>)[test] ?? 1)

/** Most faults are noticed close by; only the others cost all tests. */
async function askNearestFirst(changed: string, tests: readonly string[]): Promise<string[]> {
  for (const some of [tests.slice(0, nearby), tests.slice(nearby)]) {
    const { by } = some.length > 0 ? await ask(house, { changed, tests: some }) : { by: [] }
    if (by.length > 0) return by
  }
  return []
}

const house = copyHouse()
process.once('exit', () => {
  endJudge()
  rmSync(house, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const importers = importersOf(code)
const sound = new Set<Room>()
const tally = new Map(rooms.map((room) => [room, { tried: 0, noticed: 0, missed: 0, unreached: 0 }]))
for (const { path, room, mutation } of draw(candidates())) {
  const tests = nearestTests(path, importers, secondsOf, testSeconds)
  // Tests that fail by themselves would notice everything.
  if (tests.length > 0 && !sound.has(room)) {
    const { by } = await ask(house, { changed: path, tests })
    if (by.length > 0) throw new Error(`Without any fault there fails: ${by.join(', ')}`)
  }
  sound.add(room)
  const text = readFileSync(path, 'utf8')
  writeFileSync(join(house, path), applyMutation(text, mutation))
  const by = await askNearestFirst(path, tests)
  const isNoticed = by.length > 0
  writeFileSync(join(house, path), text)
  const of = tally.get(room)
  if (!of) continue
  of.tried++
  if (isNoticed) of.noticed++
  else if (tests.length === 0) of.unreached++
  else of.missed++
  if (isNoticed) continue
  const short = (words: string): string => words.replace(/\s+/g, ' ').slice(0, 120)
  console.log(
    `${path}:${mutation.line} ${mutation.kind}: ${short(mutation.before)} => ${short(mutation.after)}`,
  )
}

console.log(`\nseed ${values.seed}\n\n| room | tried | noticed | not noticed | reached by no test | wanted |`)
console.log('|---|---|---|---|---|---|')
for (const [{ name, wanted }, { tried, noticed, missed, unreached }] of tally) {
  if (tried === 0) continue
  const share = Math.round((100 * noticed) / tried)
  console.log(
    `| ${name} | ${tried} | ${noticed} (${share} %) | ${missed} | ${unreached} | ${100 * wanted} % |`,
  )
  if (noticed / tried < wanted) process.exitCode = 1
}
process.exit()
