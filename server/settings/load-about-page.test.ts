import { expect, test } from 'vitest'
import { type AboutChapter, seedAboutPage } from '#domain/content/about-page.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const staff = signedIn('admin', 'staff@example.com')
const own = {
  id: 'own-1',
  isShown: true,
  title: 'Our story',
  body: '<p onclick="x()">Hi<script>x()</script></p>',
}

test('chapters are kept in order, each once, sanitized, and no one is overwritten unseen', async () => {
  await using shop = await startTestShop()
  const { settings } = shop
  const change = (chapters: AboutChapter[], version: number, actor = staff) =>
    shop.operations.call('settings.change-about-page', actor, { chapters, version })
  expect(await settings.aboutPage()).toEqual({ ...seedAboutPage, version: 0 })
  const hidden = { id: 'press', isShown: false, title: '', body: '' }
  expect(await change([own, hidden, own], 0)).toMatchObject({ ok: true, value: { version: 1 } })
  const { chapters } = await settings.aboutPage()
  expect(chapters.map(({ id }) => id)).toEqual(['own-1', 'press', 'sheet', 'artwork', 'turnaround', 'visit'])
  expect(chapters[0]?.body).toBe('<p>Hi</p>')
  expect(await change(seedAboutPage.chapters, 0)).toMatchObject({
    reason: 'conflict',
    theirs: { version: 1, chapters },
  })
  expect(await change([{ ...own, title: ' ' }], 1)).toMatchObject({
    reason: 'invalid',
    fieldErrors: { chapters: 'Give the chapter a title' },
  })
  for (const [actor, code] of [
    [visitor(), 'not_signed_in'],
    [signedIn('customer', 'ada@example.com'), 'forbidden'],
  ] as const)
    expect(await change(seedAboutPage.chapters, 1, actor)).toMatchObject({ code })
  expect((await settings.aboutPage()).version).toBe(1)
})
