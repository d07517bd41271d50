import { readFileSync } from 'node:fs'

/** Linux counts CPU time in these (sysconf _SC_CLK_TCK); it has been 100 a second on every machine for decades. */
const ticksPerSecond = 100

/** CPU time that a process has used so far, all of its threads together, in milliseconds. Linux only (proc(5), stat). */
export function cpuMilliseconds(pid: number): number {
  const fields = statOf(pid)
  return inMilliseconds(Number(fields[11]) + Number(fields[12]))
}

export const parentOf = (pid: number): number => Number(statOf(pid)[1])

const inMilliseconds = (ticks: number): number => (ticks * 1_000) / ticksPerSecond

/** The command, in brackets, may have blanks in it; user and system time are the 12th and 13th after it, those of ended children the next. */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []

/** The same of a process and all its children, those that have ended included. Of their children none. */
export function familyCpuMilliseconds(pid: number): number {
  const ofParent = statOf(pid)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const alive = children.reduce((sum, child) => sum + cpuMilliseconds(Number(child)), 0)
  return cpuMilliseconds(pid) + inMilliseconds(Number(ofParent[13]) + Number(ofParent[14])) + alive
}

/** What a process holds in memory now, and what it held at most, in MB. Linux only (proc(5), status). */
export function memoryMegabytes(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1_000
  return { now: read('VmRSS'), most: read('VmHWM') }
}
