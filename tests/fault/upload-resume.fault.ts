import { createHash } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ArtworkView } from '#server/artwork/index.ts'
import { type Browser, browse } from '#tests/harness/browse.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { noisyPng } from '#tests/harness/pictures.ts'
import { startServerProcess } from '#tests/harness/processes/server-process.ts'
import { freePort } from '#tests/harness/shop.ts'
import { until } from '#tests/harness/until.ts'
import { artworkIdOf, askOffset, beginUpload, sendBytes, uploadArtwork } from '#tests/harness/upload.ts'

test('the server is killed during an upload; started again, the upload resumes to the same bytes', async () => {
  await using place = await dataFolder()
  await using database = await createTestDatabase()
  const settings = { DATABASE_URL: database.connectionString }
  const port = await freePort()
  const bytes = await noisyPng(1_500, 1_500)
  const killed = await startServerProcess({ dataDirectory: place.folder, port, settings })
  const browser = browse(killed)
  const url = (await beginUpload(killed, browser, bytes.length)).headers.get('location') ?? ''
  const id = artworkIdOf(url)

  const cut = sendUntilCut(url, browser, bytes.subarray(0, 2_000_000))
  await bytesOnDisk(join(place.folder, 'files/artworks', id, 'original'))
  await killed.kill()
  await cut

  await using again = await startServerProcess({ dataDirectory: place.folder, port, settings })
  const kept = Number((await askOffset(url, browser)).headers.get('upload-offset'))
  expect(kept).toBeGreaterThan(0)
  expect(kept).toBeLessThan(bytes.length)
  const sent: number[] = []
  await uploadArtwork(again, browser, bytes, { uploadUrl: url, onProgress: (sum) => sent.push(sum) })

  expect(Math.min(...sent)).toBeGreaterThanOrEqual(kept)
  expect(await inspected(browser, id)).toMatchObject({ state: 'ready', widthPx: 1_500, heightPx: 1_500 })
  const original = await browser.get(`/files/artworks/${id}/original`)
  expect(sha256(Buffer.from(await original.arrayBuffer()))).toBe(sha256(bytes))
})

test('the server is killed during an inspection; started again, the inspection finishes', {
  timeout: 300_000,
}, async () => {
  await using place = await dataFolder()
  await using database = await createTestDatabase()
  const settings = { DATABASE_URL: database.connectionString }
  const port = await freePort()
  const bytes = await noisyPng(3_000, 3_000)
  const killed = await startServerProcess({ dataDirectory: place.folder, port, settings })
  const browser = browse(killed)

  const id = await uploadArtwork(killed, browser, bytes)
  const isActive = async () => {
    const query = `select 1 from pgboss.job where name = 'artwork.inspect' and state = 'active'`
    return (await database.pool.query(query)).rowCount === 1
  }
  await until(isActive)
  await killed.kill()
  expect(await isActive()).toBe(true)

  await using _again = await startServerProcess({ dataDirectory: place.folder, port, settings })
  expect(await inspected(browser, id)).toMatchObject({ state: 'ready', widthPx: 3_000 })
})

async function dataFolder(): Promise<AsyncDisposable & { folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-fault-'))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

/** Sends the first part of `bytes` and then nothing more; resolves when the connection is lost. */
async function sendUntilCut(url: string, browser: Browser, bytes: Buffer): Promise<void> {
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(bytes) })
  await expect(sendBytes(url, browser, 0, body)).rejects.toThrow()
}

async function bytesOnDisk(path: string): Promise<void> {
  await until(async () => (await stat(path)).size > 0)
}

async function inspected(browser: Browser, id: string): Promise<ArtworkView> {
  const ask = async (): Promise<ArtworkView> =>
    (await (await browser.get(`/api/v1/artworks/${id}`)).json()).artwork
  await until(async () => ['ready', 'rejected'].includes((await ask()).state))
  return ask()
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
