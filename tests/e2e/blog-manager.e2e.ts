import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { sessionCookieName } from '#server/http/visit.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { desktop, openBrowser, openPage, phone } from '#tests/harness/browser.ts'
import { noisyPng } from '#tests/harness/pictures.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

let shop: TestShop
let browser: Browser

beforeAll(async () => {
  shop = await startTestShop({ servePage: await loadBuiltPages(), staticFolder })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await shop?.[Symbol.asyncDispose]()
})

async function staffVisit(screen: typeof desktop) {
  const staff = await signInFrom(shop, browse(shop), 'admin')
  const opened = await openPage(browser, { ...screen, baseURL: shop.origin })
  const value = /gangway_session=([^;]+)/.exec(staff.headers.cookie ?? '')?.[1] ?? ''
  await opened.page.context().addCookies([{ name: sessionCookieName, value, url: shop.origin }])
  return { ...opened, actor: staff.actor }
}

const toast = (page: Page, words: string) =>
  page.locator('[data-sonner-toast]', { hasText: words }).first().waitFor()

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Article' })

test('an article is written, illustrated, published and read', async () => {
  const { page, complaints } = await staffVisit(desktop)
  await page.goto('/admin/settings/blog')
  await page.getByText('No articles yet').waitFor()
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
    buffer: await noisyPng(640, 400),
  })
  expect((await sent).status()).toBe(201)
  await content(page).locator('img').waitFor()
  await page.getByLabel('Status').selectOption('published')
  await page.getByLabel('Tags').fill('press,  home, ')
  expect((await new AxeBuilder({ page }).exclude('[data-sonner-toaster]').analyze()).violations).toEqual([])
  await save(page).click()
  await page.waitForURL(/\/blog\/[0-9a-f-]{36}$/)

  await page.goto('/blog/pressing-at-home')
  await page.getByRole('heading', { name: 'What you need' }).waitFor()
  expect(await page.locator('.article-body strong').innerText()).toBe('patience')
  expect(
    await page.locator('.article-body img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBe(640)
  await page.goto('/admin/settings/blog')
  await page.getByRole('row', { name: /Pressing at home.*Published/ }).waitFor()
  expect(complaints).toEqual([])
})

test('what is pasted from a document arrives without its styles and scripts', async () => {
  const { page } = await staffVisit(desktop)
  await page.goto('/admin/settings/blog/new')
  await content(page).click()
  await content(page).evaluate((element) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<h2 class="MsoTitle" style="color:red" onclick="steal()">Plan</h2><p>One <script>bad()</script><b>two</b></p>',
    )
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await content(page).getByRole('heading', { name: 'Plan' }).waitFor()
  expect(await content(page).innerHTML()).toMatch(/^<h2>Plan<\/h2><p>One <strong>two<\/strong><\/p>/)
})

test('without a title nothing is saved, and nothing written is lost', async () => {
  const { page } = await staffVisit(phone)
  await page.goto('/admin/settings/blog/new')
  await content(page).click()
  await page.keyboard.type('Some words')
  await save(page).click()
  await toast(page, 'Title required')
  expect(await content(page).innerText()).toContain('Some words')

  await page.getByRole('link', { name: 'Shipping' }).click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
  await page.getByRole('button', { name: 'Go on writing' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  expect(await content(page).innerText()).toContain('Some words')
  expect((await new AxeBuilder({ page }).exclude('[data-sonner-toaster]').analyze()).violations).toEqual([])
})

test('a file that is too large, or no picture, is told and not kept', async () => {
  const { page } = await staffVisit(desktop)
  await page.goto('/admin/settings/blog/new')
  const chooser = page.getByLabel('Picture for the text')
  await chooser.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(25 * 1_024 * 1_024 + 1),
  })
  await toast(page, 'File too large')
  await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('words') })
  await toast(page, 'Image unavailable')
})

test('two people write at one article: the second sees what the first saved', async () => {
  const { page, actor } = await staffVisit(desktop)
  const made = await shop.blog.createArticle(actor, { title: 'Shared', content: '<p>Start</p>' })
  if (!made.ok) throw new Error('not made')
  await page.goto(`/admin/settings/blog/${made.id}`)
  await content(page).click()
  await page.keyboard.type('Mine ')
  const theirs = { title: 'Shared', content: '<p>Theirs</p>' }
  await shop.blog.changeArticle(actor, { id: made.id, seenVersion: 1 }, theirs)
  await save(page).click()
  await page.getByText('Somebody else saved this article while you were writing.').waitFor()
  await page.getByText('Theirs', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Save mine anyway' }).click()
  await toast(page, 'Article saved')
  expect((await shop.blog.getForStaff(actor, made.id))?.content).toContain('Mine')

  await page.getByRole('button', { name: 'Older versions (2)' }).click()
  await page.getByRole('button', { name: 'Take back' }).first().click()
  await content(page).getByText('Theirs').waitFor()
})

test('an article is deleted only after a yes, and an old address leads on', async () => {
  const { page, actor } = await staffVisit(phone)
  const made = await shop.blog.createArticle(actor, { title: 'Moving', content: 'x', status: 'published' })
  if (!made.ok) throw new Error('not made')
  await page.goto(`/admin/settings/blog/${made.id}`)
  await page.getByLabel('Address').fill('moved')
  await save(page).click()
  await toast(page, 'Article saved')
  await page.goto('/blog/moving')
  expect(new URL(page.url()).pathname).toBe('/blog/moved')

  await page.goto(`/admin/settings/blog/${made.id}`)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete article' }).click()
  await page.waitForURL('**/admin/settings/blog')
  expect((await page.goto('/blog/moved'))?.status()).toBe(404)
})

test('articles that cannot be read say so', async () => {
  const { page } = await staffVisit(desktop)
  await shop.database.pool.query('alter table blog_articles rename to away')
  await page.goto('/admin/settings/blog')
  await toast(page, 'Error loading articles')
  await shop.database.pool.query('alter table away rename to blog_articles')
})
