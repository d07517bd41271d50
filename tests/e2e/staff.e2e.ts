import { expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { linkMailedTo } from '#tests/harness/auth.ts'
import { desktop, openBrowser, openPage } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problemsAtWidths } from '#tests/harness/problems-at-widths.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { toast } from '#tests/harness/toast.ts'

test('an owner invites, promotes, signs out and suspends', async () => {
  await using shop = await startTestShop({ servePage: await loadBuiltPages(), staticFolder })
  await using browser = await openBrowser()
  const { page, complaints } = await openSignedIn(browser, shop, desktop, {
    role: 'owner',
    email: 'otto@shop.example',
    fullName: 'Otto Prima',
  })
  const email = 'mara@shop.example'

  await page.goto('/admin/staff')
  const form = page.getByRole('form', { name: 'Invite somebody' })
  await form.getByLabel('Full name').fill('Mara Ito')
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Invite' }).click()
  await toast(page, `Invitation sent to ${email}`)
  const card = page.getByRole('article', { name: 'Mara Ito' })
  await card.getByText('0 sessions').waitFor()

  await shop.jobs.runDue()
  const link = await linkMailedTo(shop.mail, email)
  const { page: theirs } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  await theirs.goto(link.pathname + link.search)
  await theirs.getByLabel('New password', { exact: true }).fill('ink on film and foil')
  await theirs.getByLabel('Confirm password').fill('ink on film and foil')
  await theirs.getByRole('button', { name: 'Set New Password' }).click()
  await theirs.waitForURL((url) => url.pathname !== '/auth')
  await theirs.goto('/admin')
  await theirs.getByRole('heading', { name: 'Orders' }).first().waitFor()
  await theirs.goto('/admin/staff')
  await theirs.getByText('Access Denied').first().waitFor()

  await page.reload()
  await card.getByText('1 session', { exact: true }).click()
  await card.getByRole('button', { name: /^Sign Mara Ito out on Chrome/ }).waitFor()
  expect(await problemsAtWidths(page)).toEqual([])
  await card.getByRole('button', { name: /^Sign Mara Ito out on Chrome/ }).click()
  await toast(page, 'Signed out there')
  await card.getByText('0 sessions').waitFor()
  await theirs.goto('/admin')
  await theirs.getByText('Access Denied').first().waitFor()

  await card.getByLabel('Role of Mara Ito').selectOption('owner')
  await toast(page, 'Role changed')
  await card.getByRole('button', { name: 'Suspend' }).click()
  await card.getByText('Suspended', { exact: true }).waitFor()
  await theirs.goto('/auth')
  await theirs.getByLabel('Email').fill(email)
  await theirs.getByLabel('Password', { exact: true }).fill('ink on film and foil')
  await theirs.locator('main').getByRole('button', { name: 'Sign In' }).click()
  await theirs.goto('/admin')
  await theirs.getByText('Access Denied').first().waitFor()

  const oneself = page.getByRole('article', { name: 'Otto Prima' })
  await oneself.getByLabel('Role of Otto Prima').selectOption('customer')
  await toast(page, 'The shop needs an owner')
  await page.reload()
  await expect.poll(() => oneself.getByLabel('Role of Otto Prima').inputValue()).toBe('owner')
  await card.getByRole('button', { name: 'Lift suspension' }).click()
  await card.getByRole('button', { name: 'Suspend' }).waitFor()
  expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([])
})
