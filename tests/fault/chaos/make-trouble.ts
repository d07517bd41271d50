import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Rig } from './rig.ts'
import type { Trouble } from './schedule.ts'

/** How long a shop may take to recover, on a machine that others use as well. */
const timeoutMs = 300_000

/**
 * Causes one trouble and waits until the shop can serve again. The pauses are what is tested: at which moment, and for
 * how long. Returns what went wrong, as text; null if the shop came back by itself.
 */
export async function makeTrouble(rig: Rig, trouble: Trouble): Promise<string | null> {
  if ('during' in trouble && trouble.during === 'start') await rig.spawned()
  else if (!(await comesBack(rig))) return giveUp(rig, trouble)
  await pause(trouble.afterMs)
  const from = performance.now()
  switch (trouble.kind) {
    case 'kill-shop':
      killShop(rig)
      break
    case 'kill-both':
      signalPostgres(rig, 'SIGKILL', 'postmaster')
      killShop(rig)
      break
    case 'kill-postgres':
      // The shop restarts it, or exits so that both are started again.
      rig.expectEnd()
      signalPostgres(rig, 'SIGKILL', 'postmaster')
      break
    case 'cut-connections':
      await rig.ask(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid() and state <> 'idle'`,
      )
      break
    case 'stop-postgres':
      signalPostgres(rig, 'SIGSTOP', 'all')
      await pause(trouble.forMs)
      signalPostgres(rig, 'SIGCONT', 'all')
      break
    default:
      rig[trouble.kind].be(trouble.state)
      await pause(trouble.forMs)
      rig[trouble.kind].be('open')
  }
  const isBack = await comesBack(rig)
  rig.troubled.push({ from, to: performance.now() })
  return isBack ? null : giveUp(rig, trouble)
}

/** A shop that hangs is killed so that the run continues; the hang is what is reported. */
function giveUp(rig: Rig, trouble: Trouble): string {
  const words = `not ready ${timeoutMs / 1_000} s after ${JSON.stringify(trouble)}, ${rig.pid() === null ? 'and not running' : 'though running'}`
  signalPostgres(rig, 'SIGKILL', 'all')
  killShop(rig)
  return words
}

/** Checks twice in a row: a process killed a moment ago may still answer one check. */
async function comesBack(rig: Rig): Promise<boolean> {
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    if ((await rig.isReady()) && (await rig.ask('select 1')) !== null && (await rig.isReady())) return true
    await pause(100)
  }
  return false
}

function killShop(rig: Rig): void {
  const pid = rig.pid()
  if (pid === null) return
  rig.expectEnd()
  send(pid, 'SIGKILL')
}

/** Signals only this shop's own cluster. */
function signalPostgres({ postgresFolder }: Rig, signal: NodeJS.Signals, whom: 'postmaster' | 'all'): void {
  const pid = Number(readOr(join(postgresFolder, 'cluster', 'postmaster.pid')).split('\n')[0])
  if (!(pid > 1)) return
  const children = whom === 'all' ? childrenOf(pid) : []
  for (const one of [pid, ...children]) send(one, signal)
}

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter(
      (pid) =>
        pid > 1 &&
        Number(
          readOr(`/proc/${pid}/stat`)
            .replace(/^.*\) /s, '')
            .split(' ')[1],
        ) === parent,
    )

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended in the meantime.
  }
}
