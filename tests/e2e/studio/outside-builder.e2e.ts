import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartStorageKey } from '#app/cart/cart-store.ts'
import { pendingDesignKey } from '#domain/studio/builder-event.ts'
import { savedProjects } from '#server/designs/tables.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()
let elsewhere: Server
let builderOrigin = ''
/** While true, the builder's server responds only with errors. */
let isDown = false

const designId = randomUUID()

/** An outside builder: a frame with its own origin in which "Save" and "Leave" are clicked. */
const script = `(() => {
  const listeners = {}
  const tell = (event, payload) => (listeners[event] ?? []).forEach((listener) => listener(payload))
  let frame = null
  window.GangSheetBuilder = {
    on: (event, listener) => (listeners[event] ??= []).push(listener),
    off: (event, listener) => (listeners[event] = listeners[event].filter((one) => one !== listener)),
    close() { frame?.remove(); frame = null; tell('closed') },
    open(options) {
      window.openedWith = options
      frame = Object.assign(document.createElement('iframe'), { title: 'Their builder' })
      frame.src = new URL('/frame', '%ORIGIN%') + '?' + new URLSearchParams({ size: options.size_id })
      frame.style = 'position: fixed; inset: 0; width: 100%; height: 100%; z-index: 99; background: white'
      document.body.append(frame)
    },
  }
  addEventListener('message', ({ origin, data }) => {
    if (origin !== '%ORIGIN%' || !data?.pressed) return
    const size_id = Number(data.size)
    if (data.pressed === 'leave') window.GangSheetBuilder.close()
    else tell(window.openedWith.design_id ? 'design:updated' : 'design:created',
      { data: { design_id: '${designId}', size_id, quantity: 2 }, pages: ['theirs'] })
  })
})()`

const frame = `<!doctype html><title>Their builder</title><h1>Their builder</h1>
<label>Length <input id="size" value=""></label>
<button onclick="tell({ pressed: 'save' })">Save</button> <button onclick="tell({ pressed: 'leave' })">Leave</button>
<button onclick="tell({ type: 'design:saved' })">Quick save</button>
<script>
  size.value = new URLSearchParams(location.search).get('size')
  const tell = (what) => parent.postMessage({ ...what, size: size.value }, '*')
</script>`

beforeAll(async () => {
  elsewhere = createServer(({ url }, response) => {
    if (isDown) return response.writeHead(503).end()
    const isFrame = url?.startsWith('/frame')
    response.setHeader('content-type', isFrame ? 'text/html' : 'text/javascript')
    response.end(isFrame ? frame : script.replaceAll('%ORIGIN%', builderOrigin))
  })
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done))
  const bound = elsewhere.address()
  builderOrigin = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
})

afterAll(async () => {
  elsewhere?.closeAllConnections()
  elsewhere?.close()
})

const theirs = (page: Page) => page.frameLocator('iframe[title="Their builder"]')
const press = (page: Page, name: string) => theirs(page).getByRole('button', { name, exact: true }).click()
const openedWith = (page: Page) => page.evaluate(() => Reflect.get(window, 'openedWith') as unknown)
const person = (name: string) => ({ email: `${name}-${randomUUID()}@outside.example`, fullName: name })

test('an owner sets another builder by its address; admins do not see the field', async () => {
  const admin = await readPage(await signInFrom(shop, browse(shop), 'admin'), '/admin/settings/general')
  admin.getByRole('heading', { name: 'Tax' })
  expect(admin.queryAllByLabelText('Script of another builder')).toEqual([])

  const owner = await readPage(await signInFrom(shop, browse(shop), 'owner'), '/admin/settings/general')
  const saved = await owner.submit('Save Changes', {
    'Script of another builder': `${builderOrigin}/embed.js`,
    'Your shop’s id there': 'shop-7',
  })
  expect(saved.words).toContain('Settings saved')

  const policy: string = (await readPage(shop, '/builder')).headers.get('content-security-policy') ?? ''
  const allowed = policy.split('; ').filter((rule) => rule.includes(builderOrigin))
  const names = ['connect-src', 'font-src', 'frame-src', 'img-src', 'script-src', 'style-src']
  expect(allowed.map((rule) => rule.split(' ')[0]).sort()).toEqual(names)
})

test('when its script fails to load the shopper is notified and retries, and the requested sheet opens', async () => {
  isDown = true
  const { page } = await openPage(browser, { ...phone, baseURL: shop.origin })
  await page.goto('/builder')
  const notice = page.getByRole('region', { name: 'Builder not loaded' })
  await notice.getByText('Gang sheet builder is not loaded yet').waitFor()
  await page.getByRole('button', { name: 'Open the builder' }).click()
  await toast(page, 'Gang sheet builder is not loaded yet')
  await notice.waitFor()
  expect(await problems(page)).toEqual([])
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.screen.width])
  expect(width[0]).toBe(width[1])

  isDown = false
  await notice.getByRole('button', { name: 'Try again' }).click()
  await notice.waitFor({ state: 'detached' })
  // Clicked while the script was missing, it opens now.
  await press(page, 'Leave')
  await page.locator('iframe').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Open the builder' }).click()
  await press(page, 'Leave')
  await page.locator('iframe').waitFor({ state: 'detached' })
})

test('a sheet built elsewhere: opened as agreed, kept through sign-in, in the cart, edited there', async () => {
  const { page, complaints } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  await page.goto('/builder')
  await page.locator('[data-studio-loaded=yes]').waitFor({ state: 'attached' })
  await page.locator('label', { has: page.getByRole('radio', { name: /22 × 24 in/ }) }).click()
  await theirs(page).getByRole('heading', { name: 'Their builder' }).waitFor()
  await expect
    .poll(() => openedWith(page))
    .toMatchObject({
      shop_id: 'shop-7',
      size_id: 24,
      quantity: 1,
      sizes: expect.arrayContaining([
        { id: 24, title: '22 × 24 in', width: 22, height: 24, unit: 'in', price_cents: 1_200 },
      ]),
      settings: { warnBelowDpi: 150 },
    })
  // Messages from others are ignored.
  await page.evaluate(() => window.postMessage({ type: 'design:saved' }, '*'))
  await press(page, 'Save')
  await toast(page, 'Sign in required')
  await page.waitForURL(/\/auth\?next=(\/|%2F)builder/)
  await expect.poll(() => page.getByText('Design Saved').count()).toBe(0)

  await page.goto('/auth?mode=sign-up&next=/builder')
  await page.getByLabel('Full name').fill('Ada Lovelace')
  await page.getByLabel('Phone').fill('555 0100')
  await page.getByLabel('Email', { exact: true }).fill(person('ada').email)
  await page.getByLabel('Password', { exact: true }).fill('ink on film')
  await page.getByLabel('Confirm password').fill('ink on film')
  await page.locator('main').getByRole('button', { name: 'Create Account' }).click()
  await toast(page, 'Gang Sheet added to cart - $12.00')
  await page.waitForURL('**/cart')
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), pendingDesignKey)).toBe(null)
  expect(await shop.database.orm.select().from(savedProjects)).toMatchObject([
    { designId, projectType: 'gang_sheet', projectData: { raw: { pages: ['theirs'] }, size_id: 24 } },
  ])
  await expect.poll(() => page.getByText('was not found').count()).toBe(0)

  await page.getByRole('button', { name: /^Edit/ }).click()
  await theirs(page).getByLabel('Length').fill('36')
  await expect.poll(() => openedWith(page)).toMatchObject({ design_id: designId, size_id: 24, quantity: 2 })
  await press(page, 'Quick save')
  await toast(page, 'Design Saved')
  await press(page, 'Save')
  await page.waitForURL('**/cart')
  await page.getByText('Gang Sheet 22 × 36 in').first().waitFor()
  const cart = await page.evaluate((key) => localStorage.getItem(key), cartStorageKey)
  expect(JSON.parse(cart ?? '[]')).toMatchObject([
    { quantity: 2, designData: { design_id: designId, size_id: 36 } },
  ])
  expect(complaints.filter((words) => !words.includes('404'))).toEqual([])
})
