import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { openPage, phone } from '#tests/harness/browser.ts'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { googleDocsHtml, pasteHtml, wordHtml } from '#tests/harness/pages/clipboard.ts'
import { countPresses } from '#tests/harness/pages/count-presses.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { noisyPng } from '#tests/harness/pictures.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
/** The desktop page of a staff member, shared by the tests in turn. */
const { page: desk, complaints, actor } = await openAsStaff(browser, shop, null)

async function openOn(page: Page, path: string): Promise<Page> {
  complaints.length = 0
  await page.goto(path)
  return page
}

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Article' })

test('an article is written, illustrated, published and read', async () => {
  const page = await openOn(desk, '/admin/settings/blog')
  await page.getByText('No articles yet').waitFor()
  const presses = await countPresses(page)
  await page.getByRole('link', { name: 'New Article' }).click()
  await page.getByLabel('Title').fill('Pressing at home')
  await content(page).click()
  await page.getByRole('button', { name: 'Heading', exact: true }).click()
  await page.keyboard.type('What you need')
  await page.keyboard.press('Enter')
  await page.keyboard.type('A press, and ')
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type('patience')
  const sent = page.waitForResponse('**/uploads/blog-media**')
  await page.getByLabel('Picture for the text').setInputFiles({
    name: 'press.png',
    mimeType: 'image/png',
    buffer: await noisyPng(64, 40),
  })
  expect((await sent).status()).toBe(201)
  await page.getByLabel('What it shows').fill('A press closing on a shirt')
  await page.getByRole('button', { name: 'Save description' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await content(page).getByRole('img', { name: 'A press closing on a shirt' }).waitFor()
  await page.getByLabel('Status').selectOption('published')
  await page.getByLabel('Tags').fill('press,  home, ')
  await save(page).click()
  await page.waitForURL(/\/blog\/[0-9a-f-]{36}$/)
  // Four, besides a heading, a bold word and an image's alt text.
  expect(await presses()).toBeLessThanOrEqual(6)

  await page.goto('/blog/pressing-at-home')
  await page.getByRole('heading', { name: 'What you need' }).waitFor()
  await expect.poll(() => page.locator('.article-body strong').innerText()).toBe('patience')
  await expect
    .poll(() => page.locator('.article-body img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(64)
  await page.getByRole('img', { name: 'A press closing on a shirt' }).waitFor()
  const staff = await signInFrom(shop, browse(shop), 'admin')
  ;(await readPage(staff, '/admin/settings/blog')).getByRole('row', { name: /Pressing at home.*Published/ })
  expect(complaints).toEqual([])
})

/** With the editor's own keys: it notices only later that its text was changed from outside. */
async function clearText(page: Page): Promise<void> {
  await content(page).press('ControlOrMeta+a')
  await content(page).press('Backspace')
  await expect.poll(() => content(page).innerText()).toBe('\n')
}

test('pasted content keeps its lists, headings and tables, but not its styles and scripts; lost images, large files and invalid files are reported', async () => {
  const page = await openOn(desk, '/admin/settings/blog/new')
  await content(page).click()
  await pasteHtml(
    content(page),
    '<h2 class="MsoTitle" style="color:red" onclick="steal()">Plan</h2><p>One <script>bad()</script><b>two</b></p>',
  )
  await content(page).getByRole('heading', { name: 'Plan' }).waitFor()
  expect(await content(page).innerHTML()).toMatch(/^<h2>Plan<\/h2><p>One <strong>two<\/strong><\/p>/)

  await clearText(page)
  await pasteHtml(content(page), wordHtml)
  await toast(page, 'A picture was left out')
  await content(page).getByRole('heading', { name: 'Pressing day', level: 2 }).waitFor()
  const words = (await content(page).innerHTML()).replaceAll(/ (colspan|rowspan|style|class)="[^"]*"/g, '')
  expect(words).toContain('<p><strong>Before you start</strong>, check the <em>pressure</em>.</p><ul>')
  expect(words).toContain(
    '<ul><li><p>Film</p><ul><li><p>cut apart</p></li></ul></li><li><p>Parchment</p></li></ul><p>Then:</p>',
  )
  expect(words).toContain('<ol><li><p>Press</p></li><li><p>Peel</p></li></ol>')
  await content(page).getByRole('cell', { name: '300 F' }).waitFor()
  expect(words).not.toMatch(/mso|o:p|·|font-family/i)

  await clearText(page)
  await pasteHtml(content(page), googleDocsHtml)
  await content(page).getByRole('heading', { name: 'Care of prints', level: 2 }).waitFor()
  const docs = await content(page).innerHTML()
  expect(docs).toContain('<p>Wash <strong>cold</strong><em> and inside out</em>, as ')
  expect(docs).toMatch(
    /<a [^>]*href="https:\/\/example.com\/care"[^>]*>the guide<\/a>|<a [^>]*href="https:\/\/example.com\/care"/,
  )
  expect(docs).toContain('<ul><li><p>No bleach</p></li><li><p>No softener</p></li></ul>')
  expect(docs).not.toContain('googleusercontent')

  const chooser = page.getByLabel('Picture for the text')
  await chooser.evaluate((input) => {
    const file = new File([''], 'a.png', { type: 'image/png' })
    Object.defineProperty(file, 'size', { value: 25 * 1_024 * 1_024 + 1 })
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
    Reflect.deleteProperty(input, 'files')
  })
  await toast(page, 'File too large')
  expect(complaints).toEqual([])
  await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('words') })
  await toast(page, 'Image unavailable')
})

test('without a title nothing is saved, and nothing written is lost', async () => {
  const page = await openOn(desk, '/admin/settings/blog/new')
  await content(page).click()
  await page.keyboard.type('Some words')
  await save(page).click()
  await toast(page, 'Title required')
  await expect.poll(() => content(page).innerText()).toContain('Some words')

  await page.getByRole('link', { name: 'Shipping', exact: true }).first().click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await expect.poll(() => content(page).innerText()).toContain('Some words')
  expect(await problemsAtWidths(page)).toEqual([])
})

test('two people edit one article: the second sees what the first saved', async () => {
  const shared = { title: 'Shared', content: '<p>Start</p>' }
  const { article: made } = await shop.operations.ask('articles.create', actor, shared)
  const page = await openOn(desk, `/admin/settings/blog/${made.id}`)
  await content(page).click()
  await page.keyboard.type('Mine ')
  const theirs = { title: 'Shared', content: '<p>Theirs</p>' }
  await shop.operations.ask('articles.update', actor, { article: made.id, version: 1, ...theirs })
  await save(page).click()
  await page.getByText('Someone else saved this article while you were editing.').waitFor()
  await page.getByText('Theirs', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Save mine anyway' }).click()
  await toast(page, 'Article saved')
  expect((await shop.blog.getForStaff(actor, made.id))?.content).toContain('Mine')

  await page.getByRole('button', { name: 'Older versions (2)' }).click()
  await page.getByRole('button', { name: 'Restore' }).first().click()
  await content(page).getByText('Theirs').waitFor()
})

test('an article is deleted only after confirmation, an old address redirects, and articles that cannot be read say so', async () => {
  const moving = { title: 'Moving', content: 'x', status: 'published' as const }
  const { article: made } = await shop.operations.ask('articles.create', actor, moving)
  const page = await openOn(desk, `/admin/settings/blog/${made.id}`)
  await page.getByLabel('Address').fill('moved')
  await save(page).click()
  await toast(page, 'Article saved')
  expect((await readPage(shop, '/blog/moving')).path).toBe('/blog/moved')

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete article' }).click()
  await page.waitForURL('**/admin/settings/blog')
  expect((await readPage(shop, '/blog/moved')).status).toBe(404)

  await shop.database.pool.query('alter table blog_articles rename to away')
  await page.reload()
  await toast(page, 'Error loading articles')
  await shop.database.pool.query('alter table away rename to blog_articles')
})

test('categories are added one after another, and a half-typed one stays when another is deleted', async () => {
  const page = await openOn(desk, '/admin/settings/blog/categories')
  const name = page.getByLabel('New category')
  for (const added of ['Care tips', 'Press room']) {
    await name.fill(added)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('button', { name: `Delete ${added}` }).waitFor()
    expect(await name.inputValue()).toBe('')
  }
  await name.fill('Half a na')
  await page.getByLabel('Name of Care tips').fill('Tips for ca')
  await shop.operations.ask('blog-categories.update', actor, { category: 'care-tips', name: 'Care guides' })
  await page.getByRole('button', { name: 'Delete Press room' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete category' }).click()
  await page.getByLabel('Name of Press room').waitFor({ state: 'detached' })
  expect(await name.inputValue()).toBe('Half a na')
  const renamed = page.getByLabel('Name of Care guides')
  expect(await renamed.inputValue()).toBe('Tips for ca')
  await renamed.press('Enter')
  await expect.poll(() => page.getByLabel('Name of Tips for ca').inputValue()).toBe('Tips for ca')
  expect(await problemsAtWidths(page, { include: 'main' })).toEqual([])
  await shoot(page, 'blog-categories')
})

test('an article is a draft that staff preview, is scheduled, appears with category and tags, and is archived', async () => {
  await shop.blog.ensureCategories(actor, [{ slug: 'care', name: 'Care' }])
  const title = `Washing ${crypto.randomUUID().slice(0, 6)}`
  const page = await openOn(desk, '/admin/settings/blog/new')
  await page.getByLabel('Title').fill(title)
  await content(page).fill('Cold and inside out')
  await page.getByLabel('Category').selectOption('Care')
  await page.getByLabel('Tags').fill('cotton, care,, ')
  await save(page).click()
  await page.waitForURL(/\/blog\/[0-9a-f-]{36}$/)
  const preview = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Preview saved version' }).click()
  const shown = await preview
  await shown.getByText('A preview for staff').waitFor()
  await shown.getByText('Cold and inside out').waitFor()
  await shown.close()

  const slug = await page.getByLabel('Address').inputValue()
  const statusOf = async () => (await readPage(shop, `/blog/${slug}`)).status
  const staff = await signInFrom(shop, browse(shop), 'admin')
  const made = page.url().split('/').at(-1) ?? ''
  const stateIs = async (state: string, status: string) => {
    const query = new URLSearchParams({ search: title, status })
    const list = await readPage(staff, `/admin/settings/blog?${query}`)
    list.getByRole('row', { name: new RegExp(`${title}.*${state}`) })
  }
  const change = async (to: { status: 'published' | 'archived'; publishAt?: Date }) => {
    const { version, content } = (await shop.blog.getForStaff(actor, made)) ?? expect.unreachable()
    const stays = { title, content, slug, category: 'care', tags: ['cotton', 'care'] }
    await shop.operations.ask('articles.update', actor, { article: made, version, ...stays, ...to })
  }
  expect(await statusOf()).toBe(404)
  await page.getByLabel('Status').selectOption('published')
  await page.getByLabel('Appears').fill('2099-05-01T09:00')
  await save(page).click()
  await toast(page, 'Article saved')
  await stateIs('Scheduled', 'published')
  expect(await statusOf()).toBe(404)
  await change({ status: 'published', publishAt: new Date('2026-01-02T09:00:00Z') })
  await stateIs('Published', 'published')
  const article = await readPage(shop, `/blog/${slug}`)
  expect(article.status).toBe(200)
  article.in('main').getByText('Care')
  const [tags] = article.getAllByRole('list', { name: 'Tags' })
  expect([...(tags?.children ?? [])].map((tag) => tag.textContent)).toEqual(['cotton', 'care'])
  await change({ status: 'archived' })
  await stateIs('Archived', 'archived')
  expect(await statusOf()).toBe(404)
  expect(complaints).toEqual([])
})

test('a video is uploaded to an article with one of its frames, and plays in the reader’s own player', async () => {
  const page = await openOn(desk, '/admin/settings/blog/new')
  await page.getByLabel('Title').fill('The press at work')
  await content(page).fill('See for yourself:')
  const video = await recordVideo(page)
  await page.getByLabel('Video for the text').setInputFiles({
    name: 'notes.webm',
    mimeType: 'video/webm',
    buffer: Buffer.from('no video at all'),
  })
  await toast(page, 'Browsers can’t play this file.')
  await page
    .getByLabel('Video for the text')
    .setInputFiles({ name: 'press.webm', mimeType: 'video/webm', buffer: video })
  await content(page).locator('video[poster]').waitFor()
  await page.getByLabel('Status').selectOption('published')
  await save(page).click()
  await page.getByRole('button', { name: 'Delete' }).waitFor()

  const reader = await openPage(browser, { ...phone, baseURL: shop.origin })
  const parts: number[] = []
  reader.page.on('response', (answer) => {
    if (answer.url().includes('/files/films/')) parts.push(answer.status())
  })
  await reader.page.goto('/blog/the-press-at-work')
  const player = reader.page.locator('.article-body video[controls]')
  await player.evaluate(async (element) => {
    if (element instanceof HTMLVideoElement) await element.play()
  })
  await expect
    .poll(() => player.evaluate((element) => element instanceof HTMLVideoElement && element.currentTime > 0))
    .toBe(true)
  expect(parts).toContain(206)
  expect([...complaints, ...reader.complaints]).toEqual([])
})

/** A second of changing color, as recorded by the browser itself. */
async function recordVideo(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 180
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
    const pieces: Blob[] = []
    recorder.ondataavailable = ({ data }) => pieces.push(data)
    const done = new Promise((stopped) => {
      recorder.onstop = stopped
    })
    recorder.start()
    for (let frame = 0; frame < 30; frame++) {
      if (context) context.fillStyle = `hsl(${frame * 12} 80% 50%)`
      context?.fillRect(0, 0, 320, 180)
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    await done
    return [...new Uint8Array(await new Blob(pieces).arrayBuffer())]
  })
  return Buffer.from(bytes)
}
