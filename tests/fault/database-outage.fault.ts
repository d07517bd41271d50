import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browse } from '#tests/harness/browse.ts'
import { postmasterOf, signalAll } from '#tests/harness/processes/postgres-processes.ts'
import {
  type ServerProcess,
  type ServerProcessOptions,
  startServerProcess,
} from '#tests/harness/processes/server-process.ts'
import { freePort } from '#tests/harness/shop.ts'
import { until } from '#tests/harness/until.ts'
import { beginUpload } from '#tests/harness/upload.ts'

const books = 'The shop can’t read its records right now.'

let dataDirectory: string
let place: ServerProcessOptions
let shop: ServerProcess
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'gangway-outage-'))
  place = { dataDirectory, port: await freePort() }
  shop = await startServerProcess(place)
})
afterAll(async () => {
  await shop?.[Symbol.asyncDispose]()
  await rm(dataDirectory, { recursive: true, force: true })
})

const page = () => fetch(shop.origin, { headers: { accept: 'text/html' } })
const statusOf = async (path: string) => (await fetch(shop.origin + path)).status

test('a database that hangs: readiness says no, pages, API and uploads answer with a message; then all works again', async () => {
  const browser = browse(shop)
  expect((await page()).status).toBe(200)
  const postmaster = postmasterOf(dataDirectory)
  signalAll(postmaster, 'SIGSTOP')
  try {
    expect(await statusOf('/health/ready')).toBe(503)
    expect(await statusOf('/health/live')).toBe(200)
    // Requested before the outage is detected, and after.
    for (const answer of [await page(), await page()]) {
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('10')
      expect(await answer.text()).toContain(books)
    }
    expect(await statusOf('/tshirts.data')).toBe(503)
    const api = await browser.get('/api/v1/artworks')
    expect([api.status, (await api.json()).error.message]).toEqual([503, books])
    expect((await beginUpload(shop, browser, 4)).status).toBe(503)
  } finally {
    signalAll(postmaster, 'SIGCONT')
  }
  await expect.poll(() => statusOf('/health/ready')).toBe(200)
  expect((await page()).status).toBe(200)
  expect((await beginUpload(shop, browser, 4)).status).toBe(201)
})

test('a built-in database that is killed is restarted; one that keeps dying ends the shop, so that a service manager can start it, and so does one that cannot be started', async () => {
  const isReady = async () => (await fetch(`${shop.origin}/health/ready`).catch(() => null))?.status === 200
  let hasEnded = false
  const gone = shop.gone.finally(() => {
    hasEnded = true
  })
  const killed = new Set<number>()
  await until(async () => {
    if (hasEnded || !(await isReady())) return hasEnded
    const postmaster = postmasterOf(dataDirectory)
    // Between two deaths it serves as before.
    if (killed.size === 1 && !killed.has(postmaster)) expect((await page()).status).toBe(200)
    if (!killed.has(postmaster)) process.kill(postmaster, 'SIGKILL')
    killed.add(postmaster)
    return false
  })
  expect(await gone).toBe(1)
  // It was restarted five times.
  expect(killed.size).toBe(6)

  shop = await startServerProcess(place)
  const cluster = join(dataDirectory, 'postgres', 'cluster')
  await rename(join(cluster, 'postgresql.conf'), join(cluster, 'lost.conf'))
  process.kill(postmasterOf(dataDirectory), 'SIGKILL')
  expect(await shop.gone).toBe(1)
})
