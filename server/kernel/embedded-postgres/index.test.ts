import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findRunningPostgres, startEmbeddedPostgres } from './index.ts'
import { ask } from './testing/ask.ts'
import { makeFolder } from './testing/make-folder.ts'
import { offerClusters } from './testing/ready-cluster.ts'
import { startInChild } from './testing/start-in-child.ts'

const log = () => undefined
const slow = { timeout: 120_000 }
const { layCluster } = offerClusters()

describe('the embedded PostgreSQL', slow, () => {
  test('keeps data from one start to the next, sorts alike everywhere, and is durable', async () => {
    const dataDirectory = join(makeFolder(), 'data', 'postgres')
    const first = await startEmbeddedPostgres({ dataDirectory, log })
    await ask(
      first.connectionString(),
      'CREATE TABLE kept (value text)',
      "INSERT INTO kept VALUES ('ä'), ('B'), ('a')",
    )
    await first.stop()
    await first.ended

    const second = await startEmbeddedPostgres({ dataDirectory, log })
    const address = second.connectionString()
    expect(await ask(address, 'SELECT value FROM kept ORDER BY value')).toEqual(['B', 'a', 'ä'])
    for (const [setting, value] of [
      ['server_encoding', 'UTF8'],
      ['data_checksums', 'on'],
      ['fsync', 'on'],
      ['full_page_writes', 'on'],
      ['synchronous_commit', 'on'],
      ['shared_buffers', '128MB'],
      ['max_connections', '100'],
      ['TimeZone', 'UTC'],
      ['listen_addresses', process.platform === 'win32' ? '127.0.0.1' : ''],
    ]) {
      expect([setting, await ask(address, `SHOW ${setting}`)]).toEqual([setting, [value]])
    }
    const provider =
      "SELECT datlocprovider::text || ' ' || datlocale FROM pg_database WHERE datname = 'gangway'"
    expect(await ask(address, provider)).toEqual(['b C.UTF-8'])
    expect(statSync(join(dataDirectory, 'password')).mode & 0o777).toBe(0o600)
    await second.stop()
    expect(readFileSync(second.logFile, 'utf8')).toContain('received fast shutdown request')
  })

  test('lets no one in without the password', async () => {
    const dataDirectory = join(makeFolder(), 'postgres')
    await layCluster(dataDirectory)
    const postgres = await startEmbeddedPostgres({ dataDirectory, log })
    const address = new URL(postgres.connectionString())
    address.password = 'guessed'
    await expect(ask(address.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
    await postgres.stop()
  })

  test('gives the second of two simultaneous starts a clear error, and the first its cluster', async () => {
    const dataDirectory = join(makeFolder(), 'postgres')
    const children = [startInChild({ data: dataDirectory }), startInChild({ data: dataDirectory })]
    const outcomes = await Promise.all(
      children.map(async (child) => ({ outcome: await child.outcome, pid: child.process.pid })),
    )
    const winner = outcomes.find(({ outcome }) => outcome.event === 'started')
    const loser = outcomes.find(({ outcome }) => outcome.event === 'failed')
    expect(loser?.outcome).toMatchObject({
      message: expect.stringContaining(
        `another Gangway is running on this data folder (process ${winner?.pid}): ${dataDirectory}`,
      ),
    })
    expect(
      winner?.outcome.event === 'started' && (await ask(winner.outcome.connectionString, 'SELECT 1')),
    ).toEqual([1])
    await expect(startEmbeddedPostgres({ dataDirectory, log })).rejects.toMatchObject({
      reason: 'already_running',
      holder: winner?.pid,
    })
    await Promise.all(children.map((child) => child.stop()))
  })

  test('refuses a second start in the same process, and allows it after stop', async () => {
    const dataDirectory = join(makeFolder(), 'postgres')
    await layCluster(dataDirectory)
    const first = await startEmbeddedPostgres({ dataDirectory, log })
    await expect(startEmbeddedPostgres({ dataDirectory, log })).rejects.toMatchObject({
      reason: 'already_running',
      holder: process.pid,
    })
    await Promise.all([first.stop(), first.stop()])
    await (await startEmbeddedPostgres({ dataDirectory, log })).stop()
  })

  test('can be found by another process while it runs, and not afterward', async () => {
    const dataDirectory = join(makeFolder(), 'postgres')
    await layCluster(dataDirectory)
    expect(await findRunningPostgres(dataDirectory)).toBeUndefined()
    const postgres = await startEmbeddedPostgres({ dataDirectory, log })
    const found = await findRunningPostgres(dataDirectory)
    expect(found?.connectionString()).toBe(postgres.connectionString())
    expect(found?.connectionString('postgres')).toBe(postgres.connectionString('postgres'))
    await postgres.stop()
    expect(await findRunningPostgres(dataDirectory)).toBeUndefined()
  })

  test('listens on the saved loopback port where sockets are not wanted', async () => {
    const dataDirectory = join(makeFolder(), 'postgres')
    await layCluster(dataDirectory)
    const first = await startEmbeddedPostgres({ dataDirectory, log, listen: 'port' })
    const address = new URL(first.connectionString())
    expect(address.hostname).toBe('127.0.0.1')
    expect(await ask(first.connectionString(), 'SHOW listen_addresses')).toEqual(['127.0.0.1'])
    expect((await findRunningPostgres(dataDirectory))?.connectionString()).toBe(first.connectionString())
    await first.stop()
    const second = await startEmbeddedPostgres({ dataDirectory, log, listen: 'port' })
    expect(second.connectionString()).toBe(first.connectionString())
    await second.stop()
  })

  test('finds a shorter path for its socket when the data folder is deeply nested', async () => {
    const dataDirectory = join(makeFolder(), 'a-folder-with-a-long-name'.repeat(6), 'postgres')
    await layCluster(dataDirectory)
    const postgres = await startEmbeddedPostgres({ dataDirectory, log })
    const socket = new URL(postgres.connectionString()).searchParams.get('host')
    expect(socket).toMatch(/\/gangway-[0-9a-f]{12}$/)
    expect(await ask(postgres.connectionString(), 'SELECT 1')).toEqual([1])
    await postgres.stop()
    expect(existsSync(socket ?? '/')).toBe(false)
  })

  test('deletes its cluster when asked to', async () => {
    const postgres = await startEmbeddedPostgres({ throwAway: true, log })
    expect(await ask(postgres.connectionString(), 'SHOW fsync')).toEqual(['off'])
    expect(await ask(postgres.connectionString('postgres'), 'SELECT current_database()')).toEqual([
      'postgres',
    ])
    expect(existsSync(postgres.dataDirectory)).toBe(true)
    await postgres.stop()
    expect(existsSync(postgres.dataDirectory)).toBe(false)
  })
})
