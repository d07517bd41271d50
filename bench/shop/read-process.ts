import { readFileSync } from 'node:fs'

/**
 * The unit in which Linux counts CPU time (sysconf _SC_CLK_TCK); it has been 100 a second on every machine for decades.
 */
const ticksPerSecond = 100

/** CPU time that a process has used so far, over all its threads, in milliseconds. Linux only (proc(5), stat). */
export function cpuMilliseconds(pid: number): number {
  const fields = statOf(pid)
  return inMilliseconds(Number(fields[11]) + Number(fields[12]))
}

export const parentOf = (pid: number): number => Number(statOf(pid)[1])

const inMilliseconds = (ticks: number): number => (ticks * 1_000) / ticksPerSecond

/**
 * The command, in parentheses, may contain spaces; user and system time are the 12th and 13th fields after it, followed
 * by those of ended children.
 */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []

/** The same for a process and all its children, including ended ones, but not their children. */
export function familyCpuMilliseconds(pid: number): number {
  const ofParent = statOf(pid)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const alive = children.reduce((sum, child) => sum + cpuMilliseconds(Number(child)), 0)
  return cpuMilliseconds(pid) + inMilliseconds(Number(ofParent[13]) + Number(ofParent[14])) + alive
}

/** Memory that a process uses now, and its peak, in MB. Linux only (proc(5), status). */
export function memoryMegabytes(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1_000
  return { now: read('VmRSS'), most: read('VmHWM') }
}
