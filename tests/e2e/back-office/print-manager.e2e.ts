import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import type { PrintEdit } from '#server/prints/index.ts'
import { printProducts } from '#server/prints/tables.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { noisyPng } from '#tests/harness/pictures.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { stockPrint } from '#tests/harness/shelves.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
/** The desktop page of a staff member, shared by the tests in turn. */
const { page: desk, complaints, actor: staff } = await openAsStaff(browser, shop, null)

async function openDesk(): Promise<Page> {
  await desk.goto('/admin/prints')
  return desk
}

beforeEach(async () => {
  await shop.database.orm.delete(printProducts)
})

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function choosePicture(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c2452c' } })
    .png()
    .toBuffer()
  await page.getByLabel('Picture').setInputFiles({ name: 'mix.png', mimeType: 'image/png', buffer })
  await page.getByRole('img', { name: 'Watermarked copy of the new picture' }).waitFor()
  await page.getByRole('img', { name: 'Thumbnail of what you chose' }).waitFor()
}

/** No part of a file arrives before `arrive` is called. */
async function holdUploads(page: Page): Promise<() => void> {
  const { promise, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/uploads/**', async (route) => {
    await promise
    await route.continue()
  })
  return arrive
}

test('a product is added with its picture, edited, and deleted after confirmation', async () => {
  const page = await openDesk()
  await page.getByRole('heading', { name: 'No products yet' }).waitFor()
  await page.getByRole('button', { name: 'Add product' }).click()
  const adding = dialog(page, 'Add a product')
  await adding.waitFor()
  const arrive = await holdUploads(page)
  await choosePicture(page)
  await adding.getByLabel('Title').fill('Market mix')
  await adding.getByLabel('Base price').fill('10')
  await adding.getByLabel('Tags').fill('food, , market')
  // Standard sizes are added automatically and follow the base price.
  expect(
    await adding
      .getByLabel('Price $')
      .evaluateAll((fields) => fields.map((one) => (one as HTMLInputElement).value)),
  ).toEqual(['16.00', '22.00', '28.00', '34.00', '40.00', '46.00', '52.00', '58.00'])
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'print-dialog')
  // Clicked before the image has arrived, it is saved once it has.
  await adding.getByRole('button', { name: 'Add product' }).click()
  await adding.locator('button[aria-busy=true]', { hasText: 'Add product' }).waitFor()
  arrive()
  await toast(page, 'Product added', 'Market mix')
  await adding.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Market mix' }).waitFor()
  await shoot(page, 'print-manager')
  const prints = await readPage(shop, '/prints')
  expect(prints.getAllByRole('link', { name: /Market mix/ })).not.toEqual([])

  const [before] = (await shop.operations.ask('prints.list', staff, {})).prints
  await page.getByRole('button', { name: 'Edit Market mix' }).click()
  const editing = dialog(page, 'Edit Market mix')
  await editing.getByLabel('Title').fill('Night market mix')
  await editing.getByLabel('Price $').first().fill('17.50')
  await editing.getByRole('button', { name: 'Save changes' }).click()
  await toast(page, 'Product saved')
  await page.getByRole('heading', { name: 'Night market mix' }).waitFor()
  const [after] = (await shop.operations.ask('prints.list', staff, {})).prints
  expect(after?.variants.map(({ id }) => id)).toEqual(before?.variants.map(({ id }) => id))
  expect([after?.variants[0]?.priceCents, after?.tags, after?.version]).toEqual([
    1_750,
    ['food', 'market'],
    2,
  ])

  await page.getByRole('button', { name: 'Delete Night market mix' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Night market mix?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await question.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Delete Night market mix' }).click()
  await question.waitFor()
  expect(await problems(page)).toEqual([])
  await question.getByRole('button', { name: 'Delete product' }).click()
  await toast(page, 'Product deleted')
  await page.getByRole('heading', { name: 'No products yet' }).waitFor()
  expect(complaints).toEqual([])
})

test('two people edit one product: the second sees both versions, and nothing is overwritten', async () => {
  const { id } = await stockPrint(shop, { title: 'Shared sheet' })
  /** Someone else saves, based on the current version. */
  const saveTheirs = async (changes: Partial<PrintEdit>, original: Buffer | null = null) => {
    const [now] = (await shop.operations.ask('prints.list', staff, {})).prints
    if (!now) throw new Error('The product is not there')
    const seen = { id, seenVersion: now.version }
    const made = await shop.prints.update(staff, seen, { ...now, ...changes }, original && { original })
    expect(made.ok).toBe(true)
  }
  const second = await openDesk()
  await second.getByRole('button', { name: 'Edit Shared sheet' }).click()
  const editing = dialog(second, /^Edit/)
  await editing.getByLabel('Title').fill('Mine')
  const file = { name: 'new.png', mimeType: 'image/png', buffer: await noisyPng(400, 300) }
  await editing.getByLabel('Picture').setInputFiles(file)
  await second.getByAltText('Thumbnail of what you chose').waitFor()
  await second.getByText('Uploading new.png').waitFor({ state: 'detached' })
  await saveTheirs({ title: 'Theirs' }, await noisyPng(300, 300))
  await second.getByRole('button', { name: 'Save changes' }).click()

  // Both changed title and image: each is shown, and the second one's values are kept only after a choice.
  const notice = second.getByRole('alert').filter({ hasText: 'Someone else saved this product' })
  await notice.waitFor()
  await expect.poll(() => notice.getByRole('row', { name: /Title/ }).innerText()).toMatch(/Theirs\s+Mine/)
  const pictures = notice.getByRole('row', { name: /Picture/ })
  await pictures.getByAltText('In your form').waitFor()
  await pictures.getByAltText('Saved by them').waitFor()
  expect(await problems(second)).toEqual([])
  await shoot(second, 'print-conflict')
  const now = async () => {
    const [{ title, original, version } = expect.unreachable()] = (
      await shop.operations.ask('prints.list', staff, {})
    ).prints
    return [title, original.widthPx, version]
  }
  expect(await now()).toEqual(['Theirs', 300, 2])
  await second.getByRole('button', { name: 'Save mine anyway' }).click()
  await toast(second, 'Product saved')
  expect(await now()).toEqual(['Mine', 400, 3])
})

test('missing and oversized input is reported in the specification’s words', async () => {
  const page = await openDesk()
  await page.clock.install()
  await page.getByRole('button', { name: 'Add product' }).click()
  const adding = dialog(page, 'Add a product')
  await adding.getByRole('button', { name: 'Add product' }).click()
  await toast(page, 'Missing Information', 'Title required')
  // It opened under the pointer, and must not stay open because of that.
  await page.clock.runFor(10_000)
  await page.locator('[data-sonner-toast]').waitFor({ state: 'detached' })
  await adding.getByLabel('Title').fill('No picture')
  await adding.getByRole('button', { name: 'Add product' }).click()
  await toast(page, 'Image required')
  await page.getByLabel('Picture').evaluate((input) => {
    const file = new File([''], 'huge.png', { type: 'image/png' })
    Object.defineProperty(file, 'size', { value: 101 * 1024 * 1024 })
    Object.defineProperty(input, 'files', { value: [file] })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await toast(page, 'File too large', 'Please select an image under 100MB')
  await expect.poll(() => shop.database.orm.$count(printProducts)).toBe(0)

  await shop.database.pool.query('alter table print_products rename to print_products_away')
  try {
    await page.goto('/admin/prints')
    await toast(page, 'Error loading products')
  } finally {
    await shop.database.pool.query('alter table print_products_away rename to print_products')
  }
})

test('a browser that cannot make the copies leaves them to the server', async () => {
  const page = await openDesk()
  await page.route(/copies-worker/, (route) => route.abort())
  await page.getByRole('button', { name: 'Add product' }).click()
  const adding = dialog(page, 'Add a product')
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2c6ac2' } })
    .png()
    .toBuffer()
  await page.getByLabel('Picture').setInputFiles({ name: 'mix.png', mimeType: 'image/png', buffer })
  await adding.getByText('(canvas context unavailable); the shop makes them when you save').waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
  await adding.getByLabel('Title').fill('From the server')
  await adding.getByRole('button', { name: 'Add product' }).click()
  await toast(page, 'Product added')
  await expect.poll(() => shop.database.orm.$count(printProducts)).toBe(1)
})

test('any print is found by its text, however many there are, and the list continues past its first page', async () => {
  await stockPrint(shop, { title: 'First fox' })
  const { orm } = shop.database
  const [fox] = await orm.select().from(printProducts)
  if (!fox) throw new Error('No print')
  const { id: _, createdAt: __, ...rest } = fox
  const bees = Array.from({ length: 48 }, (_, at) => ({ slug: `bee-${at}`, title: 'Bee', searchText: 'Bee' }))
  await orm.insert(printProducts).values(bees.map((bee) => ({ ...rest, ...bee })))
  const reader = await signInFrom(shop, browse(shop), 'admin')
  const first = await readPage(reader, '/admin/prints')
  expect(first.words).toContain('49 products')
  expect(first.queryByRole('heading', { name: 'First fox' })).toBeNull()
  const second = await first.follow('Next page')
  expect(second.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  second.getByRole('heading', { name: 'First fox' })
  const found = await second.submit('Search', { 'Title, category or tag': 'fox' })
  expect(found.path).toBe('/admin/prints?text=fox')
  found.getByRole('heading', { name: 'First fox' })
  const none = await found.submit('Search', { 'Title, category or tag': 'heron' })
  none.getByRole('heading', { name: 'No product matches' })
  // Someone else removes what the next page had.
  expect((await reader.send('DELETE', `/api/v1/prints/${fox.id}`)).status).toBe(204)
  expect((await first.follow('Next page')).path).toBe('/admin/prints')
})

test('a list address that was cut short shows its first page', async () => {
  const reader = await signInFrom(shop, browse(shop), 'admin')
  for (const path of ['/admin/prints', '/admin/redirects', '/admin/earlier-orders'])
    expect(await readPage(reader, `${path}?cursor=cut`)).toMatchObject({ path, status: 200 })
})
