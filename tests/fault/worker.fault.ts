import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browse } from '#tests/harness/browse.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { startServerProcess } from '#tests/harness/processes/server-process.ts'
import { freePort } from '#tests/harness/shop.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'

test('a process that only answers leaves the work to a worker of its own', async () => {
  await using database = await createTestDatabase()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gangway-worker-'))
  try {
    const port = await freePort()
    const settings = {
      DATABASE_URL: database.connectionString,
      PUBLIC_URL: `http://localhost:${port}`,
    }
    await using web = await startServerProcess({ dataDirectory, port, settings, flags: ['--web'] })
    const browser = browse(web, randomUUID())
    const picture = await transparentPng(
      { width: 40, height: 40 },
      { left: 5, top: 5, width: 30, height: 30 },
    )
    const id = await uploadArtwork(web, browser, picture)
    const workersOf = async () =>
      Number(
        (await database.pool.query(`select count(*) from pgboss.job where state = 'active'`)).rows[0]?.count,
      )
    const stateOf = async () =>
      (await (await browser.get(`/api/v1/artworks/${id}`)).json()).artwork.state as string

    expect([await stateOf(), await workersOf()]).toEqual(['inspecting', 0])
    await using _worker = await startServerProcess({ dataDirectory, port, settings, flags: ['--worker'] })
    await expect.poll(stateOf, { timeout: 120_000, interval: 100 }).toBe('ready')
  } finally {
    await rm(dataDirectory, { recursive: true, force: true })
  }
})
