import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPostmaster } from '#server/kernel/embedded-postgres/postmaster-file.ts'

/** The postmaster of a data folder's built-in database. */
export function postmasterOf(dataDirectory: string): number {
  const pid = readPostmaster(join(dataDirectory, 'postgres', 'cluster'))?.pid
  if (!pid) throw new Error(`No PostgreSQL runs in ${dataDirectory}`)
  return pid
}

/** Sends a signal to a postmaster and all its children: SIGSTOP makes the database hang. Linux only. */
export function signalAll(postmaster: number, signal: NodeJS.Signals): void {
  for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, signal)
}

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent)

/** Field 4 of the line, after the name in parentheses (proc(5)). */
function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return 0
  }
}
