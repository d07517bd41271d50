import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { draftKey } from '#app/studio/browser/kept-draft.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { presentDraft } from '#tests/harness/pages/account-drafts.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import {
  addFiles,
  boxedFile,
  dragByMouse,
  inkSeen,
  keptSheet,
  pictureFile,
  placedSays,
} from '#tests/harness/pages/studio.ts'
import { fillShelf, keepInBrowser, openKept, sitDown } from '#tests/harness/pages/studio-desk.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { killerOf } from '#tests/harness/processes/worker-end.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
const red = { r: 220, g: 30, b: 60 }
const fox = await pictureFile('fox.png', 900, 600, red)
const shelf = await fillShelf(shop, [fox, await boxedFile()])
const oneFox = shelf.sheetOf({ 'fox.png': 1 })

const customer = () =>
  ({ role: 'customer', email: `ada-${randomUUID()}@faults.example`, fullName: 'Ada Lovelace' }) as const

const kept = (page: Page, words: string) =>
  page.getByRole('status', { name: 'Where your work is kept' }).filter({ hasText: words }).waitFor()
const note = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor()

/** The studio of a signed-in user, with one image on the sheet, which the account has as well. */
async function signedInStudio() {
  const opened = await openSignedIn(browser, shop, desktop, customer())
  const { each } = await fillShelf(shop, [fox], opened.actor)
  await keepInBrowser(opened.page, each)
  await openKept(opened.page, each)
  await note(opened.page, 'Kept in your account')
  return opened
}

async function setCopies(page: Page, copies: number): Promise<void> {
  const field = page.getByRole('group', { name: 'Copies of fox.png' }).getByRole('textbox')
  await field.fill(String(copies))
  await field.press('Enter')
}

const copiesInAccount = async (actor: Actor): Promise<number | undefined> =>
  (await presentDraft(shop, actor, 'new'))?.copies

/** The same person in another browser. */
async function anotherDevice(page: Page, device = phone): Promise<Page> {
  const other = (await openPage(browser, { ...device, baseURL: shop.origin })).page
  const session = (await page.context().cookies()).filter(({ name }) => name === 'gangway_session')
  await other.context().addCookies(session)
  return other
}

test('a sheet begun on one device continues on another, and if both continued it, one is chosen', async () => {
  const { page, actor } = await signedInStudio()
  const other = await anotherDevice(page)
  await other.goto('/builder', { waitUntil: 'networkidle' })
  await other
    .getByRole('region', { name: 'Unfinished sheet' })
    .getByRole('button', { name: 'Continue' })
    .click()
  await placedSays(other, '1 of 1 placed')

  // Both continue; the phone's version is saved first.
  await other.getByRole('button', { name: 'Artwork', exact: true }).click()
  await setCopies(other, 3)
  await expect.poll(() => copiesInAccount(actor)).toBe(3)
  await setCopies(page, 2)
  const dialog = page.getByRole('dialog', { name: 'Two versions of your sheet' })
  await dialog.getByRole('img', { name: 'Here in this browser: 2 placements' }).waitFor()
  await dialog.getByRole('img', { name: /^Another device: Chrome on .*: 3 placements$/ }).waitFor()
  // Both show when they were last changed.
  await expect.poll(() => dialog.locator('time').count()).toBe(2)
  await dialog.locator('image').nth(4).waitFor({ state: 'attached' })
  expect(await problems(page, { include: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Keep this browser’s' }).click()
  await toast(page, 'We kept the other version, too')
  await expect.poll(() => copiesInAccount(actor)).toBe(2)

  // The other one is among the saved designs, and can be restored.
  await page.goto('/customer-portal?tab=designs', { waitUntil: 'networkidle' })
  const aside = page.getByRole('listitem').filter({ hasText: 'Version set aside' })
  await aside.getByText('Another device: Chrome on').waitFor()
  await aside.getByRole('button', { name: 'Restore' }).click()
  await page.waitForURL('**/builder')
  await expect.poll(() => copiesInAccount(actor)).toBe(3)

  // Saved: no draft of it remains. The studio was open in this tab, and opens again.
  await placedSays(page, '3 of 3 placed')
  await page.getByRole('button', { name: 'Save design' }).click()
  await toast(page, 'Design Saved')
  await expect.poll(() => copiesInAccount(actor)).toBe(undefined)
})

test('offline, during a server restart, and with full storage editing continues: a notice says so, and the account has the work', async () => {
  const { page, actor } = await signedInStudio()
  await page.context().setOffline(true)
  await kept(page, 'send it to your account when the connection is back')
  await setCopies(page, 4)
  await placedSays(page, '4 of 4 placed')
  await page.getByRole('button', { name: 'Save design' }).click()
  await toast(page, 'Your design could not be saved')
  await expect.poll(() => copiesInAccount(actor)).toBe(1)
  await page.context().setOffline(false)
  await note(page, 'Kept in your account')
  await expect.poll(() => copiesInAccount(actor)).toBe(4)
  await expect.poll(() => page.getByRole('status', { name: 'Where your work is kept' }).innerText()).toBe('')

  await page.route('**/api/v1/**', (route) => route.abort('connectionrefused'))
  await setCopies(page, 5)
  await kept(page, 'No connection to the shop')
  await placedSays(page, '5 of 5 placed')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await note(page, 'Kept in your account')
  await expect.poll(() => copiesInAccount(actor)).toBe(5)

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await setCopies(page, 6)
  await kept(page, 'Your sheet is kept in your account instead')
  await placedSays(page, '6 of 6 placed')
  await note(page, 'Kept in your account')
  await expect.poll(() => copiesInAccount(actor)).toBe(6)
  await page.reload({ waitUntil: 'networkidle' })
  await placedSays(page, '6 of 6 placed')
})

test('a visitor whose browser stores nothing is notified, and asked before the page is closed', async () => {
  const { page, open } = await sitDown(browser, shop, phone, shelf)
  await open(oneFox)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: 'Artwork', exact: true }).click()
  await setCopies(page, 2)
  await placedSays(page, '2 of 2 placed')
  await kept(page, 'This browser’s storage is full, so it can’t keep drafts. Save your design')
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.screen.width))
    .toBe(0)
  const asked = page.waitForEvent('dialog')
  const gone = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).accept()
  await gone
})

test('reloaded in the middle of a drag, an upload and a layout, and crashed by a worker that runs out of memory, the sheet is unchanged', async () => {
  const { page, open } = await sitDown(browser, shop, desktop, shelf)
  await open(oneFox)
  await page.getByRole('button', { name: 'Fit' }).first().waitFor()
  const { x, y } = await inkSeen(page, red)
  await dragByMouse(page, { x, y }, { x: x + 40, y: y + 30 })
  const copies = () =>
    page.evaluate((key) => {
      const draft = JSON.parse(localStorage.getItem(key) ?? 'null')
      return { awaiting: draft?.awaiting.length, placements: draft?.document.placements.length }
    }, draftKey)
  // A copy being dragged, another image uploading, and a layout that has just started.
  await setCopies(page, 30)
  const moved = await inkSeen(page, red)
  await page.mouse.move(moved.left + 5, moved.top + 5)
  await page.mouse.down()
  await page.mouse.move(moved.left + 60, moved.top + 60)
  await page.route('**/uploads/artworks/**', () => {})
  await addFiles(page, [await pictureFile('owl.png', 600, 600, { r: 20, g: 90, b: 200 })])
  await page.reload({ waitUntil: 'commit' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await placedSays(page, '30 of 30 placed')
  await toast(page, 'Your sheet is as you left it')
  await expect.poll(copies).toEqual({ awaiting: 0, placements: 30 })

  await setCopies(page, 7)
  await expect.poll(async () => (await keptSheet(page))?.placements.length).toBe(7)
  const context = page.context()
  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  // Never answered: the page that would answer is gone.
  void session.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
  const again = await context.newPage()
  await again.goto('/builder')
  await again
    .getByRole('region', { name: 'Unfinished sheet' })
    .getByRole('button', { name: 'Continue' })
    .click()
  await toast(again, 'Your sheet is as you left it')
  await placedSays(again, '7 of 7 placed')
})

test('when the script that uploads or the one that reads the saved sheet fails to load, a notice says so, and the sheet stays', async () => {
  const { page, open } = await sitDown(browser, shop, desktop, shelf)
  const lose = (script: string) => page.route(`**/assets/${script}-*.js`, (route) => route.abort())
  const find = () => page.unrouteAll({ behavior: 'ignoreErrors' })
  await lose('uploads')
  await open(shelf.each)
  await addFiles(page, [fox])
  await page.getByText('If the upload doesn’t resume once it’s back, reload the page').waitFor()

  await find()
  await lose('to-draft')
  await page.reload()
  await page.getByRole('region', { name: 'Builder not loaded' }).waitFor()
  await find()
  await page.getByRole('button', { name: 'Open the studio' }).click()
  await placedSays(page, '2 of 2 placed')
  await addFiles(page, [fox])
  await placedSays(page, '3 of 3 placed')
})

test('a worker killed mid-task is reported, and can be retried: copies are still laid out, a sheet to fill is unchanged, the dots are viewed again', async () => {
  const { page, open } = await sitDown(browser, shop, desktop, shelf)
  const { killAtWork, untilMissed } = await killerOf(page)
  await open(shelf.each)
  await page.clock.install()
  await killAtWork('nest-worker')
  await setCopies(page, 12)
  const interrupted = page.locator('[data-sonner-toast]', { hasText: 'The layout was interrupted' })
  await untilMissed('nest-worker', () => interrupted.isVisible())
  await interrupted.getByText('Your sheet is kept, but your copies got a simpler layout.').waitFor()
  await placedSays(page, '13 of 13 placed')
  await interrupted.getByRole('button', { name: 'Try again' }).click()
  await setCopies(page, 14)
  await placedSays(page, '15 of 15 placed')

  await page.getByRole('application').focus()
  await page.keyboard.press('n')
  await page.getByText('1 copy selected').waitFor()
  await page.keyboard.press('f')
  await toast(page, 'The sheet is full')
  await page.keyboard.press('Control+z')
  await placedSays(page, '15 of 15 placed')
  await killAtWork('work-worker')
  await page.keyboard.press('f')
  const asItWas = page.getByText('Your sheet is unchanged. Please try again.')
  await untilMissed('work-worker', () => asItWas.isVisible())
  await placedSays(page, '15 of 15 placed')
  await page.keyboard.press('f')
  await expect.poll(async () => (await keptSheet(page))?.placements.length).toBeGreaterThan(20)
  await page.keyboard.press('Control+z')
  await placedSays(page, '15 of 15 placed')

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'See and repair' }).first().click()
  const look = page.getByRole('dialog', { name: 'How logo.png will print' })
  await look.getByRole('img', { name: 'As it is: one kind of spot' }).waitFor()
  await killAtWork('heat-worker')
  await look.getByRole('button', { name: 'Remove the white box' }).click()
  const told = look.getByText('We couldn’t check the image. Your sheet is unchanged.')
  await untilMissed('heat-worker', () => told.isVisible())
  await look.getByRole('button', { name: 'Try again' }).click()
  await look.getByRole('img', { name: 'After: no spots' }).waitFor()
  await page.keyboard.press('Escape')
  await look.waitFor({ state: 'detached' })
  await placedSays(page, '15 of 15 placed')
})

test('on a phone an unprintable file is flagged beside the sheet, which is not saved without it unless confirmed', async () => {
  const { page, open } = await sitDown(browser, shop, phone, shelf)
  await open(oneFox)
  await page.getByRole('button', { name: 'Artwork', exact: true }).click()
  await addFiles(page, [{ name: 'words.docx', mimeType: 'application/msword', buffer: Buffer.from('words') }])
  await page.getByText('Not uploaded.').waitFor()
  await page.getByRole('button', { name: 'Close the panel' }).click()
  await page.getByRole('button', { name: '1 file not on the sheet' }).waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  const asked = page.getByRole('dialog', { name: 'Look at this first' })
  await asked.getByText('Not on this sheet: words.docx').waitFor()
  await asked.getByRole('button', { name: 'Save without them' }).waitFor()
  await asked.getByRole('button', { name: 'Look' }).click()
  await page.getByRole('button', { name: 'Cancel words.docx' }).click()
  await page.getByText('1 file not on the sheet').waitFor({ state: 'detached' })
})
