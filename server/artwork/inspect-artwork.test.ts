import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { DecodingStopped } from '#server/kernel/decoding/decode.ts'
import { drawingLimits } from '#server/kernel/decoding/limits.ts'
import { createLog } from '#server/kernel/log.ts'
import { browse } from '#tests/harness/browse.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'
import { drawings } from '#tests/hostile/drawings.ts'
import { inspectApart } from './inspect-apart.ts'
import { inspectArtwork } from './inspect-artwork.ts'
import { rejections } from './rejections.ts'
import { artworks } from './tables.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const depsOf = (shop: TestShop, ghostscript: string | null = null) => ({
  ...shop,
  log: createLog('silent'),
  ghostscript,
})

const crash: typeof inspectApart = () => Promise.reject(new DecodingStopped('crashed', 'inspectInto'))
const briefly: typeof inspectApart = (file, lane) =>
  inspectApart(file, lane, { limits: { ...drawingLimits, cpuSeconds: 1 }, rejection: rejections.too_complex })

const small = () => transparentPng({ width: 60, height: 40 }, { left: 0, top: 0, width: 60, height: 40 })

async function stateOf(shop: TestShop, id: string) {
  const [row] = await shop.database.orm.select().from(artworks).where(eq(artworks.id, id))
  return row && { state: row.state, rejection: row.rejection, attempts: row.inspectionAttempts }
}

test('drawings, recognized by their content, wait in a separate queue', async () => {
  await using shop = await startTestShop()
  const browser = browse(shop)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1in" height="1in"/>')
  const drawing = await uploadArtwork(shop, browser, svg, { fileName: 'fox.png' })
  const picture = await uploadArtwork(shop, browser, await small(), { fileName: 'fox.svg' })

  const { rows } = await shop.database.pool.query(
    `select name, data ->> 'artworkId' as id from pgboss.job where name like 'artwork.inspect%' order by name`,
  )

  expect(rows).toEqual([
    { name: 'artwork.inspect', id: picture },
    { name: 'artwork.inspect-drawing', id: drawing },
  ])
})

test('a drawing that never finishes drawing is rejected with a message on the first try', async () => {
  const browser = browse(shop)
  const bomb = drawings.find(({ name }) => name === 'SVG: masks of masks')
  const id = await uploadArtwork(shop, browser, Buffer.from((await bomb?.bytes()) ?? ''))

  await inspectArtwork(depsOf(shop), id, briefly)

  expect(await shop.artwork.get(browser.actor, id)).toMatchObject({
    state: 'rejected',
    rejection: rejections.too_complex,
  })
})

test('a file that crashes its process twice is rejected, even if the server restarted in between', async () => {
  const id = await uploadArtwork(shop, browse(shop), await small())

  await expect(inspectArtwork(depsOf(shop), id, crash)).rejects.toThrow(DecodingStopped)
  expect(await stateOf(shop, id)).toEqual({ state: 'inspecting', rejection: null, attempts: 1 })
  await inspectArtwork(depsOf(shop), id, crash)

  expect(await stateOf(shop, id)).toMatchObject({
    state: 'rejected',
    rejection: rejections.too_complex_picture,
  })
})

test('a file that crashes its process once is still inspected', async () => {
  const id = await uploadArtwork(shop, browse(shop), await small())
  await expect(inspectArtwork(depsOf(shop), id, crash)).rejects.toThrow(DecodingStopped)

  await shop.jobs.runDue()

  expect(await stateOf(shop, id)).toMatchObject({ state: 'ready' })
})

test('our own failures do not count as attempts, and neither does a server killed mid-inspection', async () => {
  const id = await uploadArtwork(shop, browse(shop), await small())
  const full = () => Promise.reject(Object.assign(new Error('no space left'), { syscall: 'write' }))
  await expect(inspectArtwork(depsOf(shop), id, full)).rejects.toThrow('no space left')
  const killed = new Promise<never>(() => {})
  for (let kill = 0; kill < 10; kill++) {
    const begun = Promise.withResolvers<void>()
    // A killed process never finishes.
    const ended = inspectArtwork(depsOf(shop), id, () => {
      begun.resolve()
      return killed
    })
    await Promise.race([begun.promise, ended])
  }
  expect(await stateOf(shop, id)).toMatchObject({ state: 'inspecting', attempts: 0 })

  await shop.jobs.runDue()

  expect(await stateOf(shop, id)).toMatchObject({ state: 'ready' })
})
