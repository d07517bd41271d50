import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { listings } from '#server/listings/tables.ts'
import { siteConfig } from '#server/settings/tables.ts'
import { desktop, openPage } from '#tests/harness/browser.ts'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { countPresses } from '#tests/harness/pages/count-presses.ts'
import { keyboardOf } from '#tests/harness/pages/keyboard.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { plainPicture, stockTshirt, stockTumbler } from '#tests/harness/shelves.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
/** The desktop page of a staff member, shared by the tests in turn. */
const { page: desk, complaints, actor: staff } = await openAsStaff(browser, shop, null)

async function openDesk(path: string): Promise<Page> {
  complaints.length = 0
  await desk.goto(path)
  return desk
}

beforeEach(async () => {
  await shop.database.orm.delete(listings)
  await shop.database.pool.query("delete from site_config where config_key ~ '_(default_image|colors)$'")
})

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const picture = async (name: string, color: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await plainPicture(color, 700, 600),
})
/** Dismisses the toasts, as a person who has read them does. */
async function calm(page: Page): Promise<void> {
  const close = page.locator('[data-sonner-toast] [data-close-button]')
  await close.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click()
  })
  await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' })
}

async function paste(cell: Locator, text: string): Promise<void> {
  await cell.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('a tumbler is added, stocked, copied, archived and deleted', async () => {
  const page = await openDesk('/admin/tumbler-listings')
  await page.getByRole('heading', { name: 'No listings yet' }).waitFor()
  await page.getByRole('button', { name: 'Add tumbler' }).click()
  const adding = dialog(page, 'Add a tumbler')
  await adding.getByRole('button', { name: 'Add listing' }).click()
  await toast(page, 'Missing Information', 'Please fill in all required fields')

  await adding
    .getByLabel('Pictures', { exact: true })
    .setInputFiles([await picture('front.png', '#1d4ed8'), await picture('back.png', '#f5f5f4')])
  await adding.getByLabel('What picture 1 shows').fill('In Navy Blue')
  await adding.getByLabel('What picture 2 shows').fill('In White')
  await adding.getByRole('progressbar').first().waitFor({ state: 'detached' })
  await adding.getByRole('progressbar').first().waitFor({ state: 'detached' })
  await keyboardOf(page).enter(adding.getByRole('button', { name: 'Move picture 2 earlier' }))
  const places = adding.getByRole('list', { name: 'Pictures in order' }).getByRole('listitem')
  const grip = places.nth(1).locator('[draggable=true]')
  await grip.dragTo(places.nth(0))
  await expect.poll(() => adding.getByLabel('What picture 1 shows').inputValue()).toBe('In Navy Blue')
  await grip.dragTo(places.nth(0))
  await adding.getByLabel('Title').fill('River cup')
  await adding.getByLabel('Price').fill('32.50')
  await adding.getByLabel('Material').selectOption('Vacuum Insulated Steel')
  await adding.getByText('Leak Proof', { exact: true }).click()
  for (const one of ['20oz', '40oz', 'White', 'Navy Blue'])
    await adding.getByText(one, { exact: true }).first().click()
  await adding.getByLabel('20oz, White').fill('7')
  await adding.getByLabel('Number to fill in').fill('25')
  await adding.getByRole('button', { name: 'Fill row 40oz' }).click()
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'listing-dialog')
  await calm(page)
  await adding.getByRole('button', { name: 'Add listing' }).click()
  await toast(page, 'Listing added', 'River cup')
  await adding.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'River cup' }).waitFor()
  const [made] = await shop.listings.listForStaff(staff, 'tumbler')
  expect(made).toMatchObject({ priceCents: 3_250, features: ['Leak Proof'], category: 'general' })
  expect(made?.pictures.map(({ alt }) => alt)).toEqual(['In White', 'In Navy Blue'])
  expect(made?.stock.map(({ size, color, onHand }) => `${size} ${color} ${onHand}`)).toEqual([
    '20oz White 7',
    '20oz Navy Blue 100',
    '40oz White 25',
    '40oz Navy Blue 25',
  ])
  await shoot(page, 'listings')

  await page.getByRole('button', { name: 'Stock of River cup' }).click()
  const stock = dialog(page, 'Stock of River cup')
  await paste(stock.getByLabel('20oz, White'), '11\t12\n13\t14')
  await stock.getByLabel('Note for the journal').fill('Counted')
  await stock.getByText(/^Journal \(/).click()
  await calm(page)
  expect(await problemsAtWidths(page, { include: '[role=dialog]' })).toEqual([])
  await shoot(page, 'stock-dialog')
  await stock.getByRole('button', { name: 'Save stock' }).click()
  await toast(page, 'Stock saved', '4 numbers changed')
  await stock.getByRole('cell', { name: 'Counted' }).first().waitFor()
  await stock.getByRole('button', { name: 'Close' }).first().click()
  await stock.waitFor({ state: 'detached' })
  await page.getByText('50 in stock').waitFor()

  await calm(page)
  await page.getByRole('button', { name: 'Duplicate River cup' }).click()
  await toast(page, 'Copy added')
  await page.getByRole('heading', { name: 'River cup (copy)' }).waitFor()
  await page.getByRole('button', { name: 'Archive River cup', exact: true }).click()
  await toast(page, 'Listing archived')
  await page.getByRole('heading', { name: 'River cup', exact: true }).waitFor({ state: 'detached' })
  const shelf = await readPage(shop, '/tumbler-marketplace')
  shelf.getByRole('heading', { name: 'No Tumblers Yet!' })
  await page.getByLabel('Show').selectOption('archived')
  await page.getByRole('button', { name: 'Restore River cup' }).click()
  await toast(page, 'Listing restored')
  ;(await readPage(shop, '/tumbler-marketplace')).getByRole('link', { name: 'River cup' })

  await page.getByLabel('Show').selectOption('here')
  await page.getByRole('link', { name: 'See River cup (copy) as shoppers do' }).click()
  await page.getByText('Staff preview: nothing can be bought here.').waitFor()
  await dialog(page, 'River cup (copy)').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Add to Cart' }).isDisabled()).toBe(true)
  await shoot(page, 'listing-preview')
  await page.goto('/admin/tumbler-listings')

  const remove = page.getByRole('button', { name: 'Delete River cup', exact: true })
  await remove.click()
  const question = page.getByRole('alertdialog', { name: 'Delete River cup?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await question.waitFor({ state: 'detached' })
  await remove.click()
  await question.waitFor()
  expect(await problems(page, { include: '[role=alertdialog]' })).toEqual([])
  await question.getByRole('button', { name: 'Delete listing' }).click()
  await toast(page, 'Listing deleted')
  await page.getByRole('heading', { name: 'River cup', exact: true }).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('two people edit one shirt: the second sees both versions; shoppers see the change on their next step', async () => {
  const tee = await stockTshirt(shop, { title: 'Shared tee', priceCents: 2_000 })
  const shopper = (await openPage(browser, { ...desktop, baseURL: shop.origin })).page
  await shopper.goto(`/tshirt-marketplace/${tee.slug}`)
  const second = await openDesk('/admin/tshirt-listings')
  await second.getByRole('button', { name: 'Edit Shared tee' }).click()
  const shown = (await shop.listings.findForStaff(staff, tee.id)) ?? expect.fail('The shirt is not there')
  const { stock: _, ...fields } = { ...shown, priceCents: 2_300, brand: 'Bella+Canvas' }
  await shop.operations.ask('tshirt-listings.update', staff, { ...fields, listing: tee.id })

  await dialog(second, /^Edit/).getByLabel('Title').fill('My tee')
  await second.getByRole('button', { name: 'Save changes' }).click()
  const notice = second.getByRole('alert').filter({ hasText: 'Someone else saved this listing' })
  await notice.waitFor()
  await expect
    .poll(() => notice.getByRole('row', { name: /Title/ }).innerText())
    .toMatch(/Shared tee\s+My tee/)
  await expect
    .poll(() => notice.getByRole('row', { name: /Price/ }).innerText())
    .toMatch(/\$23\.00\s+\$20\.00/)
  expect(await problems(second)).toEqual([])
  await shoot(second, 'listing-conflict')
  await notice.getByRole('button', { name: 'Take theirs' }).click()
  await dialog(second, /^Edit/).getByLabel('Category').selectOption('Vintage')
  await second.getByRole('button', { name: 'Save changes' }).click()
  await toast(second, 'Listing saved')
  const saved = await shop.listings.findForStaff(staff, tee.id)
  expect([saved?.title, saved?.brand, saved?.category, saved?.version]).toEqual([
    'Shared tee',
    'Bella+Canvas',
    'Vintage',
    3,
  ])

  // The shopper's page was opened at the old price: the cart shows both.
  await shopper.getByText('Maroon', { exact: true }).click()
  await shopper.getByText('L', { exact: true }).click()
  await shopper.getByRole('button', { name: 'Add to Cart' }).click()
  await toast(shopper, 'Added to Cart!')
  await shopper.goto('/cart')
  await shopper.getByText('Shared tee: $20.00 before, now $23.00').waitFor()
})

test('listings that cannot be read say so, and stock changes are shown before saving', async () => {
  const cup = await stockTumbler(shop)
  const page = await openDesk('/admin/tumbler-listings')
  const stockData = /\/stock\.data/
  await page.route(stockData, (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Stock of Still Water tumbler' }).click()
  const stock = dialog(page, /^Stock of/)
  await toast(page, 'This couldn’t be loaded')
  await page.unroute(stockData)
  await stock.getByRole('button', { name: 'Try again' }).click()
  await stock.getByLabel('20oz, White').fill('60')
  const sold = { listingId: cup.id, kind: 'adjust', changes: [{ size: '20oz', color: 'White', to: 98 }] }
  await shop.inventory.changeMany(staff, sold)
  // Typed text stays unless the numbers below it are reloaded.
  await page.route(stockData, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await stock.getByRole('button', { name: 'Save stock' }).click()
  await toast(page, 'This couldn’t be loaded')
  expect(await stock.getByLabel('20oz, White').inputValue()).toBe('60')
  await page.unroute(stockData)
  await stock.getByRole('alert').getByRole('row', { name: '20oz, White 98 60 (you saw 100)' }).waitFor()
  await stock.getByRole('button', { name: 'Save stock' }).click()
  await toast(page, 'Stock saved')
  expect(
    (await shop.inventory.levelOf({ ...cup, listingId: cup.id, size: '20oz', color: 'White' }))?.onHand,
  ).toBe(60)

  await shop.database.pool.query('alter table listings rename to listings_away')
  try {
    await page.goto('/admin/tshirt-listings')
    await toast(page, 'Error fetching listings')
    const tumblers = await page.request.get('/admin/tumbler-listings')
    expect(await tumblers.text()).toContain('Error fetching listings')
  } finally {
    await shop.database.pool.query('alter table listings_away rename to listings')
  }
})

test('a listing uses a picture from the library, with its text, and nothing is uploaded again', async () => {
  const fileName = `shelf-${crypto.randomUUID().slice(0, 8)}.png`
  const { buffer } = await picture(fileName, '#0f766e')
  const added = await shop.blog.addMedia(staff, { fileName, bytes: buffer })
  if (!added.ok) throw new Error('not added')
  const words = { fileName, alt: 'Cups on a shelf' }
  await shop.operations.ask('media.describe', staff, { media: added.media.id, ...words })
  const page = await openDesk('/admin/tumbler-listings')
  const presses = await countPresses(page)
  await page.getByRole('button', { name: 'Add tumbler' }).click()
  const adding = dialog(page, 'Add a tumbler')
  await adding.getByRole('button', { name: 'From the library' }).click()
  const picking = dialog(page, 'Pick from the media library')
  await picking.getByRole('button', { name: fileName }).waitFor()
  expect(await problems(page, { include: '[role=dialog]' })).toEqual([])
  await picking.getByRole('button', { name: fileName }).click()
  await picking.waitFor({ state: 'detached' })
  await expect.poll(() => adding.getByLabel('What picture 1 shows').inputValue()).toBe('Cups on a shelf')
  await adding.getByLabel('Title').fill('Shelf cup')
  await adding.getByLabel('Price').fill('20')
  await adding.getByLabel('Material').selectOption('Stainless Steel')
  for (const one of ['20oz', 'White']) await adding.getByText(one, { exact: true }).first().click()
  await adding.getByRole('button', { name: 'Add listing' }).click()
  await toast(page, 'Listing added', 'Shelf cup')
  expect(await presses()).toBeLessThanOrEqual(7)
  const [made] = await shop.listings.listForStaff(staff, 'tumbler')
  expect(made?.pictures).toMatchObject([{ key: added.media.picture.src.replace('/files/', '') }])
  expect(complaints).toEqual([])
})

test('a default product image stands in for listings without one', async () => {
  const page = await openDesk('/admin/settings/products')
  const shirts = page.getByRole('region', { name: 'Default image of T-shirts' })
  await shirts.waitFor()
  await page.getByLabel('Image for T-shirts').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  })
  await toast(page, 'Failed to upload product image')
  await page.getByLabel('Image for T-shirts').setInputFiles(await picture('shirt.png', '#0f766e'))
  await toast(page, 'Product image saved')
  await shirts.getByRole('img', { name: 'Shown now' }).waitFor()
  await calm(page)
  expect(await problems(page)).toEqual([])
  await shoot(page, 'default-images')
  await expect.poll(() => shop.database.orm.$count(siteConfig)).toBe(1)

  const colors = page.getByLabel('Colors of tumbler listings')
  await expect.poll(() => colors.inputValue()).toBe('White\nBlack\nRose Gold\nSilver\nNavy Blue')
  await colors.fill('Moss\n\nMoss\nWhite')
  await page.getByRole('button', { name: 'Save colors' }).first().click()
  await toast(page, 'Colors saved')
  expect((await shop.settings.listingColors())[0]?.colors).toEqual(['Moss', 'White'])
  const made = await shop.listings.create(
    staff,
    'tshirt',
    { title: 'Bare tee', priceCents: 1_900, brand: 'Custom', sizes: ['M'], colors: ['Black'] },
    [],
  )
  expect(made.ok).toBe(true)
  const shelf = await readPage(shop, '/tshirt-marketplace')
  expect(shelf.getByRole('img', { name: 'Bare tee' }).getAttribute('src')).toMatch(
    /\/files\/public\/tshirt-\d+\//,
  )
  // The same image for another product, from the library.
  await page.getByRole('button', { name: 'From the library, for Tumblers' }).click()
  const library = page.getByRole('dialog', { name: 'Pick from the media library' })
  await library.getByRole('button', { name: /Default picture: tshirt/ }).waitFor()
  await library.getByRole('button', { name: /Default picture: tshirt/ }).click()
  const tumblers = page.getByRole('region', { name: 'Default image of Tumblers' })
  await tumblers.getByRole('img', { name: 'Shown now' }).waitFor()
  await page.getByRole('button', { name: 'Remove the image of T-shirts' }).click()
  await shirts.getByText('No default image').waitFor()
  expect(complaints).toEqual([])
})
