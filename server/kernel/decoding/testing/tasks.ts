import { existsSync } from 'node:fs'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Tasks of all kinds for testing the mechanism. */

export const add = async ({ a, b }: { a: number; b: number }): Promise<number> => a + b

export const count = async (to: number, tell: (note: number) => void): Promise<string> => {
  for (let at = 1; at <= to; at++) tell(at)
  return 'counted'
}

export const describeProcess = async (_: null): Promise<{ pid: number; variables: string[] }> => ({
  pid: process.pid,
  variables: Object.keys(process.env),
})

export const fail = async (path: string): Promise<void> => {
  throw Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write', path })
}

/** Reports which process it keeps busy. */
export const spin = async (_: null, tell: (pid: number) => void): Promise<void> => {
  tell(process.pid)
  for (;;);
}

/** Holds its process until `file` is written, and reports when it starts waiting. */
export const holdUntil = async (file: string, tell: (note: null) => void): Promise<void> => {
  tell(null)
  while (!existsSync(file)) await pause(20)
}

/** Waits forever without doing any work. */
export const hang = (_: null): Promise<void> => new Promise(() => setInterval(() => undefined, 1_000))

export const hoard = async (_: null): Promise<void> => {
  const held: Buffer[] = []
  for (;;) held.push(Buffer.alloc(16_000_000, 1))
}

export const crash = async (_: null): Promise<void> => {
  process.kill(process.pid, 'SIGSEGV')
  await hang(null)
}

/** Is killed from outside as it begins, as many times as given; then returns how often that was. */
export const crashTimes = async ({ times, notes }: { times: number; notes: string }): Promise<number> => {
  await appendFile(notes, 'begun\n')
  const begun = (await readFile(notes, 'utf8')).split('\n').length - 1
  if (begun <= times) await crash(null)
  return begun - 1
}

/** Leaves a file in the temporary folder, and reports its path. */
export const litter = async (_: null, tell: (path: string) => void): Promise<void> => {
  const path = join(tmpdir(), 'left-behind')
  await writeFile(path, 'bytes')
  tell(path)
  for (;;);
}
