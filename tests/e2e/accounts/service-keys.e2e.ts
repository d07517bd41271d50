import { expect, test } from 'vitest'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { desktop } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()

test('an owner creates a key after a proof, sees it once, and revokes it', async () => {
  const { page, complaints, password } = await openSignedIn(browser, shop, desktop, {
    role: 'owner',
    email: 'otto@shop.example',
    fullName: 'Otto Prima',
  })
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'API keys' }).click()
  await page.getByText('No keys in use.').waitFor()
  await shop.database.pool.query(`update sessions set created_at = now() - interval '1 hour'`)
  await page.getByLabel('Which program it’s for').fill('ERP of the print floor')
  await page.getByLabel('Good for').selectOption({ label: '90 days' })
  await page.getByRole('checkbox', { name: /customer accounts/ }).check()
  await page.getByRole('checkbox', { name: 'See orders with' }).check()
  await page.getByRole('button', { name: 'Create Key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()

  const shown = page.getByRole('region', { name: 'The new key' })
  const key = (await shown.getByText(/^gangway_service_/).textContent()) ?? ''
  await page.getByText(/not used yet · good until/).waitFor()
  await page.getByText('orders.read, accounts.write').waitFor()
  expect(await problemsAtWidths(page, { include: 'main' })).toEqual([])
  await shoot(page, 'keys')
  const ask = async () => {
    const headers = { authorization: `Bearer ${key}` }
    return (await fetch(`${shop.origin}/auth/v1/admin/users`, { headers })).status
  }
  expect(await ask()).toBe(200)
  await page.reload()
  await page.getByText('last used').waitFor()
  expect(await page.content()).not.toContain(key)

  await page.getByRole('button', { name: 'Revoke ERP of the print floor' }).click()
  await page.getByRole('button', { name: 'Revoke key' }).click()
  await toast(page, 'Key revoked')
  await page.getByText('1 revoked key').waitFor()
  expect(await ask()).not.toBe(200)
  expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([])
})

test('staff who are not owners see neither the tab nor the page', async () => {
  const staff = await signInFrom(shop, browse(shop), 'admin')
  const general = await readPage(staff, '/admin/settings/general')
  general.in('main').getByRole('link', { name: 'Shipping' })
  expect(general.queryByRole('link', { name: 'API keys' })).toBeNull()
  ;(await readPage(staff, '/admin/settings/keys')).getByRole('heading', { name: 'Access Denied' })
})
