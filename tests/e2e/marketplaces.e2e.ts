import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { desktop, openBrowser, openPage, phone } from '#tests/harness/browser.ts'
import { problems } from '#tests/harness/problems.ts'
import { lotusCup, stockCategories, stockPrint, stockTshirt, stockTumbler } from '#tests/harness/shelves.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { toast } from '#tests/harness/toast.ts'

let shop: TestShop
let browser: Browser

beforeAll(async () => {
  shop = await startTestShop({ servePage: await loadBuiltPages(), staticFolder })
  browser = await openBrowser()
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

afterAll(async () => {
  await browser?.close()
  await shop?.[Symbol.asyncDispose]()
})

const visit = (options: Omit<Parameters<typeof openPage>[1], 'baseURL'>) =>
  openPage(browser, { ...options, baseURL: shop.origin })

/** A toast lies over the foot of a phone's dialog, and stays for as long as the pointer is on it. */
async function toastsAreGone(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' })
}

const titles = (page: Page) =>
  page.getByRole('region', { name: 'Products' }).getByRole('heading').allInnerTexts()

const cartInBrowser = (page: Page) =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('gangwayCart') ?? '[]'))

const sizes = { desktop, phone }

test('the home page shows two of each shelf, kind by kind, and each leads to its page', async () => {
  const { page, complaints } = await visit({ ...desktop, javaScriptEnabled: false })
  await page.goto('/')
  const shelf = page.getByRole('region', { name: 'Ready to press, or ready to wear.' })
  expect(await shelf.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    ...['Cat parade', 'Static Kings tour tee', 'Still Water tumbler', 'Lone bee', 'Weekend market mix'],
  ])
  expect(await shelf.getByRole('listitem').nth(3).innerText()).toContain('From $4.00')
  expect(await shelf.getByRole('listitem').nth(1).innerText()).not.toContain('From')
  await shelf.getByRole('link', { name: 'Still Water tumbler' }).click()
  await page.waitForURL(`${shop.origin}/tumbler-marketplace/still-water-tumbler`)
  await page.goto('/')
  await shelf.getByRole('link', { name: 'Pre Made Sheets' }).click()
  await page.waitForURL(`${shop.origin}/prints`)
  expect(complaints).toEqual([])
})

test('without a script, sheets are found by words and category, and a product is a page of its own', async () => {
  const { page, complaints } = await visit({ ...desktop, javaScriptEnabled: false })
  await page.goto('/prints')
  await expect.poll(() => titles(page)).toEqual(['Cat parade', 'Weekend market mix'])
  await expect
    .poll(() => page.getByRole('list', { name: 'Tags' }).nth(1).getByRole('listitem').allInnerTexts())
    .toEqual(['market', 'coffee', 'bakery'])
  await page.getByRole('link', { name: 'Animals', exact: true }).click()
  await page.waitForURL(`${shop.origin}/prints?category=animals`)
  await expect.poll(() => titles(page)).toEqual(['Cat parade'])

  await page.getByRole('searchbox', { name: 'Search' }).fill('zebra')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(`${shop.origin}/prints?search=zebra&category=animals`)
  await page.getByRole('heading', { name: 'Nothing matches yet' }).waitFor()
  await page.getByRole('link', { name: 'Show everything' }).click()
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await page.getByText('Seven shop fronts of a good street.').first().waitFor()

  await page.getByRole('link', { name: 'Weekend market mix' }).click()
  await page.waitForURL(`${shop.origin}/prints/weekend-market-mix?view=list`)
  await page.getByRole('dialog', { name: 'Weekend market mix' }).waitFor()
  await expect.poll(() => page.title()).toBe('Weekend market mix | Gangway Print Co.')
  const canonical = page.locator('link[rel="canonical"]')
  await expect.poll(() => canonical.getAttribute('href')).toBe(`${shop.origin}/prints/weekend-market-mix`)
  const product = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Weekend market mix',
    offers: { '@type': 'AggregateOffer', lowPrice: '18.00', highPrice: '28.00', offerCount: 2 },
  })
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await fetch(preview ?? '')).headers.get('content-type')).toBe('image/webp')
  await page.getByRole('link', { name: 'Close' }).click()
  await page.waitForURL(`${shop.origin}/prints?view=list`)
  expect(complaints).toEqual([])
})

test.each(['desktop', 'phone'] as const)(
  'a premade sheet goes from its card into the cart, on a %s',
  async (width) => {
    const { page, complaints } = await visit(sizes[width])
    await page.goto('/prints?category=food')
    await page.getByRole('link', { name: 'Weekend market mix' }).click()
    const dialog = page.getByRole('dialog', { name: 'Weekend market mix' })
    await dialog.getByText('From $18.00').waitFor()
    await expect.poll(() => dialog.getByRole('radio', { name: '22 × 48 in' }).isDisabled()).toBe(true)

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
  },
)

test('the dialog holds the focus, gives it back, and back and forward work', async () => {
  const { page } = await visit(desktop)
  await page.goto('/print-marketplace')
  const card = page.getByRole('link', { name: 'Lone bee' })
  await expect
    .poll(() => page.getByRole('list', { name: 'Tags' }).getByRole('listitem').allInnerTexts())
    .toEqual(['bee', 'one ink'])
  await page.getByText('From $4.00').waitFor()
  await page.getByText('0 downloads').waitFor()
  await card.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Lone bee' })
  await dialog.waitFor()
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

test('opening a product counts one view per person, and none for robots such as this browser', async () => {
  const views = async () => (await shop.prints.find('print', 'lone-bee'))?.viewsCount
  const before = (await views()) ?? 0
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  for (const [userAgent, counted] of [
    [firefox, 1],
    [undefined, 1],
    [firefox, 2],
  ] as const) {
    const { page } = await visit({ ...desktop, userAgent })
    for (const _ of [1, 2]) {
      const told = page.waitForResponse('**/product-views')
      await page.goto('/print-marketplace/lone-bee')
      expect((await told).status()).toBe(200)
    }
    await expect.poll(() => views()).toBe(before + counted)
  }
})

test.each(['desktop', 'phone'] as const)(
  'a shirt by size and color, as far as there are any, on a %s',
  async (width) => {
    const { page, complaints } = await visit(sizes[width])
    await page.goto('/tshirt-marketplace')
    await expect.poll(() => page.getByText('Loud', { exact: true }).count()).toBe(0)
    await page.getByRole('link', { name: 'Static Kings tour tee' }).click()
    const dialog = page.getByRole('dialog', { name: 'Static Kings tour tee' })
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
    await toastsAreGone(page)
    await page.getByRole('link', { name: 'Static Kings tour tee' }).click()
    await dialog.getByText('Black', { exact: true }).click()
    await dialog.getByText('S', { exact: true }).click()
    await dialog.getByRole('textbox').fill('2')
    await dialog.getByRole('button', { name: 'Add to Cart' }).click()
    await dialog.getByRole('alert').filter({ hasText: 'Only 3 items available in S/Black' }).waitFor()
    await expect
      .poll(() => cartInBrowser(page))
      .toMatchObject([{ productType: 'T-Shirt', quantity: 2, unitPrice: 2_800 }])
    expect(complaints).toEqual([])
  },
)

test('a tumbler shows the color that is chosen', async () => {
  const { page } = await visit(desktop)
  await page.goto('/tumbler-marketplace/still-water-tumbler')
  const dialog = page.getByRole('dialog', { name: lotusCup.title })
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

test('a picture that fails says so, also before any script noticed, and nothing shifts', async () => {
  const { page } = await visit(desktop)
  await page.route('**/files/public/products/**', (route) => route.abort())
  await page.goto('/prints')
  await page.getByText('Image unavailable').first().waitFor()
  await expect.poll(() => page.getByText('Image unavailable').count()).toBe(2)

  const { page: whole } = await visit(desktop)
  await whole.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await whole.goto('/prints', { waitUntil: 'networkidle' })
  const shift = await whole.evaluate(() =>
    'shifts' in window && Array.isArray(window.shifts) ? window.shifts.reduce((sum, one) => sum + one, 0) : 1,
  )
  expect(shift).toBeLessThan(0.02)
})

test('an unknown product is a page that is not there', async () => {
  const { page } = await visit(desktop)
  for (const path of ['/prints/none', '/prints/lone-bee', '/tumbler-marketplace/static-kings-tour-tee'])
    expect((await page.goto(path))?.status()).toBe(404)
})

const pages = ['/prints', '/print-marketplace', '/tshirt-marketplace', '/tumbler-marketplace']
const products = [
  '/prints/weekend-market-mix',
  '/print-marketplace/lone-bee',
  '/tshirt-marketplace/static-kings-tour-tee',
  '/tumbler-marketplace/still-water-tumbler',
]

test.each(['desktop', 'phone'] as const)(
  'axe finds nothing on any shelf or product, on a %s',
  async (width) => {
    const { page } = await visit({ ...sizes[width], reducedMotion: 'reduce' })
    for (const path of [...pages, '/prints?view=list', ...products]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await problems(page)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.screen.width)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  },
)

test('shelves that cannot be read say so and can be tried again', async () => {
  const { page } = await visit(desktop)
  const rename = (from: string, to: string) => shop.database.pool.query(`alter table ${from} rename to ${to}`)
  await rename('print_products', 'away')
  try {
    await page.goto('/prints')
    await page.getByRole('heading', { name: 'Error loading gang sheets' }).waitFor()
    await toast(page, 'Error loading gang sheets')
    await page.goto('/print-marketplace')
    await page.getByRole('heading', { name: 'Failed to load print products' }).waitFor()
    await toast(page, 'Failed to load print products')
  } finally {
    await rename('away', 'print_products')
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('link', { name: 'Lone bee' }).waitFor()

  await rename('stock_levels', 'away')
  try {
    await page.goto('/tumbler-marketplace')
    await page.getByRole('heading', { name: 'Error loading listings' }).waitFor()
    await toast(page, 'Error loading listings')
    await page.goto('/tshirt-marketplace')
    await page.getByRole('heading', { name: 'Coming Soon!' }).waitFor()
  } finally {
    await rename('away', 'stock_levels')
  }
})

test('empty shelves say what comes and what one can do until then', async () => {
  await shop.database.pool.query('update listings set is_active = false')
  await shop.database.pool.query('update print_products set is_active = false')
  const { page } = await visit(phone)
  for (const [path, title] of [
    ['/tshirt-marketplace', 'Coming Soon!'],
    ['/tumbler-marketplace', 'No Tumblers Yet!'],
    ['/prints', 'The first designs are on the press'],
    ['/print-marketplace', 'The first designs are on the press'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { name: title }).waitFor()
    expect(await problems(page)).toEqual([])
  }
})
