import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { artworks } from '#server/artwork/tables.ts'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { desktop, openBrowser, openPage, phone } from '#tests/harness/browser.ts'
import { type FakeImageModel, startFakeImageModel } from '#tests/harness/fake-image-model.ts'
import { problems } from '#tests/harness/problems.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { toast } from '#tests/harness/toast.ts'

let shop: TestShop
let modelShop: TestShop
let model: FakeImageModel
let browser: Browser

beforeAll(async () => {
  const pages = { isAlive: true, servePage: await loadBuiltPages(), staticFolder }
  model = await startFakeImageModel()
  shop = await startTestShop(pages)
  modelShop = await startTestShop({
    ...pages,
    settings: { AI_IMAGES_URL: model.url, AI_IMAGES_KEY: 'sk-fake', AI_IMAGES_MODEL: 'painter-2' },
  })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await shop?.[Symbol.asyncDispose]()
  await modelShop?.[Symbol.asyncDispose]()
  await model?.[Symbol.asyncDispose]()
})

const shoot = (page: Page, name: string) =>
  process.env.SCREENS ? page.screenshot({ path: `${process.env.SCREENS}/${name}.png`, fullPage: true }) : null
const results = (page: Page) => page.getByRole('img', { name: /^Design \d: / })
const sources = (page: Page) =>
  results(page).evaluateAll((images) => images.map((one) => one.getAttribute('src')))

async function open(options = desktop, origin = shop.origin) {
  const opened = await openPage(browser, { ...options, baseURL: origin })
  await opened.page.goto('/ai-builder', { waitUntil: 'networkidle' })
  return opened
}

async function generated(page: Page): Promise<void> {
  await toast(page, 'Designs Generated!', '4 unique design variations created successfully')
  await expect.poll(() => results(page).count()).toBe(4)
  await expect
    .poll(() =>
      results(page).evaluateAll((images) =>
        images.every((one) => (one as HTMLImageElement).naturalWidth > 0),
      ),
    )
    .toBe(true)
}

test.each([
  ['desktop', desktop],
  ['phone', phone],
])('words become four designs, and one of them goes into the studio, on a %s', async (name, options) => {
  const { page, complaints } = await open(options)
  await page.getByRole('heading', { name: 'Ready to Create Magic' }).waitFor()
  await expect
    .poll(() => page.getByRole('region', { name: 'Tips for better designs' }).getByRole('listitem').count())
    .toBe(4)
  await expect
    .poll(() => page.getByLabel('Art style').locator('option').allInnerTexts())
    .toEqual([
      'Minimalist',
      'Vintage',
      'Modern',
      'Retro',
      'Typography',
      'Illustration',
      'Abstract',
      'Grunge',
      'Watercolor',
      'Line Art',
    ])
  await expect
    .poll(() => page.getByLabel('Gang sheet size').locator('option').allInnerTexts())
    .toEqual([
      '13 × 12 in, $3.00',
      '13 × 24 in, $6.00',
      '13 × 36 in, $9.00',
      '13 × 48 in, $12.00',
      '13 × 60 in, $15.00',
    ])
  await expect.poll(() => page.getByRole('button', { name: 'Generate New Variations' }).count()).toBe(0)
  expect(await problems(page)).toEqual([])
  await shoot(page, `ai-builder-empty-${name}`)

  await page.getByLabel('Description').fill('A wolf under the moon "Night Shift"')
  await page.getByLabel('Art style').selectOption('Retro')
  await page.getByRole('button', { name: 'Generate Designs' }).click()
  await page.getByRole('button', { name: 'Generating...' }).waitFor()
  await generated(page)
  await page.getByRole('heading', { name: 'Generated Designs' }).waitFor()
  expect(await problems(page)).toEqual([])
  await shoot(page, `ai-builder-results-${name}`)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.screen.width))
    .toBe(true)

  await page.getByRole('button', { name: 'Download & Use design 2' }).click()
  await page.waitForURL('**/builder')
  await toast(page, 'Design added to your artwork')
  await page.getByRole('dialog', { name: 'Gang sheet studio' }).waitFor()
  await expect
    .poll(() =>
      page.evaluate(
        () => JSON.parse(localStorage.getItem('gangwayStudioDraft') ?? '{}').document?.items.length,
      ),
    )
    .toBe(1)
  const kept = await shop.database.orm.select().from(artworks)
  expect(kept.at(-1)).toMatchObject({
    state: 'ready',
    fileName: 'a-wolf-under-the-moon-night-shift-retro-2-13x12in.png',
    widthPx: 3_900,
    heightPx: 3_600,
  })
  expect(complaints).toEqual([])
})

test('an AI design goes onto a sheet through the pictures dialog, too', async () => {
  const { page, complaints } = await open()
  await page.getByLabel('Description').fill('A heron in the reeds')
  await page.getByLabel('Art style').selectOption('Modern')
  await page.getByRole('button', { name: 'Generate Designs' }).click()
  await generated(page)
  await page.goto('/builder')
  await page.locator('[data-studio-loaded=yes]').waitFor({ state: 'attached' })
  await page.locator('label', { has: page.getByRole('radio', { name: /22 × 24 in/ }) }).click()
  await page.getByRole('dialog', { name: 'Gang sheet studio' }).waitFor()
  await page.getByRole('button', { name: 'Your pictures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your pictures' })
  await dialog.getByRole('tab', { name: 'AI designs' }).click()
  const tiles = dialog.getByRole('listitem').getByRole('button')
  await expect.poll(() => tiles.count()).toBe(4)
  await tiles.nth(2).click()
  await dialog.getByRole('button', { name: 'Add to the sheet' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('status').filter({ hasText: '1 of 1 placed' }).waitFor()
  expect(complaints).toEqual([])
})

test('a shop with another builder gives the file, and leads there', async () => {
  const outsideBuilder = { script: 'https://builder.example/embed.js', shopId: 'shop-7' }
  await shop.settings.change({ system: 'test' }, { outsideBuilder })
  try {
    const { page } = await open()
    // It is not there: nobody has to wait for its address.
    await page.route('https://builder.example/**', (route) => route.abort())
    await page.getByLabel('Description').fill('An otter on its back')
    await page.getByLabel('Art style').selectOption('Modern')
    await page.getByRole('button', { name: 'Generate Designs' }).click()
    await generated(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download & Use design 1' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^an-otter-on-its-back.*\.png$/)
    await page.waitForURL('**/builder')
    await toast(page, 'Design downloaded', 'Add the file to your sheet in the builder.')
    expect(await page.evaluate(() => localStorage.getItem('gangwayStudioDraft'))).toBe(null)
  } finally {
    await shop.settings.change({ system: 'test' }, { outsideBuilder: null })
  }
})

test('nothing asked is told in the specification’s words, with and without a script', async () => {
  const { page, complaints } = await open()
  await page.getByLabel('Description').fill('   ')
  await page.getByRole('button', { name: 'Generate Designs' }).click()
  await toast(page, 'Missing Prompt', "Please describe what you'd like to create")
  await expect
    .poll(() => page.getByLabel('Description').evaluate((one) => one === document.activeElement))
    .toBe(true)
  expect(complaints).toEqual([])

  const plain = await open({ ...desktop, javaScriptEnabled: false })
  await plain.page.getByRole('button', { name: 'Generate Designs' }).click()
  await plain.page.getByText("Please describe what you'd like to create").waitFor()
  await plain.page.getByLabel('Description').fill('Taco')
  await plain.page.getByRole('button', { name: 'Generate Designs' }).click()
  await plain.page.waitForURL('**/ai-builder?run=*')
  await expect
    .poll(async () => {
      await plain.page.reload()
      return results(plain.page).count()
    })
    .toBe(4)
})

test('new variations differ, earlier runs stay at hand, and a reload keeps what is shown', async () => {
  const { page, complaints } = await open()
  await page.getByRole('button', { name: /^Retro/ }).click()
  await expect
    .poll(() => page.getByLabel('Description').inputValue())
    .toBe('Sunset surf club with palm trees')
  await page.getByRole('button', { name: 'Generate Designs' }).click()
  await generated(page)
  const first = await sources(page)
  await page.getByRole('button', { name: 'Generate New Variations' }).click()
  await expect
    .poll(async () => {
      const now = await sources(page)
      return now.length === 4 && now[0] !== first[0]
    })
    .toBe(true)
  const second = await sources(page)
  const pictures = await Promise.all(
    [first[0], second[0]].map(async (address) => (await page.request.get(address ?? '')).body()),
  )
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false)
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => sources(page)).toEqual(second)
  await page.getByRole('region', { name: 'Your earlier designs' }).getByRole('link').first().click()
  await expect.poll(() => sources(page)).toEqual(first)
  expect(complaints).toEqual([])
})

test('the PNG has print resolution and a transparent ground, and is nobody else’s', async () => {
  const { page } = await open()
  await page.getByLabel('Description').fill('Pizza "Slice of Life"')
  await page.getByLabel('Gang sheet size').selectOption('13x24')
  await page.getByRole('button', { name: 'Generate Designs' }).click()
  await generated(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download PNG of design 1' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('pizza-slice-of-life-minimalist-1-13x24in.png')
  const { width, height, density, hasAlpha } = await sharp(await download.path()).metadata()
  expect([width, height, density, hasAlpha]).toEqual([3_900, 7_200, 300, true])
  const address = await page.getByRole('link', { name: 'Download PNG of design 1' }).getAttribute('href')
  const stranger = await openPage(browser, { ...desktop, baseURL: shop.origin })
  expect((await stranger.page.request.get(address ?? '')).status()).toBe(404)
})

test('everything can be done by keyboard', async () => {
  const { page, complaints } = await open()
  await page.getByLabel('Description').focus()
  await page.keyboard.type('Owl')
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await generated(page)
  await expect.poll(() => page.getByLabel('Art style').inputValue()).toBe('Line Art')
  await page.getByRole('radio', { name: 'White shirt' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => page.getByRole('radio', { name: 'Black shirt' }).isChecked()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/builder')
  await page.getByRole('dialog', { name: 'Gang sheet studio' }).waitFor()
  expect(complaints).toEqual([])
})

test('a model that fails is told in the specification’s words, and the next try works', async () => {
  model.mood = 'fails'
  const { page } = await open(desktop, modelShop.origin)
  await page.getByLabel('Description').fill('A red dot')
  await page.getByRole('button', { name: 'Generate Designs' }).click()
  await toast(page, 'Generation Failed', 'There was an error generating designs. Please try again.')
  await page.getByRole('heading', { name: 'No designs this time' }).waitFor()
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('A red dot')
  expect(await problems(page)).toEqual([])
  model.mood = 'paints'
  await page.getByRole('button', { name: 'Generate Designs' }).click()
  await generated(page)
})
