import { expect, test } from 'vitest'
import { seedAboutPage } from '#domain/about-page.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const staff = signedIn('admin', 'staff@example.com')
const own = {
  id: 'own-1',
  isShown: true,
  title: 'Our story',
  body: '<p onclick="x()">Hi<script>x()</script></p>',
}

test('chapters are kept in their order, each once, sanitised, and nobody is overwritten unseen', async () => {
  await using shop = await startTestShop()
  const { settings } = shop
  expect(await settings.aboutPage()).toEqual({ ...seedAboutPage, version: 0 })
  const hidden = { id: 'press', isShown: false, title: '', body: '' }
  expect(await settings.changeAboutPage(staff, { chapters: [own, hidden, own] }, 0)).toEqual({
    ok: true,
    version: 1,
  })
  const { chapters } = await settings.aboutPage()
  expect(chapters.map(({ id }) => id)).toEqual(['own-1', 'press', 'sheet', 'artwork', 'turnaround', 'visit'])
  expect(chapters[0]?.body).toBe('<p>Hi</p>')
  expect(await settings.changeAboutPage(staff, seedAboutPage, 0)).toMatchObject({
    reason: 'conflict',
    current: { version: 1, chapters },
  })
  const untitled = { chapters: [{ ...own, title: ' ' }] }
  expect(await settings.changeAboutPage(staff, untitled, 1)).toMatchObject({ reason: 'invalid' })
  for (const actor of [visitor(), signedIn('customer', 'ada@example.com')])
    await expect(settings.changeAboutPage(actor, seedAboutPage, 1)).rejects.toMatchObject({
      code: 'forbidden',
    })
  expect((await settings.aboutPage()).version).toBe(1)
})
