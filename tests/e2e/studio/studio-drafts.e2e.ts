import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { toCartItem } from '#app/builder/to-cart-item.ts'
import { cartStorageKey } from '#app/cart/cart-store.ts'
import { seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import { toPlacementDocument } from '#domain/studio/studio-document.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { desktop, openPage } from '#tests/harness/browser.ts'
import { nextSignedIn } from '#tests/harness/open-signed-in.ts'
import { draftsOf, goOnElsewhere, presentDraft } from '#tests/harness/pages/account-drafts.ts'
import { pictureFile, placedSays } from '#tests/harness/pages/studio.ts'
import { fillShelf, forgetAll } from '#tests/harness/pages/studio-desk.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { useShop } from '#tests/harness/use-shop.ts'

// Saved designs being changed: unsaved changes are in the account, and continue on another device.

const { shop, browser } = await useShop({ isAlive: true })
const fox = await pictureFile('fox.png', 900, 600, { r: 220, g: 30, b: 60 })

const desk = await openPage(browser, { ...desktop, baseURL: shop.origin })

const somebody = (role: 'customer' | 'admin') =>
  nextSignedIn(desk.page, shop, {
    role,
    email: `ada-${randomUUID()}@drafts.example`,
    fullName: 'Ada Lovelace',
  })

const note = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor()
const versionsOf = (page: Page) => page.getByRole('dialog', { name: 'Two versions of your sheet' })

async function setCopies(page: Page, name: string, copies: number): Promise<void> {
  const field = page.getByRole('group', { name: `Copies of ${name}` }).getByRole('textbox')
  await field.fill(String(copies))
  await field.press('Enter')
  await placedSays(page, `${copies} of ${copies} placed`)
}

/** A design of one fox, as the studio saves it. */
async function savedFox(actor: Actor): Promise<string> {
  const { each } = await fillShelf(shop, [fox], actor)
  const document = toPlacementDocument(each)
  const saved = await shop.designs.save(actor, { sizeId: 24, quantity: 1, document })
  if (!saved.ok) throw new Error(saved.message)
  return saved.design.designId
}

/** The cart of a browser that holds a design. */
async function openCart(page: Page, designId: string): Promise<void> {
  const size = seedGangSheetSizes.find(({ id }) => id === 24)
  if (!size) throw new TypeError('There is no such size')
  const item = toCartItem({ design_id: designId, size_id: size.id, quantity: 1, raw: null }, [size], null)
  await forgetAll(page)
  await page.evaluate(([key, cart]) => localStorage.setItem(key, cart), [
    cartStorageKey,
    JSON.stringify([{ ...item, id: 'gangsheet-1' }]),
  ] as const)
  await page.goto('/cart')
}

test('a design edited from the cart is kept in the account; when it was continued on another device, both versions are shown', async () => {
  const { page, actor } = await somebody('customer')
  const designId = await savedFox(actor)
  await openCart(page, designId)
  await page.getByRole('button', { name: 'Edit Gang Sheet' }).click()
  await page.waitForURL('**/gang-sheet')
  await placedSays(page, '1 of 1 placed')
  await setCopies(page, 'fox.png', 3)
  await note(page, 'Kept in your account')
  const subject = `${designId}:1`
  const inAccount = async () => (await presentDraft(shop, actor, subject))?.copies
  expect(await inAccount()).toBe(3)
  await goOnElsewhere(shop, actor, subject, 4)

  // The first device continues with what it has: both are shown, and the account's is chosen.
  await setCopies(page, 'fox.png', 2)
  const versions = versionsOf(page)
  await versions.getByRole('img', { name: 'Here in this browser: 2 placements' }).waitFor()
  await versions.getByRole('img', { name: 'Another device: Safari on iPhone: 4 placements' }).waitFor()
  await versions.getByRole('button', { name: 'Keep the account’s' }).click()
  await toast(page, 'We kept the other version, too')
  await placedSays(page, '4 of 4 placed')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL('**/cart')
  await page.getByText('1 artwork, 4 copies').first().waitFor()
  await expect.poll(inAccount).toBe(undefined)
  const kept = await draftsOf(shop, actor)
  expect(kept).toMatchObject([{ isSetAside: true, copies: 2 }])
})

test('a saved design is kept as it changes, survives a reload, and continues in a browser that stores nothing, opened from the account', async () => {
  const { page, actor } = await somebody('customer')
  const designId = await savedFox(actor)
  await page.goto(`/gang-sheet?design=${designId}`)
  await placedSays(page, '1 of 1 placed')
  await setCopies(page, 'fox.png', 5)
  await note(page, 'Kept in your account')
  await page.reload()
  await toast(page, 'Your sheet is as you left it')
  await placedSays(page, '5 of 5 placed')

  await forgetAll(page)
  await page.goto('/customer-portal?tab=designs', { waitUntil: 'networkidle' })
  const unfinished = page.getByRole('listitem').filter({ hasText: 'Changed design' })
  await unfinished.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/gang-sheet?design=*')
  await placedSays(page, '5 of 5 placed')

  // This browser made no changes: it takes the account's version from another one without asking.
  await goOnElsewhere(shop, actor, `${designId}:1`, 6)
  await page.reload()
  await placedSays(page, '6 of 6 placed')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL('**/customer-portal?tab=designs')
  await expect.poll(() => presentDraft(shop, actor, `${designId}:1`)).toBe(null)
  expect((await shop.designs.get(actor, designId))?.document.placements).toHaveLength(6)
})

test('staff change an ordered sheet: their unfinished work is in their own account, where another device may have continued it', async () => {
  const { order, item } = await sellDrawnSheet(shop, signedIn())
  const { page, actor } = await somebody('admin')
  const address = `/admin/orders/${order.id}/items/${item.id}/studio`
  await page.goto(address)
  await placedSays(page, '1 of 1 placed')
  await setCopies(page, 'Fox.png', 2)
  await note(page, 'Kept in your account')
  expect(await draftsOf(shop, actor)).toMatchObject([
    { subject: expect.stringMatching(`^order-${order.id}-item-${item.id}:\\d+$`), copies: 2 },
  ])

  const [draft] = await draftsOf(shop, actor)
  await goOnElsewhere(shop, actor, draft?.subject ?? '', 3)
  await setCopies(page, 'Fox.png', 4)
  const versions = versionsOf(page)
  await versions.getByRole('img', { name: 'Here in this browser: 4 placements' }).waitFor()
  // The customer's artwork is drawn in both, not gray.
  await versions.locator('image').nth(6).waitFor({ state: 'attached' })
  await versions.getByRole('button', { name: 'Keep this browser’s' }).click()
  await toast(page, 'We kept the other version, too')
  await page.getByRole('button', { name: 'Save to the order' }).click()
  const asked = page.getByRole('dialog', { name: 'Look at this first' })
  await asked.getByRole('button', { name: 'Print it as it is' }).last().click()
  await page.waitForURL(`**/admin/orders/${order.id}`)
  const now = await shop.orders.getForStaff(actor, order.id)
  expect(now?.items[0]?.designData?.document?.placements).toHaveLength(4)
  expect(await draftsOf(shop, actor)).toMatchObject([{ isSetAside: true, copies: 3 }])
})

test('staff make a proof: unfinished, it is in their own account and continues elsewhere; sent, it leaves no draft', async () => {
  const customer = signedIn()
  const { item } = await sellDrawnSheet(shop, customer)
  const asked = { item: item.id, details: 'Two foxes' }
  const { request } = await shop.operations.ask('edit-requests.create', customer, asked)
  const { page, actor } = await somebody('admin')
  const address = `/admin/edit-requests/${request}/proof`
  await page.goto(address)
  await placedSays(page, '1 of 1 placed')
  await setCopies(page, 'Fox.png', 2)
  await note(page, 'Kept in your account')
  expect(await draftsOf(shop, actor)).toMatchObject([{ subject: `proof-${request}`, copies: 2 }])

  // A browser with nothing stored counts as another device.
  await forgetAll(page)
  await page.goto('/customer-portal?tab=designs', { waitUntil: 'networkidle' })
  const unfinished = page.getByRole('listitem').filter({ hasText: 'Proof' })
  await unfinished.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`**${address}`)
  await placedSays(page, '2 of 2 placed')
  const show = page.getByRole('button', { name: 'Show the customer' })
  const warned = page.getByRole('dialog', { name: 'Look at this first' })
  const accept = warned.getByRole('button', { name: 'Print it as it is' }).last()
  await show.click()
  await accept.click()
  // Not sent yet: the draft stays, and work continues.
  await page.getByRole('button', { name: 'Keep working' }).click()
  await setCopies(page, 'Fox.png', 3)
  await note(page, 'Kept in your account')
  expect(await draftsOf(shop, actor)).toMatchObject([{ copies: 3 }])

  await show.click()
  await accept.or(page.getByLabel('Note to the customer')).first().waitFor()
  if (await accept.isVisible()) await accept.click()
  await page.getByLabel('Note to the customer').fill('Three of them')
  await page.getByRole('button', { name: 'Send the proof' }).click()
  await toast(page, 'Proof sent')
  await page.waitForURL('**/admin/edit-requests?request=*')
  await expect.poll(() => draftsOf(shop, actor)).toEqual([])
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':proof:')))
  expect(await kept()).toEqual([])
})
