import { expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { desktop, openBrowser, phone } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/problems.ts'
import { startTestShop } from '#tests/harness/shop.ts'

test.each([
  ['desktop', desktop],
  ['phone without JavaScript', { ...phone, javaScriptEnabled: false }],
] as const)(
  'an address is saved, corrected, changed, made the default and removed, on a %s',
  async (_, device) => {
    await using shop = await startTestShop({ servePage: await loadBuiltPages(), staticFolder })
    await using browser = await openBrowser()
    const ada = { role: 'customer', email: 'ada@example.com', fullName: 'Ada Lovelace' } as const
    const { page, complaints, actor } = await openSignedIn(browser, shop, device, ada)
    const home = { street1: '114 Foundry Row', city: 'Austin', state: 'TX', zip: '78702' }
    await shop.people.addAddress(actor, home)
    const card = page.getByRole('region', { name: 'Addresses' })
    const fill = async (fields: Record<string, string>) => {
      const form = card.locator('details[open]')
      for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text)
      await form.getByRole('button', { name: 'Save Address' }).click()
    }

    await page.goto('/profile')
    await card.getByText('Add an address').click()
    await fill({ 'Street address': '7 Ink Lane', City: 'Dallas', State: 'TX', 'ZIP code': '10001' })
    await card.getByText('This ZIP code is not of this state').waitFor()
    if (!('javaScriptEnabled' in device)) {
      expect(await problems(page)).toEqual([])
    }
    await fill({ 'ZIP code': '75201' })
    await card.getByText('Dallas, TX 75201').waitFor()

    await card.getByRole('button', { name: 'Make 7 Ink Lane the default' }).click()
    await card.getByRole('button', { name: 'Make 114 Foundry Row the default' }).waitFor()
    await card.getByText('Change 7 Ink Lane').click()
    await fill({ 'Street address': '9 Ink Lane' })
    await card.getByRole('button', { name: 'Remove 9 Ink Lane' }).waitFor()
    const both = await shop.people.listAddresses(actor)
    expect(both.map(({ street1, zip, isDefault }) => [street1, zip, isDefault])).toEqual([
      ['9 Ink Lane', '75201', true],
      ['114 Foundry Row', '78702', false],
    ])

    await card.getByRole('button', { name: 'Remove 9 Ink Lane' }).click()
    await card.getByRole('button', { name: 'Remove 9 Ink Lane' }).waitFor({ state: 'detached' })
    expect(await shop.people.listAddresses(actor)).toMatchObject([{ ...home, isDefault: true }])
    expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([])
  },
)
