import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Tasks of all kinds for the tests of the mechanism. */

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

/** Says which process it keeps busy. */
export const spin = async (_: null, tell: (pid: number) => void): Promise<void> => {
  tell(process.pid)
  for (;;);
}

/** Waits for nothing, without any work. */
export const hang = (_: null): Promise<void> => new Promise(() => setInterval(() => undefined, 1_000))

export const hoard = async (_: null): Promise<void> => {
  const held: Buffer[] = []
  for (;;) held.push(Buffer.alloc(16_000_000, 1))
}

export const crash = async (_: null): Promise<void> => {
  process.kill(process.pid, 'SIGSEGV')
  await hang(null)
}

/** Leaves a file in the folder of temporary files, and says where. */
export const litter = async (_: null, tell: (path: string) => void): Promise<void> => {
  const path = join(tmpdir(), 'left-behind')
  await writeFile(path, 'bytes')
  tell(path)
  for (;;);
}
