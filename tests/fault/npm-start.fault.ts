import { randomUUID } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browse } from '#tests/harness/browse.ts'
import { npmStart, type StartedShop } from '#tests/harness/npm-start.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'

let shop: StartedShop

beforeAll(async () => {
  shop = await npmStart()
})
afterAll(() => shop?.[Symbol.asyncDispose]())

test('npm start draws pages by the build of React that is meant for visitors', async () => {
  const { status } = await fetch(shop.origin)
  expect(status).toBe(200)

  // What React itself said in the process that has drawn this page (app/pages.ts).
  const log = await readFile(join(shop.dataDirectory, 'logs/shop.log'), 'utf8')
  const opened = log.split('\n').find((line) => line.includes('"the shop is open"'))
  expect(JSON.parse(opened ?? '{}')).toMatchObject({ react: 'production' })
})

test('what it writes is for its own user alone', async () => {
  const browser = browse(shop, randomUUID())
  const picture = await transparentPng({ width: 40, height: 40 }, { left: 5, top: 5, width: 30, height: 30 })
  const id = await uploadArtwork(shop, browser, picture)
  const stateOf = async () => (await (await browser.get(`/api/v1/artworks/${id}`)).json()).artwork.state
  await expect.poll(stateOf).toBe('ready')

  const folders = ['postgres/cluster', 'postgres/socket']
  const paths = (await readdir(shop.dataDirectory, { recursive: true })).filter(
    (path) => !folders.some((folder) => path.startsWith(`${folder}/`)),
  )
  expect(
    paths.filter((path) => /^files\/.*\/(original|preview\.webp|thumbnail\.webp)$/.test(path)).length,
  ).toBe(3)
  const open = []
  for (const path of ['', ...paths]) {
    const { mode } = await stat(join(shop.dataDirectory, path))
    if ((mode & (passages.has(path) ? 0o066 : 0o077)) !== 0)
      open.push(`${path} ${(mode & 0o777).toString(8)}`)
  }
  expect(open).toEqual([])
})

/** Started by root, PostgreSQL is another user, who passes through to its own folders, and sees nothing on the way. */
const passages = new Set(process.getuid?.() === 0 ? ['', 'postgres'] : [])

test('SIGTERM to npm start stops the shop and its database, too', async () => {
  shop.npm.kill('SIGTERM')

  const isUp = () =>
    fetch(`${shop.origin}/health/live`).then(
      () => true,
      () => false,
    )
  await expect.poll(isUp).toBe(false)
  await shop.gone
})
