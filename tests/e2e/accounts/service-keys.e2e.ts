import { expect, test } from 'vitest'
import { desktop, openBrowser, phone } from '#tests/harness/browser.ts'
import { openAsStaff, openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { startBuiltShop } from '#tests/harness/use-shop.ts'

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'an owner makes a key after a proof, sees it once, and revokes it, on a %s',
  async (name, device) => {
    await using shop = await startBuiltShop()
    await using browser = await openBrowser()
    const { page, complaints, password } = await openSignedIn(browser, shop, device, {
      role: 'owner',
      email: 'otto@shop.example',
      fullName: 'Otto Prima',
    })
    await page.goto('/admin/settings')
    await page.getByRole('link', { name: 'API keys' }).click()
    await page.getByText('No keys in use.').waitFor()
    await shop.database.pool.query(`update sessions set created_at = now() - interval '1 hour'`)
    await page.getByLabel('Which program it is for').fill('ERP of the print floor')
    await page.getByLabel('Good for').selectOption({ label: '90 days' })
    await page.getByRole('checkbox', { name: /accounts of customers/ }).check()
    await page.getByRole('checkbox', { name: 'See orders with' }).check()
    await page.getByRole('button', { name: 'Create Key' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Continue' }).click()

    const shown = page.getByRole('region', { name: 'The new key' })
    const key = (await shown.getByText(/^gangway_service_/).textContent()) ?? ''
    await page.getByText(/not used yet · good until/).waitFor()
    await page.getByText('orders.read, accounts.write').waitFor()
    expect(await problems(page)).toEqual([])
    await shoot(page, `keys-${name}`)
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
  },
)

test('staff who are no owners see neither the tab nor the page', async () => {
  await using shop = await startBuiltShop()
  await using browser = await openBrowser()
  const { page } = await openAsStaff(browser, shop, '/admin/settings/general')
  await page.getByRole('main').getByRole('link', { name: 'Shipping' }).waitFor()
  expect(await page.getByRole('link', { name: 'API keys' }).count()).toBe(0)
  await page.goto('/admin/settings/keys')
  await page.getByText('Access Denied').first().waitFor()
})
