import { expect, test } from 'vitest'
import { noisyPng } from '#tests/harness/pictures.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

/** docs/spec-map.md B9. */
const limit = 25 * 1024 * 1024

/** A picture of that many bytes; what follows its end is read by nobody. */
async function pictureOf(byteSize: number): Promise<Uint8Array> {
  const picture = new Uint8Array(byteSize)
  picture.set(await noisyPng(64, 48))
  return picture
}

test('a picture of 25 MB heads an article or joins the library, and one of a byte more is too large', async () => {
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
