import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browse } from '#tests/harness/browse.ts'
import { postmasterOf, signalAll } from '#tests/harness/processes/postgres-processes.ts'
import { type ServerProcess, startServerProcess } from '#tests/harness/processes/server-process.ts'
import { freePort } from '#tests/harness/shop.ts'
import { beginUpload } from '#tests/harness/upload.ts'

const books = 'The shop cannot read its records right now.'

let dataDirectory: string
let shop: ServerProcess
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'gangway-outage-'))
  shop = await startServerProcess({ dataDirectory, port: await freePort() })
})
afterAll(async () => {
  await shop?.[Symbol.asyncDispose]()
  await rm(dataDirectory, { recursive: true, force: true })
})

const page = () => fetch(shop.origin, { headers: { accept: 'text/html' } })
const statusOf = async (path: string) => (await fetch(shop.origin + path)).status

test('a database that hangs: readiness says no, pages, API and uploads say so in words; then all is as before', async () => {
  const browser = browse(shop)
  expect((await page()).status).toBe(200)
  const postmaster = postmasterOf(dataDirectory)
  signalAll(postmaster, 'SIGSTOP')
  try {
    expect(await statusOf('/health/ready')).toBe(503)
    expect(await statusOf('/health/live')).toBe(200)
    // Asked before anybody knows, and after.
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

test('a built-in database that is killed is started again; one that cannot be ends the shop for its manager to see', async () => {
  const killed = postmasterOf(dataDirectory)
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => postmasterOf(dataDirectory)).not.toBe(killed)
  await expect.poll(() => statusOf('/health/ready')).toBe(200)
  expect((await page()).status).toBe(200)

  const cluster = join(dataDirectory, 'postgres', 'cluster')
  await rename(join(cluster, 'postgresql.conf'), join(cluster, 'lost.conf'))
  process.kill(postmasterOf(dataDirectory), 'SIGKILL')
  expect(await shop.gone).toBe(1)
})
