import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { arePagesBuilt } from '#server/http/built-pages.ts'
import { seconds } from '#server/kernel/clock.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { runChildCommand } from '../run-child-command.ts'

/** How this version is tried on an upgraded shop. */
export type NewVersion = {
  /** Before anything is changed. */
  prepare(): Promise<void>
  /**
   * Opens it within this many ms, or until `signal`. @throws Error saying what is wrong when no shop opens there that
   * answers
   */
  open(connectionString: string, environment: Environment, within: number, signal: AbortSignal): Promise<void>
}

const launcher = fileURLToPath(new URL('../gangway.mjs', import.meta.url))

/** The output of the trial. */
export const openingLog = ({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>): string =>
  join(DATA_DIR, 'logs', 'upgrade.log')

/** One page of each kind that is open to the public. */
const pages = [
  '/',
  '/gang-sheet',
  '/print-marketplace',
  '/tshirt-marketplace',
  '/tumbler-marketplace',
  '/blog',
  '/cart',
  '/auth',
]

/**
 * The way customers will see it: in a process of its own that runs no jobs, so that nothing is sent, removed or drawn.
 * It listens on this machine only.
 */
export const newVersion: NewVersion = {
  async prepare() {
    if (!(await arePagesBuilt())) await runChildCommand('build', new AbortController().signal)
  },
  async open(connectionString, environment, within, signal) {
    const port = await findFreePort()
    const child = startShop(connectionString, environment, port)
    try {
      const host = new URL(environment.PUBLIC_URL ?? `http://localhost:${port}`).host
      const ask = (path: string, most: number) => statusOf({ port, path, host, most, signal })
      const ready = () => ask('/health/ready', seconds(5))
      await untilReady(child, ready, within, openingLog(environment), signal)
      for (const path of pages) {
        signal.throwIfAborted()
        await requirePage(path, () => ask(path, within))
      }
    } finally {
      await end(child, seconds(environment.STOP_SECONDS))
    }
  },
}

/** A busy moment on the machine is no reason to roll back. @throws Error when every try fails */
async function requirePage(path: string, ask: () => Promise<number>): Promise<void> {
  let problem = ''
  for (let tries = 0; tries < 3; tries++) {
    const status = await ask().catch(() => null)
    if (status !== null && status < 500) return
    problem = status === null ? 'does not answer' : `answers with the error ${status}`
  }
  throw new Error(`Its page ${path} ${problem}`)
}

function startShop(connectionString: string, environment: Environment, port: number): ChildProcess {
  const path = openingLog(environment)
  mkdirSync(join(path, '..'), { recursive: true })
  const log = openSync(path, 'w', 0o600)
  const { DATABASE_URL_FILE: _, ...given } = process.env
  const own = { DATABASE_URL: connectionString, PORT: String(port), HOST: '127.0.0.1' }
  const quiet = { DEMO: 'false', LOG_TO: 'stdout', LOG_LEVEL: 'warn', STOP_NOTICE_SECONDS: '0' }
  try {
    // It ends when we are gone, however that happened: the fourth entry, the IPC channel, tells it so (see
    // end-with-parent.ts).
    return spawn(process.execPath, [launcher, 'start', '--web'], {
      env: { ...given, ...own, ...quiet },
      stdio: ['ignore', log, log, 'ipc'],
    })
  } finally {
    closeSync(log)
  }
}

/** @throws Error when it exits first, or is not ready in time */
async function untilReady(
  child: ChildProcess,
  ask: () => Promise<number>,
  within: number,
  log: string,
  signal: AbortSignal,
): Promise<void> {
  const deadline = performance.now() + within
  while (performance.now() < deadline) {
    signal.throwIfAborted()
    if (hasEnded(child)) throw new Error(`It ended while opening${lastWords(log)}`)
    if ((await ask().catch(() => null)) === 200) return
    await wait(lookEvery)
  }
  throw new Error(`It was not ready after ${within / seconds(1)} seconds`)
}

const lookEvery = 200

/** The last plain message it printed, skipping log lines and stack traces. */
function lastWords(log: string): string {
  const said = readFileSync(log, 'utf8').split('\n')
  const last = said.findLast(
    (line) => /^\S/.test(line) && !/^(\{|Node\.js v|The database is brought)/.test(line),
  )
  return last ? `: ${last.replace(/\.$/, '')}` : ''
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Asks politely first; on return the process and its connections are gone. */
async function end(child: ChildProcess, within: number): Promise<void> {
  if (hasEnded(child)) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), within)
  await gone
  clearTimeout(timer)
}

type Asked = { port: number; path: string; host: string; most: number; signal: AbortSignal }

/** Reads the whole body: a page that breaks off has not answered. */
async function statusOf({ port, path, host, most, signal: stopped }: Asked): Promise<number> {
  const signal = AbortSignal.any([AbortSignal.timeout(most), stopped])
  const asked = request({
    host: '127.0.0.1',
    port,
    path,
    headers: { host, accept: 'text/html' },
    signal,
  }).end()
  const [answer] = await once(asked, 'response', { signal })
  for await (const _ of answer);
  return answer.statusCode
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}
