import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { startAnew } from '#tests/harness/processes/start-anew.ts'
import { type ReadPage, readPage, wordsOf } from '#tests/harness/read-page.ts'
import { lotusCup, stockCategories, stockPrint, stockTshirt, stockTumbler } from '#tests/harness/shelves.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()

beforeAll(async () => {
  await stockCategories(shop)
  await stockPrint(shop)
  await stockPrint(shop, { title: 'Cat parade', category: 'animals', tags: ['cats'] })
  await stockPrint(shop, {
    kind: 'print',
    title: 'Lone bee',
    category: 'animals',
    tags: ['bee', 'one ink', 'small'],
    variants: [
      { name: 'Left chest', sizeWidth: 4, sizeHeight: 4, priceCents: 400 },
      { name: 'Full front', sizeWidth: 9, sizeHeight: 9, priceCents: 850 },
    ],
  })
  await stockTshirt(shop)
  await stockTumbler(shop)
})

const visit = (options: Omit<Parameters<typeof openPage>[1], 'baseURL'>) =>
  openPage(browser, { ...options, baseURL: shop.origin })

const desk = await visit(desktop)

/** A new shopper for the test, on the desktop page that all of them share. */
async function visitDesk(): Promise<typeof desk> {
  desk.complaints.length = 0
  await startAnew(desk.page)
  return desk
}

/** Runs axe at both widths, and checks that nothing is wider than the screen. */
async function looksRight(page: Page, include?: string): Promise<void> {
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.screen.width)
  expect(await wider()).toBeLessThanOrEqual(0)
  expect(await problemsAtWidths(page, include ? { include } : {})).toEqual([])
}

const cartInBrowser = (page: Page) =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('gangwayCart') ?? '[]'))

const words = (elements: HTMLElement[]) => elements.map(wordsOf)

test('the home page shows two from each shelf, type by type, and each links to its page', async () => {
  const home = await readPage(shop, '/')
  const shelf = home.in('region', 'Ready to press, or ready to wear.')
  expect(words(shelf.getAllByRole('heading', { level: 3 }))).toEqual([
    ...['Cat parade', 'Static Kings tour tee', 'Still Water tumbler', 'Lone bee', 'Weekend market mix'],
  ])
  const cards = words(shelf.getAllByRole('listitem'))
  expect(cards[3]).toContain('From $4.00')
  expect(cards[1]).not.toContain('From')
  const leadsTo = (name: string) => shelf.getByRole('link', { name }).getAttribute('href')
  expect(leadsTo('Still Water tumbler')).toBe('/tumbler-marketplace/still-water-tumbler')
  expect(leadsTo('Pre Made Sheets')).toBe('/prints')
})

test('without a script, sheets are found by text and category, and a product is its own page', async () => {
  const titles = (page: ReadPage) => words(page.in('region', 'Products').queryAllByRole('heading'))
  let page = await readPage(shop, '/prints')
  expect(titles(page)).toEqual(['Cat parade', 'Weekend market mix'])
  const tags = page.getAllByRole('list', { name: 'Tags' })[1]
  expect(words([...(tags?.children ?? [])] as HTMLElement[])).toEqual(['market', 'coffee', 'bakery'])
  page = await page.follow('Animals')
  expect(page.path).toBe('/prints?category=animals')
  expect(titles(page)).toEqual(['Cat parade'])

  page = await page.submit('Search', { Search: 'zebra' })
  expect(page.path).toBe('/prints?search=zebra&category=animals')
  page.getByRole('heading', { name: 'Nothing matches yet' })
  page = await (await page.follow('Show everything')).follow('List')
  expect(page.words).toContain('Seven storefronts on a good street.')

  page = await page.follow('Weekend market mix')
  expect(page.path).toBe('/prints/weekend-market-mix?view=list')
  page.getByRole('dialog', { name: 'Weekend market mix' })
  const document = page.getByRole('dialog').ownerDocument
  expect(document.title).toBe('Weekend market mix | Gangway Print Co.')
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
  expect(canonical).toBe(`${shop.origin}/prints/weekend-market-mix`)
  const product = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Weekend market mix',
    offers: { '@type': 'AggregateOffer', lowPrice: '18.00', highPrice: '28.00', offerCount: 2 },
  })
  const preview = document.querySelector('meta[property="og:image"]')?.getAttribute('content')
  expect((await fetch(preview ?? '')).headers.get('content-type')).toBe('image/webp')
  page = await page.follow('Close')
  expect(page.path).toBe('/prints?view=list')
})

test('a premade sheet goes from its card into the cart', async () => {
  const { page, complaints } = await visitDesk()
  await page.goto('/prints?category=food')
  await looksRight(page)
  await page.getByRole('link', { name: 'Weekend market mix' }).click()
  const dialog = page.getByRole('dialog', { name: 'Weekend market mix' })
  await dialog.getByText('From $18.00').waitFor()
  await expect.poll(() => dialog.getByRole('radio', { name: '22 × 48 in' }).isDisabled()).toBe(true)
  await looksRight(page, 'dialog')

  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await toast(page, 'Please select options')
  await expect.poll(() => dialog.getByText('Please select options').count()).toBe(2)
  await expect.poll(() => cartInBrowser(page)).toEqual([])

  await dialog.getByText('22 × 24 in', { exact: true }).click()
  await dialog.getByText('UV DTF Film', { exact: true }).click()
  await dialog.getByText('$28.00').first().waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'One less' }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: 'One more' }).click()
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await toast(page, 'Added to Cart!')
  await dialog.waitFor({ state: 'detached' })
  await page.waitForURL(`${shop.origin}/prints?category=food`)
  await expect
    .poll(() => cartInBrowser(page))
    .toMatchObject([
      {
        productType: 'PREMADE Gang Sheet',
        productSize: '22 × 24 in',
        quantity: 2,
        unitPrice: 2_800,
        description: '22 × 24 in, UV DTF Film',
      },
    ])
  await page.goto('/cart')
  await page.getByText('$56.00').first().waitFor()
  expect(complaints).toEqual([])
})

test('the dialog traps focus and returns it, and back and forward work', async () => {
  const { page } = await visitDesk()
  await page.goto('/print-marketplace')
  const card = page.getByRole('link', { name: 'Lone bee' })
  await expect
    .poll(() => page.getByRole('list', { name: 'Tags' }).getByRole('listitem').allInnerTexts())
    .toEqual(['bee', 'one ink'])
  await page.getByText('From $4.00').waitFor()
  await page.getByText('0 downloads').waitFor()
  expect(await problems(page, { include: 'main' })).toEqual([])
  await card.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Lone bee' })
  await dialog.waitFor()
  await looksRight(page, 'dialog')
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement !== document.body && !activeElement?.closest('dialog')
    })
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => card.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.goBack()
  await dialog.waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await page.goForward()
  await dialog.waitFor()
  await dialog.getByText('Full front', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await toast(page, 'Added to Cart!')
  await expect
    .poll(() => cartInBrowser(page))
    .toMatchObject([{ productType: 'Premade Print', unitPrice: 850 }])
})

test('a shirt by size and color, up to the number in stock', async () => {
  const { page, complaints } = await visit(phone)
  await page.goto('/tshirt-marketplace')
  await expect.poll(() => page.getByText('Loud', { exact: true }).count()).toBe(0)
  await page.getByRole('link', { name: 'Static Kings tour tee' }).click()
  const dialog = page.getByRole('dialog', { name: 'Static Kings tour tee' })
  await dialog.waitFor()
  expect(await problems(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await toast(page, 'Please select options')
  await dialog.getByText('Black', { exact: true }).click()
  await expect.poll(() => dialog.getByRole('radio', { name: 'M sold out' }).isDisabled()).toBe(true)
  await dialog.getByText('S', { exact: true }).click()
  await dialog.getByText('Only 3 left').waitFor()
  await dialog.getByRole('textbox').fill('4')
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await toast(page, 'Insufficient Stock')
  await toast(page, 'Only 3 items available in S/Black')
  await dialog.getByRole('alert').waitFor()
  await expect.poll(() => cartInBrowser(page)).toEqual([])

  await dialog.getByRole('textbox').fill('2')
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await toast(page, 'Added to Cart!')
  // A fresh page, where no toast covers the bottom of the dialog.
  await page.goto('/tshirt-marketplace/static-kings-tour-tee')
  await dialog.getByText('Black', { exact: true }).click()
  await dialog.getByText('S', { exact: true }).click()
  await dialog.getByRole('textbox').fill('2')
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await dialog.getByRole('alert').filter({ hasText: 'Only 3 items available in S/Black' }).waitFor()
  await expect
    .poll(() => cartInBrowser(page))
    .toMatchObject([{ productType: 'T-Shirt', quantity: 2, unitPrice: 2_800 }])
  expect(complaints).toEqual([])
})

test('a tumbler shows the chosen color', async () => {
  const { page } = await visitDesk()
  await page.goto('/tumbler-marketplace/still-water-tumbler')
  const dialog = page.getByRole('dialog', { name: lotusCup.title })
  await dialog.waitFor()
  await looksRight(page)
  await dialog.getByText('White', { exact: true }).click()
  await dialog.getByRole('img', { name: 'A cup in White' }).waitFor()
  await dialog.getByText('40oz', { exact: true }).click()
  await dialog.getByText('In stock').waitFor()
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await toast(page, 'Added to Cart!')
  await expect
    .poll(() => cartInBrowser(page))
    .toMatchObject([{ productType: 'Tumbler', productSize: '40oz', productColor: 'White' }])
})

test('a picture that fails says so, even before any script runs, and nothing shifts', async () => {
  const { page } = await visitDesk()
  await page.route('**/files/public/products/**', (route) => route.abort())
  await page.goto('/prints?view=list')
  await page.getByText('Image unavailable').first().waitFor()
  await expect.poll(() => page.getByText('Image unavailable').count()).toBe(2)
  await looksRight(page, 'main')

  await page.unroute('**/files/public/products/**')
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/prints', { waitUntil: 'networkidle' })
  const shift = await page.evaluate(() =>
    'shifts' in window && Array.isArray(window.shifts) ? window.shifts.reduce((sum, one) => sum + one, 0) : 1,
  )
  expect(shift).toBeLessThan(0.02)
})

test('an unknown product is a missing page', async () => {
  for (const path of ['/prints/none', '/prints/lone-bee', '/tumbler-marketplace/static-kings-tour-tee'])
    expect((await fetch(shop.origin + path)).status).toBe(404)
})

test('shelves that cannot be read say so and can be retried', async () => {
  const { page } = await visitDesk()
  /** A cached copy could still be shown: the cache is also told that its table has changed. */
  const rename = async (from: string, to: string) => {
    await shop.database.pool.query('insert into following.changes (table_name) values ($1)', [from])
    await shop.database.pool.query(`alter table ${from} rename to ${to}`)
  }
  const headingsOf = async (path: string) =>
    words((await readPage(shop, path)).in('main').getAllByRole('heading')).join()
  await rename('print_products', 'away')
  try {
    expect(await headingsOf('/print-marketplace')).toContain('Failed to load print products')
    await page.goto('/prints')
    await page.getByRole('heading', { name: 'Error loading gang sheets' }).waitFor()
    await toast(page, 'Error loading gang sheets')
  } finally {
    await rename('away', 'print_products')
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('link', { name: 'Weekend market mix' }).waitFor()

  await rename('stock_levels', 'away')
  try {
    expect(await headingsOf('/tumbler-marketplace')).toContain('Error loading listings')
    expect(await headingsOf('/tshirt-marketplace')).toContain('Coming Soon!')
  } finally {
    await rename('away', 'stock_levels')
  }
})

test('empty shelves say what is coming and what to do until then', async () => {
  await shop.database.pool.query('update listings set is_active = false')
  await shop.database.pool.query('update print_products set is_active = false')
  const { page } = await visit(phone)
  for (const [path, title] of [
    ['/tumbler-marketplace', 'No Tumblers Yet!'],
    ['/tshirt-marketplace', 'Coming Soon!'],
    ['/print-marketplace', 'The first designs are on the press'],
  ] as const)
    (await readPage(shop, path)).getByRole('heading', { name: title })
  // The others are drawn by the same component.
  await page.goto('/prints')
  await page.getByRole('heading', { name: 'The first designs are on the press' }).waitFor()
  expect(await problems(page)).toEqual([])
})
