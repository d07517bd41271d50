import { writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { shareLimits, type Watched } from './shared-limits.ts'
import { carry, type Order, type Report } from './worker-messages.ts'

/**
 * The process that decodes untrusted input: one task at a time, each given by module and name. It has none of the
 * server's secrets, yields the processor to everything else, and is the first that a machine kills when it runs out of
 * memory.
 */

type Task = (input: unknown, tell: (note: unknown) => void) => Promise<unknown>

/** Next to a busy server it gets a quarter of a core; alone, all of it. */
const niceness = 5

const limits = shareLimits()
giveWay()
// Native code may block this thread for minutes, so another one watches. The parent's id is read before the server can
// end.
const watched: Watched = { buffer: limits.buffer, server: process.ppid }
new Worker(new URL('./guard.ts', import.meta.url), { workerData: watched, execArgv: [] }).unref()

process.on('message', (order: Order) => void work(order))
const known = new Set<string>()
// Meant for the server, which lets us finish first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
// Even while a library's own threads are busy, which a graceful exit would wait for.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

async function work({ module, name, input, folder, limits: allowed }: Order): Promise<void> {
  for (const variable of ['TMPDIR', 'TEMP', 'TMP']) process.env[variable] = folder
  report({ kind: 'begun' })
  limits.begin(allowed)
  try {
    const found: Record<string, Task> = await import(module)
    const task = found[name]
    if (!task) throw new Error(`${module} has no ${name}`)
    report({ kind: 'done', output: await task(input, (note) => report({ kind: 'told', note })) })
  } catch (error) {
    report({ kind: 'failed', error: carry(error) })
  } finally {
    limits.end()
    keepCompiled(module)
  }
}

/** For the next process: this one is eventually killed, which leaves no time to flush. */
function keepCompiled(module: string): void {
  if (!known.has(module)) flushCompileCache()
  known.add(module)
}

function report(what: Report): void {
  process.send?.(what)
}

function giveWay(): void {
  try {
    setPriority(niceness)
    if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // If the system doesn't allow it, decoding goes on anyway.
  }
}
