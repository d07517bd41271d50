import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createAvifCopies } from '#server/kernel/pictures/avif-copies.ts'
import { type StoredPicture, storePublicPicture } from '#server/kernel/pictures/public-pictures.ts'
import { noisyPng } from '#tests/harness/pictures.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { publicFileRoutes } from './public-files.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const avif = 'image/avif,image/webp,image/*,*/*;q=0.8'

test('a picture is sent as AVIF from its own address once the copy is made, to browsers that support it', async () => {
  const { ask, copies, address } = await openRoutes(shop)

  const first = await ask(address, { accept: avif })
  expect(kindOf(first)).toEqual(['image/webp', 'public, max-age=60', 'Accept'])
  await copies.settled()
  const second = await ask(address, { accept: avif })
  expect(kindOf(second)).toEqual(['image/avif', 'public, max-age=31536000, immutable', 'Accept'])
  const drawn = Buffer.from(await second.arrayBuffer())
  expect((await sharp(drawn).metadata()).width).toBe(320)
  expect(second.headers.get('content-length')).toBe(String(drawn.length))
  expect(drawn.length).toBeLessThan(Number(first.headers.get('content-length')))

  for (const accept of ['image/webp,*/*', 'image/avif;q=0, image/webp', '*/*']) {
    const other = await ask(address, { accept })
    expect(kindOf(other)).toEqual(['image/webp', 'public, max-age=31536000, immutable', 'Accept'])
  }
})

test('a browser with one format gets the other once it is current, and nothing if its own still is', async () => {
  const { ask, copies, address } = await openRoutes(shop)
  const webp = (await ask(address, { accept: avif })).headers.get('etag') ?? ''
  expect((await ask(address, { accept: avif, 'if-none-match': webp })).status).toBe(304)
  await copies.settled()

  const fresh = await ask(address, { accept: avif, 'if-none-match': webp })
  expect([fresh.status, fresh.headers.get('content-type')]).toEqual([200, 'image/avif'])
  const known = await ask(address, { accept: avif, 'if-none-match': fresh.headers.get('etag') ?? '' })
  expect([known.status, known.headers.get('vary')]).toEqual([304, 'Accept'])
})

test('where AVIF is no smaller, or cannot be made, the WebP remains the answer permanently', async () => {
  const { ask, copies, stored } = await openRoutes(shop)
  const broken = `${stored.key}/321.webp`
  await shop.files.write(broken, Buffer.from('no picture'), { contentType: 'image/webp' })

  await ask(`/${broken}`, { accept: avif })
  await copies.settled()
  const answer = await ask(`/${broken}`, { accept: avif })
  expect(kindOf(answer)).toEqual(['image/webp', 'public, max-age=31536000, immutable', 'Accept'])
  expect(await answer.text()).toBe('no picture')
})

test('a file removed while its copy is being made leaves nothing behind', async () => {
  const { ask, copies, address, stored } = await openRoutes(shop)
  await ask(address, { accept: avif })
  await shop.files.remove(`${stored.key}/320.webp`)
  await copies.settled()
  expect(await shop.files.exists(`${stored.key}/320.avif`)).toBe(false)
  expect((await ask(address, { accept: avif })).status).toBe(404)
})

async function openRoutes({ files }: TestShop) {
  const stored = (await storePublicPicture(files, 'listings', await noisyPng(400, 300))) as StoredPicture
  const copies = createAvifCopies(files, (error) => {
    throw error
  })
  const routes = publicFileRoutes(files, copies).onError(() => new Response(null, { status: 404 }))
  const ask = async (path: string, headers: Record<string, string>): Promise<Response> =>
    routes.request(path.replace(/^\/public/, ''), { headers })
  return { stored, copies, ask, address: `/${stored.key}/320.webp` }
}

const kindOf = ({ headers }: Response) =>
  ['content-type', 'cache-control', 'vary'].map((name) => headers.get(name))
