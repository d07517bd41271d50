import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Upload } from '@tus/server'
import { afterAll, describe, expect, test } from 'vitest'
import { createDiskFileStore } from '#server/adapters/files/disk/index.ts'
import { createS3FileStore } from '#server/adapters/files/s3/index.ts'
import { FileMissingError, type FileStore, type StoredEntry } from '#server/kernel/file-store.ts'
import { startS3 } from '#tests/harness/s3/start-s3.ts'

type Opened = AsyncDisposable & { files: FileStore }

/** Removed at the end: a tus store may still look for its folder in the background when a test is over. */
const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

const stores: Record<string, () => Promise<Opened>> = { disk: openDisk, s3: openS3 }

describe.each(Object.entries(stores))('files on %s', (_name, openStore) => {
  test('written data is read back, by bytes and by stream', async () => {
    await using store = await openStore()
    const key = `artworks/${randomUUID()}/original`
    const bytes = Buffer.from('ink and film')

    await store.files.write(key, bytes, { contentType: 'image/png' })

    expect(await buffer(await store.files.read(key))).toEqual(bytes)
    expect(await store.files.size(key)).toBe(12)
    expect((await buffer(await store.files.read(key, { start: 4, end: 6 }))).toString()).toBe('and')
    expect(await store.files.exists(key)).toBe(true)
    expect(await store.files.withLocalFile(key, (path) => readFile(path))).toEqual(bytes)

    const longer = Buffer.alloc(3_000_000, 7)
    await store.files.write(key, Readable.from([longer.subarray(0, 999), longer.subarray(999)]), {
      contentType: 'image/png',
    })
    expect(longer.equals(await buffer(await store.files.read(key)))).toBe(true)
  })

  test('an interrupted body leaves the earlier file in place', async () => {
    await using store = await openStore()
    const key = 'print-files/one.png'
    await store.files.write(key, Buffer.from('whole'), { contentType: 'image/png' })
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('ha')
        throw new Error('the sender went away')
      })(),
    )

    await expect(store.files.write(key, broken, { contentType: 'image/png' })).rejects.toThrow('went away')

    expect((await buffer(await store.files.read(key))).toString()).toBe('whole')
  })

  test('a missing file is reported as missing', async () => {
    await using store = await openStore()
    const key = 'artworks/none'

    expect(await store.files.size(key)).toBe(null)
    expect(await store.files.exists(key)).toBe(false)
    await expect(store.files.read(key)).rejects.toThrow(FileMissingError)
    await expect(store.files.withLocalFile(key, async () => 1)).rejects.toThrow(FileMissingError)
    await store.files.remove(key)
  })

  test('all files are listed with their bytes, and nothing else', async () => {
    await using store = await openStore()
    const list = async () => {
      const entries: StoredEntry[] = []
      for await (const entry of store.files.list()) entries.push(entry)
      return entries.toSorted((a, b) => (a.key < b.key ? -1 : 1))
    }
    expect(await list()).toEqual([])
    for (const key of ['designs/one.png', 'artworks/a/original', 'artworks/b'])
      await store.files.write(key, Buffer.from(key), { contentType: 'image/png' })
    await store.files.remove('artworks/b')
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('ha')
        throw new Error('the sender went away')
      })(),
    )
    const failed = store.files.write('artworks/c', broken, { contentType: 'image/png' })
    await expect(failed).rejects.toThrow('went away')

    expect(await list()).toEqual([
      { key: 'artworks/a/original', bytes: 19 },
      { key: 'designs/one.png', bytes: 15 },
    ])
  })

  test('a removed file is gone', async () => {
    await using store = await openStore()
    await store.files.write('artworks/a', Buffer.from('a'), { contentType: 'image/png' })

    await store.files.remove('artworks/a')

    expect(await store.files.exists('artworks/a')).toBe(false)
  })

  test.each([
    '../secret',
    '/etc/passwd',
    'a/../b',
    'a//b',
    'A.PNG',
    'a b',
    '',
    'a/.hidden',
    'a\0',
    'x'.repeat(201),
  ])('the key %j is refused', async (key) => {
    await using store = await openStore()
    await expect(async () => store.files.write(key, Buffer.from('x'), { contentType: 'x' })).rejects.toThrow(
      RangeError,
    )
    await expect(async () => store.files.read(key)).rejects.toThrow(RangeError)
    await expect(async () => store.files.remove(key)).rejects.toThrow(RangeError)
    const upload = Object.assign(new Upload({ id: 'any', offset: 0, size: 1 }), { id: key })
    await expect(store.files.uploads.create(upload)).rejects.toThrow(RangeError)
  })

  test('an upload in parts becomes the file under its key', async () => {
    await using store = await openStore()
    const key = `artworks/${randomUUID()}/original`
    const bytes = Buffer.concat([Buffer.alloc(6_000_000, 1), Buffer.alloc(123, 2)])
    await store.files.uploads.create(new Upload({ id: key, offset: 0, size: bytes.length }))

    const first = await store.files.uploads.write(Readable.from([bytes.subarray(0, 5_500_000)]), key, 0)
    expect(first).toBe(5_500_000)
    expect((await store.files.uploads.getUpload(key)).offset).toBe(5_500_000)
    await store.files.uploads.write(Readable.from([bytes.subarray(5_500_000)]), key, first)

    expect((await store.files.uploads.getUpload(key)).offset).toBe(bytes.length)
    expect(await store.files.size(key)).toBe(bytes.length)
    expect(bytes.equals(await buffer(await store.files.read(key)))).toBe(true)
  })

  test('an abandoned upload leaves nothing', async () => {
    await using store = await openStore()
    const key = `artworks/${randomUUID()}/original`
    await store.files.uploads.create(new Upload({ id: key, offset: 0, size: 100 }))
    await store.files.uploads.write(Readable.from([Buffer.alloc(10)]), key, 0)

    await store.files.uploads.remove(key)

    expect(await store.files.exists(key)).toBe(false)
    await expect(store.files.uploads.getUpload(key)).rejects.toMatchObject({ status_code: 404 })
  })
})

test('a write to disk leaves no temporary file behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-files-'))
  try {
    const files = createDiskFileStore(folder)
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('ha')
        throw new Error('the sender went away')
      })(),
    )
    await expect(files.write('a', broken, { contentType: 'x' })).rejects.toThrow('went away')
    await files.write('b', Buffer.from('b'), { contentType: 'x' })

    expect(await readdir(join(folder, '.incoming'))).toEqual([])
    expect(existsSync(join(folder, 'a'))).toBe(false)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

async function openDisk(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-files-'))
  folders.push(folder)
  return { files: createDiskFileStore(folder), [Symbol.asyncDispose]: async () => {} }
}

async function openS3(): Promise<Opened> {
  const server = await startS3()
  return {
    files: createS3FileStore(server.settings),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}
