import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from './index.ts'
import { pollUntil } from './poll-until.ts'
import { isAlive, readPostmaster } from './postmaster-file.ts'
import { ask } from './testing/ask.ts'
import { makeFolder } from './testing/make-folder.ts'
import { offerClusters } from './testing/ready-cluster.ts'
import { startedOf, startInChild } from './testing/start-in-child.ts'

const slow = { timeout: 120_000 }
const { layCluster } = offerClusters()
const polling = { attempts: 1000, everyMilliseconds: 20 }
const until = (condition: () => boolean) => pollUntil(() => condition() || undefined, polling)

describe('a killed process', slow, () => {
  test('takes its PostgreSQL with it, cleanly', async () => {
    const dataDirectory = join(makeFolder(), 'postgres')
    await layCluster(dataDirectory)
    const child = startInChild({ data: dataDirectory })
    const { processId } = await startedOf(child)
    await child.kill()
    expect(await until(() => !isAlive(processId))).toBe(true)
    expect(readFileSync(join(dataDirectory, 'postgres.log'), 'utf8')).toContain(
      'database system is shut down',
    )
  })

  test('leaves nothing in the way of an immediate restart, with all committed data', async () => {
    const dataDirectory = join(makeFolder(), 'postgres')
    await layCluster(dataDirectory)
    for (const number of [1, 2, 3]) {
      const child = startInChild({ data: dataDirectory })
      const { connectionString } = await startedOf(child)
      await ask(
        connectionString,
        'CREATE TABLE IF NOT EXISTS kept (n int)',
        `INSERT INTO kept VALUES (${number})`,
      )
      await child.kill()
    }
    expect(readdirSync(dataDirectory).filter((name) => name.startsWith('lock'))).toEqual(['lock'])
    const postgres = await startEmbeddedPostgres({ dataDirectory, log: () => undefined })
    expect(await ask(postgres.connectionString(), 'SELECT n FROM kept ORDER BY n')).toEqual([1, 2, 3])
    await postgres.stop()
  })

  test('leaves a throwaway cluster that removes itself', async () => {
    const child = startInChild({})
    const { dataDirectory, processId } = await startedOf(child)
    expect(existsSync(dataDirectory)).toBe(true)
    await child.kill()
    expect(await until(() => !existsSync(dataDirectory))).toBe(true)
    expect(isAlive(processId)).toBe(false)
  })
})

describe('a PostgreSQL that outlived its process', slow, () => {
  test('is stopped, and the data is served again', async () => {
    const dataDirectory = join(makeFolder(), 'postgres')
    await layCluster(dataDirectory)
    const child = startInChild({ data: dataDirectory })
    const { connectionString, processId } = await startedOf(child)
    await ask(connectionString, 'CREATE TABLE kept (n int)', 'INSERT INTO kept VALUES (7)')
    // Without its watcher, the server outlives the process.
    process.kill(watcherOf(processId), 'SIGKILL')
    await child.kill()
    expect(isAlive(processId)).toBe(true)

    const logged: string[] = []
    const postgres = await startEmbeddedPostgres({ dataDirectory, log: (line) => logged.push(line) })
    expect(logged).toContain(
      `A PostgreSQL from an earlier run is still using this data folder (process ${processId}): stopping it`,
    )
    expect(isAlive(processId)).toBe(false)
    expect(await ask(postgres.connectionString(), 'SELECT n FROM kept')).toEqual([7])
    await postgres.stop()
  })
})

describe('a killed PostgreSQL', slow, () => {
  test('recovers on the next start, which waits for its children to end', async () => {
    const dataDirectory = join(makeFolder(), 'postgres')
    await layCluster(dataDirectory)
    const logged: string[] = []
    const log = (line: string) => logged.push(line)
    const first = await startEmbeddedPostgres({ dataDirectory, log })
    await ask(first.connectionString(), 'CREATE TABLE kept (n int)', 'INSERT INTO kept VALUES (9)')
    process.kill(first.processId, 'SIGKILL')
    await first.ended
    expect(
      await until(() => logged.includes(`PostgreSQL stopped on its own; ${first.logFile} says why`)),
    ).toBe(true)
    await first.stop()
    expect(existsSync(join(dataDirectory, 'cluster', 'postmaster.pid'))).toBe(true)

    const second = await startEmbeddedPostgres({ dataDirectory, log })
    expect(await ask(second.connectionString(), 'SELECT n FROM kept')).toEqual([9])
    await second.stop()
  })

  test('leaves a process ID that now belongs to another program: that program is left alone', async () => {
    const dataDirectory = join(makeFolder(), 'postgres')
    await layCluster(dataDirectory)
    const first = await startEmbeddedPostgres({ dataDirectory, log: () => undefined })
    const pidFile = join(dataDirectory, 'cluster', 'postmaster.pid')
    const content = readFileSync(pidFile, 'utf8')
    await first.stop()
    // As the server's own user: PostgreSQL itself ignores processes of others.
    const owner = process.getuid?.() === 0 ? ownerOf(dataDirectory) : {}
    const bystander = spawn('sleep', ['600'], { ...owner, stdio: 'ignore' })
    onTestFinished(() => void bystander.kill('SIGKILL'))
    writeFileSync(pidFile, content.replace(/^\d+/, String(bystander.pid)))

    const second = await startEmbeddedPostgres({ dataDirectory, log: () => undefined })
    expect(readPostmaster(join(dataDirectory, 'cluster'))?.pid).toBe(second.processId)
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull()
    await second.stop()
  })
})

describe('an interrupted initdb', slow, () => {
  test('leaves nothing that blocks the next start', async () => {
    const dataDirectory = join(makeFolder(), 'postgres')
    const child = startInChild({ data: dataDirectory })
    const isUnderWay = () =>
      unfinishedIn(dataDirectory).some((name) => existsSync(join(dataDirectory, name, 'base')))
    expect(await pollUntil(() => isUnderWay() || undefined, { attempts: 20_000, everyMilliseconds: 1 })).toBe(
      true,
    )
    await child.kill()
    expect(existsSync(join(dataDirectory, 'cluster'))).toBe(false)

    const postgres = await startEmbeddedPostgres({ dataDirectory, log: () => undefined })
    expect(await ask(postgres.connectionString(), 'SELECT 1')).toEqual([1])
    await postgres.stop()
    await (await startEmbeddedPostgres({ dataDirectory, log: () => undefined })).stop()
    expect(unfinishedIn(dataDirectory)).toEqual([])
  })
})

const unfinishedIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('cluster.unfinished-')) : []

function ownerOf(dataDirectory: string): { uid: number; gid: number } {
  const { uid, gid } = statSync(join(dataDirectory, 'cluster'))
  return { uid, gid }
}

function watcherOf(processId: number): number {
  const line = listCommands().find((entry) => entry.includes(`gangway-watch ${processId} `))
  return Number.parseInt(line ?? '', 10)
}

function listCommands(): string[] {
  if (process.platform !== 'linux') {
    return execFileSync('ps', ['-A', '-ww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n')
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => `${pid} ${commandOf(pid)}`)
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
