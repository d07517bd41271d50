import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ArticleInput } from '#domain/content/article-input.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { days } from '#server/kernel/clock.ts'
import { hostileHtml } from '#tests/harness/hostile-html.ts'
import { someOf } from '#tests/harness/run-form.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { hireStaff } from '#tests/harness/staff.ts'
import { blogArticles } from './tables.ts'

let shop: TestShop
let staff: Actor
let now = new Date('2026-11-20T12:00:00Z')

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const visitor = (): Actor => ({ visitorId: randomUUID(), user: null })

beforeAll(async () => {
  shop = await startTestShop({ clock: { now: () => now } })
  staff = await hireStaff(shop, { email: 'mara@gangway.example', fullName: 'Mara Voss' })
})

afterAll(() => shop?.[Symbol.asyncDispose]())

async function write(input: Partial<ArticleInput> & { title: string }) {
  const made = await shop.operations.ask('articles.create', staff, { status: 'published', ...input })
  return made.article
}

async function titles(filter: { text?: string; category?: string }): Promise<string[]> {
  const shelf = await shop.blog.list(filter)
  return shelf.ok ? shelf.articles.map(({ title }) => title) : ['not read']
}

test('published articles are listed newest first; drafts, archived and scheduled ones are not', async () => {
  await write({ title: 'Older' })
  now = new Date(now.getTime() + days(1))
  await write({ title: 'Newer', category: 'care' })
  const hidden = [
    await write({ title: 'Draft', status: 'draft' }),
    await write({ title: 'Archived', status: 'archived' }),
  ]
  now = new Date(now.getTime() + days(2))
  hidden.push(await write({ title: 'Tomorrow' }))
  now = new Date(now.getTime() - days(1))

  expect(await titles({})).toEqual(['Newer', 'Older'])
  expect(await titles({ category: 'care' })).toEqual(['Newer'])
  for (const { slug } of hidden) expect(await shop.blog.getBySlug(slug)).toBeNull()
  expect((await shop.blog.getBySlug('newer'))?.authorName).toBe('Mara Voss')
  expect((await shop.blog.listAddresses()).map(({ slug }) => slug)).toEqual(['newer', 'older'])
})

test('a search matches title, excerpt, tags and body, and takes symbols literally', async () => {
  await write({
    title: 'Halos',
    excerpt: 'a pale rim',
    tags: ['fringe'],
    content: '<p>Use <b>halftone</b> dots, 100%.</p>',
  })
  for (const text of ['halos', 'PALE rim', 'fringe', 'halftone dots', '100%']) {
    expect(await titles({ text })).toEqual(['Halos'])
  }
  for (const text of ['halos absent', '_alos', '<b>', 'strong']) expect(await titles({ text })).toEqual([])
})

test('the same title used twice at the same time gets two addresses', async () => {
  const both = await Promise.all([
    write({ title: "What's New, 2026?" }),
    write({ title: "What's New, 2026?" }),
  ])
  expect(both.map(({ slug }) => slug).toSorted()).toEqual(['whats-new-2026', 'whats-new-2026-2'])
})

test('only staff can write, a title is required, and a refusal leaves nothing behind', async () => {
  const before = await shop.database.orm.$count(blogArticles)
  const customer: Actor = {
    visitorId: randomUUID(),
    user: { id: randomUUID(), email: 'a@example.com', role: 'customer', sessionId: randomUUID() },
  }
  for (const actor of [visitor(), customer]) {
    expect(await shop.operations.call('articles.create', actor, { title: 'No' })).toMatchObject({
      ok: false,
      reason: 'refused',
    })
    await expect(shop.blog.ensureCategories(actor, [{ slug: 'no', name: 'No' }])).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
  const empty = { title: ' ', videoUrl: 'javascript:alert(1)' }
  expect(await shop.operations.call('articles.create', staff, empty)).toMatchObject({
    ok: false,
    reason: 'invalid',
    fieldErrors: { title: 'Title required', videoUrl: 'Enter a web address' },
  })
  const pictureless = { title: 'x', featuredMediaId: randomUUID() }
  expect(await shop.operations.call('articles.create', staff, pictureless)).toMatchObject({
    ok: false,
    reason: 'invalid',
    fieldErrors: { featuredMediaId: 'Image unavailable' },
  })
  expect(await shop.database.orm.$count(blogArticles)).toBe(before)
})

test('a header picture is served to anyone, permanently, in several widths and as a preview card', async () => {
  const bytes = await sharp({ create: { width: 1_600, height: 900, channels: 3, background: '#d4006e' } })
    .png()
    .toBuffer()
  const added = await shop.blog.addMedia(staff, { fileName: 'header.png', bytes })
  if (!added.ok) throw new Error(added.message)
  const { slug } = await write({ title: 'With a picture', featuredMediaId: added.media.id })
  const article = await shop.blog.getBySlug(slug)
  expect(article?.picture).toMatchObject({ width: 1_200, height: 675, alt: '' })
  expect(article?.picture?.srcSet.split(', ').map((one) => one.split(' ')[1])).toEqual([
    '320w',
    '640w',
    '1200w',
  ])
  const webp = await fetch(shop.origin + article?.picture?.src)
  expect(webp.headers.get('content-type')).toBe('image/webp')
  expect(webp.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const share = await fetch(shop.origin + article?.shareUrl)
  expect(share.headers.get('content-type')).toBe('image/jpeg')
  expect(await sharp(await share.arrayBuffer()).metadata()).toMatchObject({ width: 1_200, height: 630 })
})

test('a view counts once per visitor and day, never for robots or unpublished articles', async () => {
  const { slug } = await write({ title: 'Counted' })
  const { slug: draft } = await write({ title: 'Not yet', status: 'draft' })
  const ada = visitor()
  const open = (actor: Actor, userAgent = firefox, article = slug) => {
    const visitor = { ...actor, network: actor.visitorId, userAgent }
    return shop.operations.ask('visits.count', visitor, { path: `/blog/${article}` })
  }
  const views = async () => (await shop.blog.getBySlug(slug))?.viewsCount

  await Promise.all(Array.from({ length: 8 }, () => open(ada)))
  expect(await views()).toBe(1)
  await open(visitor())
  expect(await views()).toBe(2)
  await open(visitor(), 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
  await open(visitor(), '')
  await open(ada, firefox, draft)
  await open(ada, firefox, randomUUID())
  expect(await views()).toBe(2)

  now = new Date(now.getTime() + days(1))
  await open(ada)
  expect(await views()).toBe(3)
})

test('hostile HTML is harmless as stored, and as shown even if it bypassed the checks', async () => {
  const danger = /<script|<svg|<math|<style|<iframe|<[^>]* on\w+=|javascript:(?!\/\/)[^<]*"|evil\.example/i
  for (const [index, html] of someOf(hostileHtml, 20).entries()) {
    const { id, slug } = await write({ title: `Hostile ${index}`, content: `<p>a</p>${html}` })
    const [stored] = await shop.database.orm.select().from(blogArticles).where(eq(blogArticles.id, id))
    expect(tagsOf(stored?.content ?? '')).not.toMatch(danger)

    await shop.database.orm
      .update(blogArticles)
      .set({ content: `<p>a</p>${html}` })
      .where(eq(blogArticles.id, id))
    const shown = (await shop.blog.getBySlug(slug))?.body ?? []
    const markup = shown.map((part) => (part.kind === 'html' ? part.html : ''))
    expect(tagsOf(markup.join(''))).not.toMatch(danger)
  }
})

/** Only what a browser parses as markup; escaped text is harmless. */
const tagsOf = (html: string): string => (html.match(/<(?:[^>"]|"[^"]*")*>/g) ?? []).join('\n')

test('related articles come from the same category first and never include the article itself', async () => {
  const { slug } = await write({ title: 'Cold wash', category: 'care' })
  const article = await shop.blog.getBySlug(slug)
  if (!article) throw new Error('It was just written')
  const related = await shop.blog.related(article)
  expect(related).toHaveLength(3)
  expect(related[0]?.title).toBe('Newer')
  expect(related.map(({ id }) => id)).not.toContain(article.id)
})

test('when articles cannot be loaded, the list says so instead of failing', async () => {
  await shop.database.pool.query('alter table blog_articles rename to blog_articles_away')
  try {
    expect(await shop.blog.list({})).toEqual({ ok: false })
  } finally {
    await shop.database.pool.query('alter table blog_articles_away rename to blog_articles')
  }
})
