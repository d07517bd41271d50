import { expect, test } from 'vitest'
import { auditEntries } from '#server/kernel/tables.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { noisyPng } from '#tests/harness/pictures.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { blogRevisions } from './tables.ts'

const staff = signedIn('admin', 'staff@example.com')

const written = async (blog: Awaited<ReturnType<typeof startTestShop>>['blog'], title: string) => {
  const made = await blog.createArticle(staff, { title, content: '<p>First</p>', status: 'published' })
  if (!made.ok) throw new Error('not written')
  return made
}

test('a change keeps what was before, and nobody overwrites what they have not seen', async () => {
  await using shop = await startTestShop()
  const { blog } = shop
  const { id } = await written(blog, 'Hello press')

  const saved = await blog.changeArticle(staff, { id, seenVersion: 1 }, { title: 'Hello', content: 'Second' })
  expect(saved).toEqual({ ok: true, id, slug: 'hello-press', version: 2 })
  const late = await blog.changeArticle(staff, { id, seenVersion: 1 }, { title: 'Late', content: 'Third' })
  expect(late).toEqual({ ok: false, reason: 'conflict', version: 2, title: 'Hello', content: 'Second' })

  const article = await blog.getForStaff(staff, id)
  expect(article).toMatchObject({ title: 'Hello', content: 'Second', status: 'draft', publishedAt: null })
  expect(article?.revisions).toMatchObject([{ version: 1, title: 'Hello press', content: '<p>First</p>' }])
})

test('an address that is given up leads on, and nobody can take one that is in use', async () => {
  await using shop = await startTestShop()
  const { blog } = shop
  const first = await written(blog, 'First')
  const second = await written(blog, 'Second')
  const change = (id: string, seenVersion: number, slug: string) =>
    blog.changeArticle(staff, { id, seenVersion }, { title: 'T', slug, status: 'published' })

  expect(await change(first.id, 1, 'second')).toEqual({
    ok: false,
    reason: 'invalid',
    fieldErrors: { slug: 'Another article has this address' },
  })
  expect(await change(first.id, 1, 'better')).toMatchObject({ ok: true, slug: 'better' })
  expect(await blog.movedTo('first')).toBe('better')
  expect(await change(second.id, 1, 'first')).toMatchObject({ ok: true })
  expect(await blog.movedTo('first')).toBeNull()
  expect(await blog.movedTo('second')).toBe('first')
})

test('an article for a day to come appears then', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const publishAt = new Date(clock.now().getTime() + 60_000)
  const made = await shop.blog.createArticle(staff, { title: 'Soon', status: 'published', publishAt })
  expect(made).toMatchObject({ ok: true, slug: 'soon' })
  expect(await shop.blog.getBySlug('soon')).toBeNull()
  clock.advance(60_000)
  expect(await shop.blog.getBySlug('soon')).toMatchObject({ title: 'Soon' })
})

test('a picture of the library heads an article, and what is no picture is refused', async () => {
  await using shop = await startTestShop()
  const { blog } = shop
  const added = await blog.addMedia(staff, { fileName: 'press.png', bytes: await noisyPng(64, 48) })
  if (!added.ok) throw new Error('not added')
  const made = await blog.createArticle(staff, { title: 'Press', featuredMediaId: added.media.id })
  expect(made).toMatchObject({ ok: true })
  if (made.ok) expect((await blog.getForStaff(staff, made.id))?.picture?.src).toBe(added.media.picture.src)

  const text = new TextEncoder().encode('no picture')
  expect(await blog.addMedia(staff, { fileName: 'a.png', bytes: text })).toMatchObject({
    message: 'Image unavailable',
  })
  const large = new Uint8Array(25 * 1_024 * 1_024 + 1)
  expect(await blog.addMedia(staff, { fileName: 'a.png', bytes: large })).toMatchObject({
    message: 'File too large',
  })
})

test('a removed article is gone with its revisions, and the audit trail has its words', async () => {
  await using shop = await startTestShop()
  const { id } = await written(shop.blog, 'Gone')
  await shop.blog.changeArticle(staff, { id, seenVersion: 1 }, { title: 'Gone', content: 'Last words' })
  expect(await shop.blog.removeArticle(staff, id)).toEqual({ ok: true })
  expect(await shop.blog.removeArticle(staff, id)).toEqual({ ok: false, reason: 'not_found' })
  expect(await shop.database.orm.$count(blogRevisions)).toBe(0)
  const entries = await shop.database.orm.select().from(auditEntries)
  expect(entries.find(({ action }) => action === 'article.remove')).toMatchObject({
    before: { content: 'Last words' },
  })
})

test('nobody but staff edits or reads drafts', async () => {
  await using shop = await startTestShop()
  const { blog } = shop
  const { id } = await written(blog, 'Mine')
  for (const actor of [visitor(), signedIn('customer', 'ada@example.com')]) {
    const target = { id, seenVersion: 1 }
    await expect(blog.changeArticle(actor, target, { title: 'Theirs' })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(blog.removeArticle(actor, id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(blog.getForStaff(actor, id)).rejects.toThrow('Access Denied')
    await expect(blog.listForStaff(actor, {})).rejects.toThrow('Access Denied')
  }
  expect((await blog.getForStaff(staff, id))?.title).toBe('Mine')
})
