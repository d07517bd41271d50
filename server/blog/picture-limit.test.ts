import { expect, test } from 'vitest'
import { noisyPng } from '#tests/harness/pictures.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

/** docs/spec-map.md B9. */
const limit = 25 * 1024 * 1024

/** An image of that many bytes; anything after its end is ignored. */
async function pictureOf(byteSize: number): Promise<Uint8Array> {
  const picture = new Uint8Array(byteSize)
  picture.set(await noisyPng(64, 48))
  return picture
}

test('a 25 MB picture can head an article or join the library, and one byte more is too large', async () => {
  await using shop = await startTestShop()
  const { blog, operations } = shop
  const staff = signedIn('admin', 'staff@example.com')
  const largest = await pictureOf(limit)
  const tooLarge = await pictureOf(limit + 1)
  const refused = { ok: false, reason: 'picture', message: 'File too large' }

  expect(await blog.addMedia(staff, { fileName: 'press.png', bytes: tooLarge })).toEqual(refused)
  const library = () => shop.mediaLibrary.list(staff, { text: '', filter: '', before: '' })
  expect((await library()).items).toEqual([])

  const added = await blog.addMedia(staff, { fileName: 'press.png', bytes: largest })
  expect(added).toMatchObject({ ok: true, media: { fileName: 'press.png', picture: { width: 64 } } })
  if (!added.ok) throw new Error(added.message)
  const headed = { title: 'Largest', featuredMediaId: added.media.id }
  expect(await operations.call('articles.create', staff, headed)).toMatchObject({ ok: true })
})
