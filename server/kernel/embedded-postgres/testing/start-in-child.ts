import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type ChildEvent =
  | { event: 'log'; line: string }
  | { event: 'started'; connectionString: string; processId: number; dataDirectory: string }
  | { event: 'failed'; message: string }

type Options = {
  data?: string
  shared?: string
  /** The launcher's folder; this one unless the test made a copy of the project. */
  launcher?: string
  node?: string
  umask?: string
  user?: { uid: number; gid: number }
}

export type StartedChild = {
  process: ChildProcess
  /** What it has logged so far. */
  logged: string[]
  /** The outcome of its start. */
  outcome: Promise<Exclude<ChildEvent, { event: 'log' }>>
  /** Ends it the way a caller would, and waits. */
  stop(): Promise<void>
  kill(): Promise<void>
}

/** Runs `hold-open.ts` in a separate Node process. */
export function startInChild({ data, shared, launcher, node, umask, user }: Options): StartedChild {
  const script = join(launcher ?? join(import.meta.dirname, '..'), 'testing', 'hold-open.ts')
  const given = Object.entries({ data, shared, umask }).filter(([, value]) => value !== undefined)
  const parameters = given.map(([name, value]) => `--${name}=${value}`)
  const child = spawn(node ?? process.execPath, [script, ...parameters], {
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd: '/',
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1' },
    ...user,
  })
  const logged: string[] = []
  const errors: string[] = []
  child.stderr.on('data', (chunk) => errors.push(String(chunk)))
  const ended = once(child, 'close')
  const { promise: outcome, resolve } = Promise.withResolvers<Exclude<ChildEvent, { event: 'log' }>>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    const message: ChildEvent = JSON.parse(line)
    if (message.event === 'log') logged.push(message.line)
    else resolve(message)
  })
  void ended.then(() => resolve({ event: 'failed', message: `it ended: ${errors.join('')}` }))
  return {
    process: child,
    logged,
    outcome,
    async stop() {
      child.stdin.end()
      await ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** The outcome of a start that must have succeeded. */
export async function startedOf(child: StartedChild): Promise<Extract<ChildEvent, { event: 'started' }>> {
  const outcome = await child.outcome
  if (outcome.event === 'failed') throw new Error(outcome.message)
  return outcome
}
