import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { withWorkFolder } from '../files/work-folder.ts'
import { decode, defineTask, type Limits } from './decode.ts'
import type * as tasks from './testing/tasks.ts'

const address = new URL('./testing/tasks.ts', import.meta.url)
/** More than anything here needs, even on the busiest machine. */
const ample: Limits = { megabytes: 2_000, cpuSeconds: 600, milliseconds: 600_000 }
const inPictures = { lane: 'pictures' } as const

const define = <Name extends keyof typeof tasks>(name: Name, limits: Partial<Limits> = {}) =>
  defineTask<(typeof tasks)[Name]>(address, name, { ...ample, ...limits })

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a task runs in another process, which is reused, and reports progress', async () => {
  expect(await decode(define('add'), { a: 1, b: 2 }, inPictures)).toBe(3)
  const describe = () => decode(define('describeProcess'), null, inPictures)
  const [first, ...later] = [await describe(), await describe(), await describe()]
  expect(first.pid).not.toBe(process.pid)
  // One of them may have been its last task, after those of other files.
  expect(new Set([first, ...later].map(({ pid }) => pid)).size).toBeLessThan(3)
  // Processes that serve people have priority.
  expect(getPriority(first.pid)).toBeGreaterThan(getPriority(process.pid))

  const told: number[] = []
  const onTold = (note: number): void => void told.push(note)
  expect(await decode(define('count'), 3, { ...inPictures, onTold })).toBe('counted')
  expect(told).toEqual([1, 2, 3])
})

test('it sees none of the server’s settings', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://secret')
  const { variables } = await decode(define('describeProcess'), null, { lane: 'prints' })
  expect(variables).not.toContain('DATABASE_URL')
  expect(variables).toContain('PATH')
})

test('an error thrown by a task comes back with its properties', async () => {
  await expect(decode(define('fail'), '/full', inPictures)).rejects.toMatchObject({
    ...{ name: 'Error', message: 'no space left', code: 'ENOSPC', syscall: 'write', path: '/full' },
  })
})

test.each([
  ['computes for ever', 'spin', { cpuSeconds: 0.2 }, 'took_too_much'],
  ['takes ever more memory', 'hoard', { megabytes: 400 }, 'took_too_much'],
  ['waits for ever', 'hang', { milliseconds: 300 }, 'took_too_long'],
  ['breaks', 'crash', {}, 'crashed'],
] as const)(
  'a process whose task %s is ended, and another runs the next task',
  async (_, name, limits, reason) => {
    await expect(decode(define(name, limits), null, inPictures)).rejects.toMatchObject({
      name: 'DecodingStopped',
      reason,
    })
    expect(await decode(define('add'), { a: 2, b: 2 }, inPictures)).toBe(4)
  },
)

test('a task whose process was ended by something else is retried in another, once, and no other failure is', async () => {
  await withWorkFolder(async (folder) => {
    const crashing = (times: number) =>
      decode(define('crashTimes'), { times, notes: join(folder, String(times)) }, { lane: 'prints' })

    expect(await crashing(1)).toBe(1)
    await expect(crashing(2)).rejects.toMatchObject({ name: 'DecodingStopped', reason: 'crashed' })

    let begun = 0
    const onTold = (): void => void begun++
    await expect(
      decode(define('spin', { cpuSeconds: 1 }), null, { ...inPictures, onTold }),
    ).rejects.toMatchObject({ reason: 'took_too_much' })
    expect(begun).toBe(1)
  })
})

test('a killed task leaves none of its files behind', async () => {
  const told: string[] = []
  const onTold = (path: string): void => {
    told.push(path)
    expect(existsSync(path)).toBe(true)
  }
  const littering = decode(define('litter', { cpuSeconds: 1 }), null, { ...inPictures, onTold })
  await expect(littering).rejects.toMatchObject({ reason: 'took_too_much' })
  expect(told).toHaveLength(1)
  expect(existsSync(told[0] ?? '')).toBe(false)
})

test('hanging drawings leave pictures their slots', async () => {
  await withWorkFolder(async (folder) => {
    const release = join(folder, 'release')
    let started = 0
    let ended = 0
    const hanging = [1, 2, 3].map(async () => {
      await decode(define('holdUntil'), release, { lane: 'drawings', onTold: () => void started++ })
      ended++
    })
    await expect.poll(() => started).toBe(2)

    expect(await decode(define('add'), { a: 3, b: 4 }, inPictures)).toBe(7)

    expect({ started, ended }).toEqual({ started: 2, ended: 0 })
    await writeFile(release, '')
    await Promise.all(hanging)
    expect({ started, ended }).toEqual({ started: 3, ended: 3 })
  })
})

test('work left running by a killed server ends automatically', async () => {
  const script = `
    const { decode, defineTask } = await import(${JSON.stringify(new URL('./decode.ts', import.meta.url))})
    const task = defineTask(new URL(${JSON.stringify(address)}), 'spin', ${JSON.stringify(ample)})
    await decode(task, null, { lane: 'drawings', onTold: (pid) => console.log(pid) })`
  const server = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(server.stdout, 'data')
  const pid = Number(String(line))
  expect(isRunning(pid)).toBe(true)

  server.kill('SIGKILL')

  await expect.poll(() => isRunning(pid)).toBe(false)
})
