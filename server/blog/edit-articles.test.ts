import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditEntries } from '#server/kernel/tables.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { noisyPng } from '#tests/harness/pictures.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { blogArticles, blogRevisions } from './tables.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const staff = signedIn('admin', 'staff@example.com')

const written = async ({ operations }: TestShop, title: string) => {
  const input = { title, content: '<p>First</p>', status: 'published' as const }
  return (await operations.ask('articles.create', staff, input)).article
}

test('an edit keeps the previous version, and no one overwrites a version they have not seen', async () => {
  const { blog } = shop
  const { id } = await written(shop, 'Hello press')
  const update = (input: { title: string; content: string }) =>
    shop.operations.call('articles.update', staff, { article: id, version: 1, ...input })

  const saved = await update({ title: 'Hello', content: 'Second' })
  expect(saved).toMatchObject({ ok: true, value: { article: { id, slug: 'hello-press', version: 2 } } })
  const late = await update({ title: 'Late', content: 'Third' })
  expect(late).toMatchObject({
    ok: false,
    reason: 'conflict',
    theirs: { version: 2, title: 'Hello', content: 'Second' },
    yours: { title: 'Late', content: 'Third' },
  })

  const article = await blog.getForStaff(staff, id)
  expect(article).toMatchObject({ title: 'Hello', content: 'Second', status: 'draft', publishedAt: null })
  expect(article?.revisions).toMatchObject([{ version: 1, title: 'Hello press', content: '<p>First</p>' }])
})

test('an old address redirects, and no one can take an address in use', async () => {
  const { blog } = shop
  const first = await written(shop, 'First')
  const second = await written(shop, 'Second')
  const change = (article: string, version: number, slug: string) =>
    shop.operations.call('articles.update', staff, {
      ...{ article, version, title: 'T', slug, status: 'published' },
    })

  expect(await change(first.id, 1, 'second')).toMatchObject({
    ok: false,
    reason: 'invalid',
    fieldErrors: { slug: 'Another article already has this address' },
  })
  expect(await change(first.id, 1, 'better')).toMatchObject({
    ok: true,
    value: { article: { slug: 'better' } },
  })
  expect(await blog.movedTo('first')).toBe('better')
  expect(await change(second.id, 1, 'first')).toMatchObject({ ok: true })
  expect(await blog.movedTo('first')).toBeNull()
  expect(await blog.movedTo('second')).toBe('first')
})

test('an article scheduled for a later day appears that day', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const publishAt = new Date(clock.now().getTime() + 60_000)
  const soon = { title: 'Soon', status: 'published' as const, publishAt }
  const made = await shop.operations.ask('articles.create', staff, soon)
  expect(made.article).toMatchObject({ slug: 'soon' })
  expect(await shop.blog.getBySlug('soon')).toBeNull()
  const draft = { ...soon, title: 'Embargoed', status: 'draft' as const }
  expect(await shop.operations.call('articles.create', staff, draft)).toMatchObject({
    reason: 'invalid',
    fieldErrors: { publishAt: 'Choose Published: it won’t appear before then' },
  })
  clock.advance(60_000)
  expect(await shop.blog.getBySlug('soon')).toMatchObject({ title: 'Soon' })
})

test('a library picture can head an article, and a file that is not a picture is refused', async () => {
  const { blog } = shop
  const added = await blog.addMedia(staff, { fileName: 'press.png', bytes: await noisyPng(64, 48) })
  if (!added.ok) throw new Error('not added')
  const press = { title: 'Press', featuredMediaId: added.media.id }
  const { article } = await shop.operations.ask('articles.create', staff, press)
  expect((await blog.getForStaff(staff, article.id))?.picture?.src).toBe(added.media.picture.src)

  const { title } = press
  const update = (version: number, featuredMediaId: string | null) =>
    shop.operations.call('articles.update', staff, { article: article.id, version, title, featuredMediaId })
  expect(await update(1, null)).toMatchObject({ ok: true })
  expect((await blog.getForStaff(staff, article.id))?.picture).toBeNull()
  expect(await update(2, randomUUID())).toMatchObject({
    fieldErrors: { featuredMediaId: 'This picture is no longer in the library' },
  })
  expect(await update(2, added.media.id)).toMatchObject({ ok: true })
  expect((await blog.getForStaff(staff, article.id))?.picture?.src).toBe(added.media.picture.src)
  const { id, fileName } = added.media
  expect(await shop.database.orm.select().from(auditEntries)).toContainEqual(
    expect.objectContaining({ action: 'media.add', subject: `media:${id}`, after: { fileName } }),
  )

  const text = new TextEncoder().encode('no picture')
  expect(await blog.addMedia(staff, { fileName: 'a.png', bytes: text })).toMatchObject({
    message: 'Image unavailable',
  })
  const large = new Uint8Array(25 * 1_024 * 1_024 + 1)
  expect(await blog.addMedia(staff, { fileName: 'a.png', bytes: large })).toMatchObject({
    message: 'File too large',
  })
})

test('a removed article is gone along with its revisions, and the audit trail keeps its text', async () => {
  const { id } = await written(shop, 'Gone')
  const { operations } = shop
  const last = { title: 'Gone', content: 'Last words' }
  await operations.ask('articles.update', staff, { article: id, version: 1, ...last })
  expect(await operations.call('articles.remove', staff, { article: id })).toMatchObject({ ok: true })
  expect(await operations.call('articles.remove', staff, { article: id })).toMatchObject({
    ok: false,
    code: 'not_found',
  })
  expect(await shop.database.orm.$count(blogRevisions, eq(blogRevisions.articleId, id))).toBe(0)
  const entries = await shop.database.orm
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `article:${id}`))
  expect(entries.find(({ action }) => action === 'article.remove')).toMatchObject({
    before: { content: 'Last words' },
  })
})

test('only staff can edit or read drafts', async () => {
  const { blog } = shop
  const { id } = await written(shop, 'Mine')
  for (const actor of [visitor(), signedIn('customer', 'ada@example.com')]) {
    const target = { article: id, version: 1, title: 'Theirs' }
    for (const refused of [
      await shop.operations.call('articles.update', actor, target),
      await shop.operations.call('articles.remove', actor, { article: id }),
    ])
      expect(refused).toMatchObject({ ok: false, reason: 'refused' })
    await expect(blog.getForStaff(actor, id)).rejects.toThrow('Access Denied')
    await expect(blog.listForStaff(actor, {})).rejects.toThrow('Access Denied')
  }
  expect((await blog.getForStaff(staff, id))?.title).toBe('Mine')
})

test('across several pages, staff find each article once, even if all were changed at the same moment', async () => {
  await using shop = await startTestShop()
  await written(shop, 'Copied')
  const [row] = await shop.database.orm.select().from(blogArticles)
  if (!row) throw new Error('No article')
  const copies = Array.from({ length: 120 }, (_, number) => ({
    ...row,
    id: randomUUID(),
    slug: `copy-${number}`,
  }))
  await shop.database.orm.insert(blogArticles).values(copies)
  const seen: string[] = []
  for (let before: string | undefined, isLast = false; !isLast; ) {
    const { articles, next } = await shop.blog.listForStaff(staff, { before })
    seen.push(...articles.map(({ id }) => id))
    before = next ?? undefined
    isLast = next === null
  }
  expect(seen.toSorted()).toEqual([row.id, ...copies.map(({ id }) => id)].toSorted())
})
