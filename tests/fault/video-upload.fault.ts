import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { maxArticleVideoBytes } from '#domain/content/article.ts'
import { sessionCookieName } from '#server/http/visit.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { type ServerProcess, startServerProcess } from '#tests/harness/processes/server-process.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { freePort } from '#tests/harness/shop.ts'
import { until } from '#tests/harness/until.ts'

const mebibyte = 1024 * 1024
/** The short form's is still larger than the memory that the process may use. */
const byteSize = isLong ? maxArticleVideoBytes : 200 * mebibyte
const cuts = isLong ? [60, 130, 40] : [20, 40, 15]

test('a long video survives three broken connections and a restart; memory use stays flat', async () => {
  await using database = await createTestDatabase()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gangway-video-'))
  const port = await freePort()
  const settings = { DATABASE_URL: database.connectionString, PUBLIC_URL: `http://localhost:${port}` }
  const shop = openShop({ ...settings, DATA_DIR: dataDirectory, PORT: String(port) })
  const memory = watchMemory()
  let server: ServerProcess | null = null
  try {
    await shop.prepare()
    const cookie = await staffCookie(shop)
    server = await startServerProcess({ dataDirectory, port, settings })
    const url = await begin(server.origin, cookie)
    const path = join(dataDirectory, 'files/blog/videos', url.split('/').pop() ?? '')
    memory.follow(server.pid)

    const kept: number[] = []
    for (const cutAfter of cuts) {
      await send(url, cookie, await offsetOf(url, cookie), cutAfter * mebibyte)
      kept.push(await offsetOf(url, cookie))
    }
    const growth = memory.growth()
    await Promise.all([
      send(url, cookie, kept[2] ?? 0, Number.POSITIVE_INFINITY),
      killMeanwhile(server, path, kept[2] ?? 0),
    ])
    server = await startServerProcess({ dataDirectory, port, settings })
    memory.follow(server.pid)
    kept.push(await offsetOf(url, cookie))
    await send(url, cookie, kept[3] ?? 0, Number.POSITIVE_INFINITY)

    // Each break kept what had already arrived, and nothing was sent twice.
    expect([...kept].sort((a, b) => a - b)).toEqual(kept)
    expect(kept[0]).toBeGreaterThan(0)
    expect(kept[3]).toBeLessThan(byteSize)
    expect(await offsetOf(url, cookie)).toBe(byteSize)
    // All of it went through the process, which buffered only a little at a time.
    expect(Math.max(growth, memory.growth()) / mebibyte).toBeLessThan(128)

    const video = `${server.origin}/files/films/${url.split('/').pop()}`
    expect((await fetch(video, { method: 'HEAD' })).headers.get('content-type')).toBe('video/mp4')
    for (let part = 0; part < byteSize / mebibyte; part += 7) {
      const range = `bytes=${part * mebibyte}-${part * mebibyte + 15}`
      const answer = await fetch(video, { headers: { range } })
      expect(answer.status).toBe(206)
      expect(answer.headers.get('content-range')).toBe(`${range.replace('=', ' ')}/${byteSize}`)
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(piece(part).subarray(0, 16))
    }
  } finally {
    memory.stop()
    await server?.kill()
    await shop.stop()
    await rm(dataDirectory, { recursive: true, force: true })
  }
})

/** The beginning of an MP4 (ISO/IEC 14496-12: a box "ftyp"), followed by numbered mebibytes. */
function piece(number: number): Buffer {
  const bytes = Buffer.alloc(mebibyte)
  if (number === 0) bytes.write('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1')
  else bytes.writeBigUInt64BE(BigInt(number), 0)
  return bytes
}

async function staffCookie(shop: ReturnType<typeof openShop>): Promise<string> {
  const login = { email: 'mara@shop.example', password: 'correct horse battery staple' }
  await shop.auth.createUser({ ...login, role: 'admin', fullName: 'Mara', phone: '' })
  const meta = { clientAddress: '127.0.0.1', userAgent: 'test', visitorId: crypto.randomUUID() }
  const outcome = await shop.auth.signIn(login, meta)
  if (!outcome.ok) throw new Error(outcome.reason)
  return `${sessionCookieName}=${outcome.session.value}`
}

const tus = { 'tus-resumable': '1.0.0' }

async function begin(origin: string, cookie: string): Promise<string> {
  const headers = {
    ...tus,
    cookie,
    'upload-length': String(byteSize),
    'upload-metadata': 'filename ZmlsbQ==',
  }
  const answer = await fetch(`${origin}/uploads/blog-videos`, { method: 'POST', headers })
  expect(answer.status).toBe(201)
  return answer.headers.get('location') ?? ''
}

async function offsetOf(url: string, cookie: string): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers: { ...tus, cookie } })
  return Number(answer.headers.get('upload-offset'))
}

/** Sends from `offset` on; the connection is cut after `cutAfter` bytes, or ends with the video or the server. */
async function send(url: string, cookie: string, offset: number, cutAfter: number): Promise<void> {
  const sending = request(url, {
    method: 'PATCH',
    headers: {
      ...tus,
      cookie,
      'upload-offset': offset,
      'content-type': 'application/offset+octet-stream',
      'content-length': byteSize - offset,
    },
  })
  const ended = new Promise<void>((done) => {
    sending.on('error', () => done())
    sending.on('close', () => done())
    sending.on('response', (answer) => answer.resume().on('end', () => done()))
  })
  await pipeline(Readable.from(pieces(offset, cutAfter)), sending).catch(() => sending.destroy())
  await ended
}

function* pieces(offset: number, cutAfter: number): Generator<Buffer> {
  for (let at = offset; at < byteSize; ) {
    if (at - offset >= cutAfter) throw new Error('The connection breaks here')
    const bytes = piece(Math.floor(at / mebibyte)).subarray(at % mebibyte)
    yield bytes
    at += bytes.length
  }
}

/** Kills the server while the rest is being sent; the test's own timeout ends it if nothing arrives. */
async function killMeanwhile(server: ServerProcess, path: string, kept: number): Promise<void> {
  await until(async () => (await stat(path)).size >= kept + 20 * mebibyte)
  await server.kill()
}

/** Repeatedly reads how much of the machine's memory a process uses (Linux: VmRSS). */
function watchMemory() {
  let pid = 0
  let first = 0
  let most = 0
  const look = async (): Promise<void> => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const held = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
    if (held === 0) return
    first ||= held
    most = Math.max(most, held)
  }
  const timer = setInterval(() => void look(), 50)
  return {
    follow(next: number): void {
      pid = next
      first = 0
      most = 0
    },
    growth: (): number => most - first,
    stop: (): void => clearInterval(timer),
  }
}
