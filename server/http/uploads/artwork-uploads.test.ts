import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { svgTooLarge } from '#domain/artwork/artwork.ts'
import { artworks } from '#server/artwork/tables.ts'
import { visitLimits } from '#server/kernel/limits.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { noisyPng, transparentPng } from '#tests/harness/pictures.ts'
import { exhaust } from '#tests/harness/processes/exhaust.ts'
import { startS3 } from '#tests/harness/s3/start-s3.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { artworkIdOf, askOffset, beginUpload, sendBytes, uploadArtwork } from '#tests/harness/upload.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

let before: { artworks: number; files: string[] }
const kept = async () => ({
  artworks: await shop.database.orm.$count(artworks),
  files: await storedFiles(shop),
})
beforeEach(async () => {
  before = await kept()
})

const tooLarge = {
  error: { code: 'too_large', message: 'A file can be up to 100 MB.', advice: 'Send a smaller file.' },
}
const unknown = {
  error: { code: 'not_found', message: 'There is no such upload.', advice: 'Check the address.' },
}

test('an upload exists from its creation, is inspected when complete, and matches what was sent byte for byte', async () => {
  const browser = browse(shop)
  const bytes = await transparentPng(
    { width: 300, height: 200 },
    { left: 10, top: 20, width: 100, height: 50 },
  )

  const id = await uploadArtwork(shop, browser, bytes, { fileName: 'Fox & Friends.png' })
  expect(await shop.artwork.get(browser.actor, id)).toMatchObject({
    fileName: 'Fox & Friends.png',
    state: 'inspecting',
    byteSize: bytes.length,
    previewUrl: null,
  })
  await shop.jobs.runDue()

  const { artworks: mine } = await (await browser.get('/api/v1/artworks')).json()
  expect(mine).toHaveLength(1)
  expect(mine[0]).toMatchObject({
    id,
    state: 'ready',
    rejection: null,
    missingFonts: null,
    widthPx: 300,
    heightPx: 200,
    ink: { left: 10, top: 20, width: 100, height: 50 },
    previewUrl: `/files/artworks/${id}/preview`,
  })
  const original = await browser.get(`/files/artworks/${id}/original`)
  expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true)
})

test('an upload with a broken connection resumes where it stopped', async () => {
  const browser = browse(shop)
  const bytes = await noisyPng(1_200, 1_000)
  const begun = await beginUpload(shop, browser, bytes.length)
  const url = begun.headers.get('location') ?? ''

  await breakOff(url, browser.headers, bytes, 1_000_000)
  const offset = await settledOffset(url, browser)
  expect(offset).toBeGreaterThan(0)
  expect(offset).toBeLessThan(bytes.length)

  const sent: number[] = []
  const id = await uploadArtwork(shop, browser, bytes, {
    uploadUrl: url,
    onProgress: (bytesSent) => sent.push(bytesSent),
  })

  expect(id).toBe(artworkIdOf(url))
  expect(Math.min(...sent)).toBeGreaterThanOrEqual(offset)
  await shop.jobs.runDue()
  expect(await shop.artwork.get(browser.actor, id)).toMatchObject({ state: 'ready', widthPx: 1_200 })
  const [printable] = await shop.artwork.describeForPrinting([id])
  expect(printable?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
})

test('with a bucket instead of the disk, an upload works the same way', async () => {
  await using s3 = await startS3()
  const { bucket, endpoint, accessKeyId, secretAccessKey } = s3.settings
  await using shop = await startTestShop({
    settings: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  })
  const browser = browse(shop)
  const bytes = await noisyPng(1_500, 1_400)

  const id = await uploadArtwork(shop, browser, bytes, { chunkSize: 6_000_000 })
  await shop.jobs.runDue()

  expect(await shop.artwork.get(browser.actor, id)).toMatchObject({ state: 'ready', widthPx: 1_500 })
  const original = await browser.get(`/files/artworks/${id}/original`)
  expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true)
  expect((await browser.get(`/files/artworks/${id}/thumbnail`)).status).toBe(200)
  expect(await storedFiles(shop)).toEqual([])
})

test('a 200 MB file is refused when announced, and nothing is kept', async () => {
  const answer = await beginUpload(shop, browse(shop), 200_000_000)

  expect(answer.status).toBe(413)
  expect(await answer.json()).toEqual(tooLarge)
  expect(await kept()).toEqual(before)
})

test('an SVG over 5 MB is refused when announced, with a message', async () => {
  const answer = await beginUpload(shop, browse(shop), 6_000_000, 'Fox.SVG')

  expect(answer.status).toBe(413)
  expect((await answer.json()).error.message).toBe(svgTooLarge)
  expect(await kept()).toEqual(before)
  expect((await beginUpload(shop, browse(shop), 6_000_000, 'fox.pdf')).status).toBe(201)
})

test('more bytes than announced are refused, with or without a length', async () => {
  const browser = browse(shop)
  const url = (await beginUpload(shop, browser, 1_000)).headers.get('location') ?? ''

  const withLength = await sendBytes(url, browser, 0, Buffer.alloc(1_001))
  expect(withLength.status).toBe(413)
  const longer = {
    code: 'too_large',
    message: 'More was sent than the length that was announced when this upload started.',
    advice: 'Start an upload with the full length.',
  }
  expect(await withLength.json()).toEqual({ error: longer })

  const endless = Readable.toWeb(Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(100_000))))
  const withoutLength = await sendBytes(url, browser, 0, endless as ReadableStream<Uint8Array>)
  expect(withoutLength.status).toBe(413)
  expect(await withoutLength.json()).toEqual({ error: longer })

  expect((await askOffset(url, browser)).headers.get('upload-offset')).toBe('0')
  expect((await shop.artwork.list(browser.actor))[0]?.state).toBe('uploading')
})

test.each(['-1', 'NaN', '1e9', '12.5', '', '0x10'])('the length %j is refused', async (length) => {
  const answer = await beginUpload(shop, browse(shop), length)
  expect(answer.status).toBe(400)
  expect(await kept()).toEqual(before)
})

test('an empty file is refused', async () => {
  const answer = await beginUpload(shop, browse(shop), 0)
  expect(answer.status).toBe(422)
  expect((await answer.json()).error.message).toBe('The file is empty.')
  expect(await kept()).toEqual(before)
})

test('no one else can see, continue or end an upload', async () => {
  const owner = browse(shop)
  const stranger = browse(shop)
  const url = (await beginUpload(shop, owner, 10)).headers.get('location') ?? ''

  expect((await askOffset(url, stranger)).status).toBe(404)
  const continued = await sendBytes(url, stranger, 0, Buffer.alloc(10))
  expect(continued.status).toBe(404)
  expect(await continued.json()).toEqual(unknown)
  const ended = await fetch(url, {
    method: 'DELETE',
    headers: { ...stranger.headers, 'tus-resumable': '1.0.0' },
  })
  expect(ended.status).toBe(404)
  expect((await askOffset(url.replace(/[^/]+$/, 'x'), owner)).status).toBe(404)

  expect((await askOffset(url, owner)).headers.get('upload-offset')).toBe('0')
})

test('a user who signs in during an upload continues it', async () => {
  const visitor = browse(shop)
  const url = (await beginUpload(shop, visitor, 10)).headers.get('location') ?? ''
  await sendBytes(url, visitor, 0, Buffer.alloc(4))

  const user = await signInFrom(shop, visitor)

  expect((await sendBytes(url, user, 4, Buffer.alloc(6))).status).toBe(204)
  expect((await askOffset(url, visitor)).status).toBe(404)
  expect(await shop.artwork.list(user.actor)).toHaveLength(1)
  expect(await shop.artwork.list(visitor.actor)).toHaveLength(0)
})

test('an abandoned upload is deleted with its bytes', async () => {
  await using shop = await startTestShop()
  const browser = browse(shop)
  const url = (await beginUpload(shop, browser, 10)).headers.get('location') ?? ''
  await sendBytes(url, browser, 0, Buffer.alloc(4))

  const answer = await fetch(url, {
    method: 'DELETE',
    headers: { ...browser.headers, 'tus-resumable': '1.0.0' },
  })
  await shop.jobs.runDue()

  expect(answer.status).toBe(204)
  expect(await shop.artwork.list(browser.actor)).toEqual([])
  expect(await storedFiles(shop)).toEqual([])
})

test('a complete upload never recorded as finished is finished when its sender asks', async () => {
  const browser = browse(shop)
  const url = (await beginUpload(shop, browser, 4)).headers.get('location') ?? ''
  await sendBytes(url, browser, 0, Buffer.alloc(4))
  await shop.database.orm
    .update(artworks)
    .set({ state: 'uploading' })
    .where(eq(artworks.id, artworkIdOf(url)))

  expect((await askOffset(url, browser)).headers.get('upload-offset')).toBe('4')

  expect((await shop.artwork.list(browser.actor))[0]?.state).toBe('inspecting')
})

test('an upload from another site is refused', async () => {
  const browser = browse(shop)
  const answer = await beginUpload(
    shop,
    { ...browser, headers: { ...browser.headers, 'sec-fetch-site': 'cross-site' } },
    10,
  )
  expect(answer.status).toBe(403)
  expect(await kept()).toEqual(before)
})

test('uploads over the rate limit are refused, and nothing is recorded', async () => {
  await using shop = await startTestShop({ clock: createTestClock() })
  await exhaust(shop, visitLimits.upload.byAddress, '127.0.0.1')

  const answer = await beginUpload(shop, browse(shop), 10)

  expect(answer.status).toBe(429)
  expect((await answer.json()).error.code).toBe('too_many_requests')
  expect(await shop.database.orm.$count(artworks)).toBe(0)
})

async function storedFiles(shop: TestShop): Promise<string[]> {
  const folder = join(shop.environment.DATA_DIR, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort()
}

/** Announces all of `bytes`, sends only the first part and drops the connection. */
async function breakOff(
  url: string,
  headers: Record<string, string>,
  bytes: Buffer,
  part: number,
): Promise<void> {
  const { hostname, port, pathname } = new URL(url)
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
  await once(socket, 'connect')
  const head = [
    `PATCH ${pathname} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'tus-resumable: 1.0.0',
    'upload-offset: 0',
    'content-type: application/offset+octet-stream',
    `content-length: ${bytes.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await new Promise((done) => socket.write(bytes.subarray(0, part), done))
  socket.destroySoon()
  await once(socket, 'close')
}

/** The offset once the server has stored what it received before the connection broke. */
async function settledOffset(url: string, browser: ReturnType<typeof browse>): Promise<number> {
  for (let before = -1; ; ) {
    const offset = Number((await askOffset(url, browser)).headers.get('upload-offset'))
    if (offset > 0 && offset === before) return offset
    before = offset
  }
}
