import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import pageRoutes from '#app/routes.ts'
import { desktop } from '#tests/harness/browser.ts'
import { sellSheetAndShirts } from '#tests/harness/draft-order.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { sellGangSheet, visitor } from '#tests/harness/sell.ts'
import { stockPrint, stockTumbler } from '#tests/harness/shelves.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
const mara = { role: 'owner', email: 'mara@shop.example', fullName: 'Mara Lindqvist' } as const
const { page, complaints } = await openSignedIn(browser, shop, desktop, mara)
const { orderId } = await sellSheetAndShirts(shop)
await stockPrint(shop)
await stockTumbler(shop)

const pathsOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path, index, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`
    return [...(index || path ? [own] : []), ...pathsOf(children, own)]
  })

/** Detail pages that have their own form; the others use the form of the page they are on. */
const ofOneThing: Record<string, string> = {
  '/admin/orders/:orderId/change': `/admin/orders/${orderId}/change`,
  '/admin/settings/blog/:articleId': '/admin/settings/blog/new',
  '/admin/newsletter/campaigns/:campaignId': '/admin/newsletter/campaigns/new',
  '/admin/mail-wording/:mail': '/admin/mail-wording/order-shipped',
}

const inSettings = (path: string): string => `/admin/settings${path}`

const [office] = pageRoutes.filter(({ file }) => file === 'admin/route.tsx')
const paths = [...new Set(pathsOf(office ? [office] : []))]
  .map((path) => ofOneThing[path] ?? path)
  .filter((path) => !/[:*]/.test(path))

/** Pages that show a form right away; the others are lists with forms in dialogs. */
const withForms = [
  ...['/admin/look', '/admin/about', '/admin/newsletter/campaigns/new', '/admin/redirects'],
  '/admin/mail-wording/order-shipped',
  ...['', '/pricing', '/products', '/shipping', '/blog/categories', '/blog/new', '/keys'].map(inSettings),
  ...['/backups', '/retention', '/webhooks', '/general'].map(inSettings),
  ...['/admin/orders/new', `/admin/orders/${orderId}/change`, '/admin/staff'],
]

const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })

/** Fields for typed data; not searches, and not the fields of pages that scan. */
const typed = ':is(input:not([type]), [type=text], [type=email], [type=url], [type=number], textarea)'
const guarded = 'main form:not([method=get], [role=search], search *, [data-leaves-freely])'

test('each back office form asks before a link discards what was typed', {
  timeout: 240_000,
}, async () => {
  const loose: string[] = []
  const free: string[] = []
  const asked: string[] = []
  for (const path of paths) {
    await page.goto(path)
    loose.push(
      ...(await page
        .locator(`main ${typed}`)
        .evaluateAll((fields) =>
          fields
            .filter((field) => !field.closest('form, search, [role=search], fieldset[aria-label^=Show]'))
            .map((field) => `${location.pathname}: ${(field as HTMLInputElement).labels?.[0]?.textContent}`),
        )),
    )
    if ((await page.locator('main form[data-leaves-freely]').count()) > 0) free.push(path)
    const fields = page.locator(`${guarded} ${typed}:enabled:visible:not([readonly])`)
    if ((await fields.count()) === 0) continue
    await fields.first().focus()
    await page.keyboard.type('7')
    await page.locator('nav[aria-label=Admin] a[href="/admin/customers"]:visible').first().click()
    await question.waitFor()
    await question.getByRole('button', { name: 'Leave', exact: true }).click()
    await page.waitForURL('**/admin/customers')
    asked.push(path)
  }
  expect(loose).toEqual([])
  // Scans are looked up immediately, and pieces are selected as in a list.
  expect(free).toEqual(['/admin/packing', '/admin/production'])
  expect(asked).toEqual(withForms)
})

test.each([
  ['/admin/settings/discounts', 'Add Discount', 'Cancel'],
  ['/admin/settings/pricing', 'Add Tier', 'Cancel'],
  ['/admin/settings/shipping', 'Add Rate', 'Cancel'],
  ['/admin/staff', /role/i, 'Cancel'],
  ['/admin/prints', /Add product/, 'Cancel'],
  ['/admin/tshirt-listings', /Add /, 'Cancel'],
  ['/admin/tumbler-listings', /^Stock of /, 'Close'],
  [`/admin/orders/${orderId}`, /^Refund/, 'Cancel'],
  [`/admin/orders/${orderId}`, /^Cancel order/, 'Keep the order'],
] as const)('a dialog of %s, %s: asks no matter how it is closed', async (path, opener, cancel) => {
  await page.goto(path)
  await page.getByRole('button', { name: opener }).first().click()
  const dialog = page.getByRole('dialog')
  const closings = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => dialog.getByRole('button', { name: 'Close', exact: true }).last().click(),
    () => dialog.getByRole('button', { name: cancel, exact: true }).first().click(),
  ]
  await dialog.getByRole('button', { name: cancel, exact: true }).first().click()
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: opener }).first().click()
  const field = dialog.locator(`${typed}:enabled:visible`).first()
  await field.focus()
  await page.keyboard.type('7')
  for (const close of closings) {
    await close()
    await question.waitFor()
    await expect
      .poll(() => question.getByRole('button', { name: 'Keep writing' }).evaluate(isFocused))
      .toBe(true)
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Customers' }).locator('visible=true').first().click()
  await page.waitForURL('**/admin/customers')
})

const isFocused = (element: Element): boolean => element === document.activeElement

test('a form that is saved or unchanged is left without a question', async () => {
  await page.goto('/admin/settings/general')
  const name = page.getByLabel('Shop name')
  const before = await name.inputValue()
  await name.fill('Press Works')
  await name.fill(before)
  await page.getByRole('link', { name: 'Shipping', exact: true }).locator('visible=true').last().click()
  await page.waitForURL('**/admin/settings/shipping')
  await page.goBack()
  await name.fill('Press Works')
  const tab = page.getByRole('link', { name: 'Shipping', exact: true }).locator('visible=true').last()
  await tab.click()
  await question.waitFor()
  await shoot(page, 'leaving-a-page')
  expect(await problems(page)).toEqual([])
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => name.inputValue()).toBe('Press Works')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await toast(page, 'Settings saved')
  await tab.click()
  await page.waitForURL('**/admin/settings/shipping')
})

test('an order’s message is kept while other orders are viewed', async () => {
  await sellGangSheet(shop, visitor())
  const { rows } = await shop.database.pool.query('select id from orders where id <> $1', [orderId])
  await page.goto(`/admin/orders/${orderId}`)
  const message = page.getByLabel('Note or message')
  await message.fill('Your roll is')
  const [first, second] = [orderId, rows[0].id]
  await page.locator(`a[href^="/admin/orders/${second}"]`).first().click()
  await page.waitForURL(`**/admin/orders/${second}*`)
  await expect.poll(() => message.inputValue()).toBe('')
  await page.locator(`a[href^="/admin/orders/${first}"]`).first().click()
  await page.waitForURL(`**/admin/orders/${first}*`)
  await expect.poll(() => message.inputValue()).toBe('Your roll is')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect.poll(() => message.inputValue()).toBe('')
  await page.reload()
  expect(await message.inputValue()).toBe('')
})

test('a required field left empty in a back office form is flagged by the shop beside it', {
  timeout: 240_000,
}, async () => {
  const untold: string[] = []
  for (const path of withForms) {
    await page.goto(path)
    const form = page.locator('main form', { has: page.locator('[required]') }).first()
    if ((await form.count()) === 0) continue
    for (const field of await form.locator('[required]:visible:enabled').all())
      if ((await field.evaluate(({ tagName }) => tagName)) !== 'SELECT') await field.fill('')
    await form.locator('button[type=submit]:visible').last().click()
    await form
      .locator('[aria-invalid=true]')
      .first()
      .waitFor({ timeout: 5_000 })
      .catch(() => {})
    untold.push(
      ...(await form
        .locator('input[required]:visible:enabled, textarea[required]:visible:enabled')
        .evaluateAll((fields) =>
          (fields as HTMLInputElement[])
            .filter((field) => field.ariaInvalid !== 'true')
            .map((field) => `${location.pathname} ${field.name}`),
        )),
    )
  }
  expect(untold).toEqual([])
})

test('closing the tab also asks', async () => {
  await page.goto('/admin/orders/new')
  const isAsked = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await isAsked()).toBe(false)
  await page.getByLabel('Full name').fill('Ada')
  // The guard is active slightly after the page.
  await expect.poll(isAsked).toBe(true)
  await page.getByLabel('Full name').fill('')
  expect(await isAsked()).toBe(false)
  // Images of a design that was never drawn.
  expect(complaints.filter((words) => !/404|422/.test(words))).toEqual([])
})
