import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitorCookieName } from '#server/http/visit.ts'
import { desktop } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { presentDraft } from '#tests/harness/pages/account-drafts.ts'
import { addFiles, keptSheet, pictureFile, placedSays, setCopies } from '#tests/harness/pages/studio.ts'
import { fillShelf, keepInBrowser, openKept, sitDown } from '#tests/harness/pages/studio-desk.ts'
import { visitor } from '#tests/harness/sell.ts'
import { useShop } from '#tests/harness/use-shop.ts'

// Closing a tab with the studio: the browser asks only if something would be lost.

const { shop, browser } = await useShop({ isAlive: true })
const fox = await pictureFile('fox.png', 900, 600, { r: 220, g: 30, b: 60 })
const shelf = await fillShelf(shop, [fox])

/** Closes the tab as a person does; when asked, stays. A page can ask only after some interaction with it. */
async function closeTab(page: Page): Promise<'asked' | 'closed'> {
  await page.getByRole('button', { name: 'Show the whole sheet' }).click()
  const outcome = new Promise<'asked' | 'closed'>((done) => {
    page.once('close', () => done('closed'))
    page.once('dialog', (dialog) => {
      expect(dialog.type()).toBe('beforeunload')
      void dialog.dismiss().then(() => done('asked'))
    })
  })
  void page.close({ runBeforeUnload: true })
  return outcome
}

const copiesKept = async (page: Page) => (await keptSheet(page))?.placements.length
const kept = (page: Page, words: string) =>
  page.getByRole('status', { name: 'Where your work is kept' }).filter({ hasText: words }).waitFor()

/** Another tab of the same browser continues the sheet. */
async function goOn(page: Page): Promise<Page> {
  const again = await page.context().newPage()
  await again.goto('/builder')
  const unfinished = again.getByRole('region', { name: 'Unfinished sheet' })
  await unfinished.getByRole('button', { name: 'Continue' }).click()
  return again
}

test('a visitor is asked while a file is uploading; not once it is on the sheet, nor offline, when the browser keeps the draft: it is there again afterwards', async () => {
  const { page, openEmpty } = await sitDown(browser, shop, desktop, shelf)
  await openEmpty()
  const held = Promise.withResolvers<void>()
  await page.route('**/uploads/artworks/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await addFiles(page, [fox])
  await page.getByRole('progressbar').waitFor()
  expect(await closeTab(page)).toBe('asked')
  held.resolve()
  await placedSays(page, '1 of 1 placed')
  await expect.poll(() => copiesKept(page)).toBe(1)
  expect(await closeTab(page)).toBe('closed')

  const again = await goOn(page)
  await placedSays(again, '1 of 1 placed')
  await page.context().setOffline(true)
  await kept(again, 'Keep working: your sheet is kept in this browser.')
  await setCopies(again, 'fox.png', 4)
  await placedSays(again, '4 of 4 placed')
  expect(await closeTab(again)).toBe('closed')
  await page.context().setOffline(false)
  await placedSays(await goOn(page), '4 of 4 placed')
})

test('signed in, offline and with full storage it asks; not once the account has the work', async () => {
  const customer = { role: 'customer', email: `ada-${randomUUID()}@leave.example`, fullName: 'Ada' } as const
  const { page, actor } = await openSignedIn(browser, shop, desktop, customer)
  const { each } = await fillShelf(shop, [fox], actor)
  await keepInBrowser(page, each)
  await openKept(page, each)
  await page.getByText('Kept in your account', { exact: true }).waitFor()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await page.context().setOffline(true)
  await setCopies(page, 'fox.png', 3)
  await placedSays(page, '3 of 3 placed')
  await kept(page, 'Keep this page open')
  expect(await closeTab(page)).toBe('asked')
  await page.context().setOffline(false)
  await page.getByText('Kept in your account', { exact: true }).waitFor()
  expect((await presentDraft(shop, actor, 'new'))?.copies).toBe(3)
  expect(await closeTab(page)).toBe('closed')
})

test('the sheet of a signed-out account is neither opened nor overwritten, and returns with the account', async () => {
  const { page } = await sitDown(browser, shop, desktop, { ...shelf, actor: visitor() })
  await keepInBrowser(page, shelf.each)
  await page.goto('/builder')
  const card = page.getByRole('region', { name: 'Unfinished sheet' })
  await card.getByText('This sheet belongs to an account.').waitFor()
  const studio = page.getByRole('dialog', { name: 'Gang sheet studio' })
  expect([await studio.count(), await copiesKept(page)]).toEqual([0, 1])
  await card.getByRole('button', { name: 'Start a new sheet' }).click()
  await studio.getByLabel(/^Gang sheet with 0 placed copies/).waitFor()
  await page.getByRole('button', { name: 'Close the studio' }).click()
  await card.waitFor({ state: 'detached' })

  await page
    .context()
    .addCookies([{ name: visitorCookieName, value: shelf.actor.visitorId, url: shop.origin }])
  await page.goto('/builder')
  await card.getByText('Your unfinished sheet is still here.').waitFor()
  expect(await copiesKept(page)).toBe(1)

  // If another tab finishes it, no card is left that would open it again.
  const other = await page.context().newPage()
  await other.goto('/health/live')
  await other.evaluate(() => localStorage.clear())
  await card.waitFor({ state: 'detached' })
})
