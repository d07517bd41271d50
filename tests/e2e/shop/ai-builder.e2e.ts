import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { artworks } from '#server/artwork/tables.ts'
import { visitorCookieName } from '#server/http/visit.ts'
import { startFakeImageModel } from '#tests/fakes/fake-image-model.ts'
import { browse } from '#tests/harness/browse.ts'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { keptSheet } from '#tests/harness/pages/studio.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { useShop, useShopAlone } from '#tests/harness/use-shop.ts'

const model = await startFakeImageModel()
afterAll(() => model[Symbol.asyncDispose]())
const { shop, browser } = await useShop({ isAlive: true })
const modelShop = await useShopAlone({
  isAlive: true,
  settings: { AI_IMAGES_URL: model.url, AI_IMAGES_KEY: 'sk-fake', AI_IMAGES_MODEL: 'painter-2' },
})

/** The visitor whose designs the keyboard walk left behind, and where: drawing them is expensive. */
let drawnFor = { visitorId: '', path: '' }

/** Until a visitor's newest designs are drawn, which the shop's own job does. */
const drawn = ({ actor }: ReturnType<typeof browse>) =>
  vi.waitUntil(async () => (await shop.aiDesigns.list(actor))[0]?.state === 'ready', { timeout: 290_000 })

const results = (page: Page) => page.getByRole('img', { name: /^Design \d: / })
const sources = (page: Page) =>
  results(page).evaluateAll((images) => images.map((one) => one.getAttribute('src')))

async function open({ device = desktop, origin = shop.origin, path = '/ai-builder', visitorId = '' } = {}) {
  const opened = await openPage(browser, { ...device, baseURL: origin })
  if (visitorId)
    await opened.page.context().addCookies([{ name: visitorCookieName, value: visitorId, url: origin }])
  await opened.page.goto(path)
  return opened
}

async function shown(page: Page): Promise<void> {
  await expect.poll(() => results(page).count()).toBe(4)
  await expect
    .poll(() =>
      results(page).evaluateAll((images) =>
        images.every((one) => (one as HTMLImageElement).naturalWidth > 0),
      ),
    )
    .toBe(true)
}

async function generated(page: Page): Promise<void> {
  await toast(page, 'Designs Generated!', '4 unique design variations created successfully')
  await shown(page)
}

const isNarrowEnough = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.screen.width)

test('without a script words become a PNG at print resolution that only its visitor can see; an empty request is flagged', async () => {
  const visitor = browse(shop)
  const page = await readPage(visitor, '/ai-builder')
  page.getByRole('heading', { name: 'Ready to Create Magic' })
  expect(page.in('region', 'Tips for better designs').getAllByRole('listitem').length).toBe(4)
  const optionsOf = (label: string) =>
    [...page.getByLabelText(label).querySelectorAll('option')].map((option) => option.textContent)
  expect(optionsOf('Art style')).toEqual([
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
  expect(optionsOf('Gang sheet size')).toEqual([
    '13 × 12 in (a 22 × 12 in sheet, $6.00)',
    '13 × 24 in (a 22 × 24 in sheet, $12.00)',
    '13 × 36 in (a 22 × 36 in sheet, $18.00)',
    '13 × 48 in (a 22 × 48 in sheet, $24.00)',
    '13 × 60 in (a 22 × 60 in sheet, $30.00)',
  ])
  expect(page.queryByRole('button', { name: 'Generate New Variations' })).toBeNull()

  const refused = await page.submit('Generate Designs')
  expect(refused.status).toBe(422)
  // Above the form, and next to its field.
  expect(refused.getAllByText("Please describe what you'd like to create")).toHaveLength(2)

  const asked = await refused.submit('Generate Designs', {
    Description: 'Pizza "Slice of Life"',
    'Gang sheet size': '13 × 24 in (a 22 × 24 in sheet, $12.00)',
  })
  expect(asked.path).toMatch(/^\/ai-builder\?run=/)
  await drawn(visitor)
  const done = await readPage(visitor, asked.path)
  expect(done.getAllByRole('img', { name: /^Design \d: / })).toHaveLength(4)
  const link: HTMLElement = done.getByRole('link', { name: 'Download PNG of design 1' })
  const address = link.getAttribute('href') ?? ''
  const file = await visitor.get(address)
  expect(file.headers.get('content-disposition')).toContain('pizza-slice-of-life-minimalist-1-13x24in.png')
  const { width, height, density, hasAlpha } = await sharp(await file.bytes()).metadata()
  expect([width, height, density, hasAlpha]).toEqual([3_900, 7_200, 300, true])
  expect((await browse(shop).get(address)).status).toBe(404)
})

test('by keyboard words become four designs, and one of them goes to the studio', async () => {
  const { page, complaints } = await open()
  await page.getByRole('heading', { name: 'Ready to Create Magic' }).waitFor()
  expect(await problems(page)).toEqual([])
  await shoot(page, 'ai-builder-empty-desktop')

  const words = page.getByLabel('Description')
  await words.focus()
  await page.keyboard.type('  ')
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await toast(page, 'Missing Prompt', "Please describe what you'd like to create")
  await expect.poll(() => words.evaluate((one) => one === document.activeElement)).toBe(true)

  await page.keyboard.press('Control+A')
  await page.keyboard.type('A wolf under the moon "Night Shift"')
  for (const key of ['Tab', 'End', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Generating...' }).waitFor()
  await generated(page)
  await expect.poll(() => page.getByLabel('Art style').inputValue()).toBe('Line Art')
  await page.getByRole('heading', { name: 'Generated Designs' }).waitFor()
  expect(await problems(page)).toEqual([])
  await shoot(page, 'ai-builder-results-desktop')

  const { pathname, search } = new URL(page.url())
  const visitorId = (await page.context().cookies()).find(({ name }) => name === visitorCookieName)?.value
  drawnFor = { visitorId: visitorId ?? '', path: pathname + search }

  await page.getByRole('radio', { name: 'White shirt' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => page.getByRole('radio', { name: 'Black shirt' }).isChecked()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/builder')
  await toast(page, 'Design added to your artwork')
  await page.getByRole('dialog', { name: 'Gang sheet studio' }).waitFor()
  const onTheSheet = async () => (await keptSheet(page))?.items.length
  await expect.poll(onTheSheet).toBe(1)
  const kept = await shop.database.orm.select().from(artworks)
  expect(kept.at(-1)).toMatchObject({
    state: 'ready',
    fileName: 'a-wolf-under-the-moon-night-shift-line-art-1-13x12in.png',
    widthPx: 3_900,
    heightPx: 3_600,
  })

  // It is also available in the pictures dialog, as the artwork that it has become.
  await page.getByRole('button', { name: 'Your pictures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your pictures' })
  await dialog.getByRole('tab', { name: 'AI designs' }).click()
  const tiles = dialog.getByRole('listitem').getByRole('button')
  await expect.poll(() => tiles.count()).toBe(4)
  await tiles.first().click()
  await dialog.getByRole('button', { name: 'Add to the sheet' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(onTheSheet).toBe(2)
  expect(complaints).toEqual([])
})

test('on a phone, a shop with another builder provides the file and links there', async () => {
  const outsideBuilder = { script: 'https://builder.example/embed.js', shopId: 'shop-7' }
  await shop.settings.change({ system: 'test' }, { outsideBuilder })
  try {
    const { page } = await open({ device: phone, ...drawnFor })
    await shown(page)
    expect(await problems(page)).toEqual([])
    await shoot(page, 'ai-builder-results-phone')
    expect(await isNarrowEnough(page)).toBe(true)

    // It doesn't exist: no one should have to wait for its address.
    await page.route('https://builder.example/**', (route) => route.abort())
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download & Use design 1' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^a-wolf-under-the-moon.*-1-.*\.png$/)
    await page.waitForURL('**/builder')
    await toast(page, 'Design downloaded', 'Add the file to your sheet in the builder.')
    expect(await page.evaluate(() => localStorage.getItem('gangwayStudioDraft'))).toBe(null)
  } finally {
    await shop.settings.change({ system: 'test' }, { outsideBuilder: null })
  }
})

test('a model that fails is reported in the specification’s words, and the next try works; new variations differ, earlier runs stay available, and a reload keeps what is shown', async () => {
  model.mood = 'fails'
  const { page, complaints } = await open({ origin: modelShop.origin })
  await page.getByRole('button', { name: /^Retro/ }).click()
  const words = page.getByLabel('Description')
  await expect.poll(() => words.inputValue()).toBe('Sunset surf club with palm trees')
  await words.fill('A red dot')
  await page.getByRole('button', { name: 'Generate Designs' }).click()
  await toast(page, 'Generation Failed', 'There was an error generating designs. Please try again.')
  await page.getByRole('heading', { name: 'No designs this time' }).waitFor()
  await expect.poll(() => words.inputValue()).toBe('A red dot')
  expect(await problems(page)).toEqual([])
  model.mood = 'paints'
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
  const pictures = await page.evaluate(
    (addresses) => Promise.all(addresses.map(async (one) => (await (await fetch(one)).blob()).size)),
    [first[0] ?? '', second[0] ?? ''],
  )
  expect(pictures[0]).not.toBe(pictures[1])
  await page.reload()
  await expect.poll(() => sources(page)).toEqual(second)
  await page.getByRole('region', { name: 'Your earlier designs' }).getByRole('link').first().click()
  await expect.poll(() => sources(page)).toEqual(first)
  expect(complaints).toEqual([])
})
