import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { desktop } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { type ReadPage, readPage } from '#tests/harness/read-page.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()

const home = { street1: '114 Foundry Row', city: 'Austin', state: 'TX', zip: '78702' }
const inkLane = { 'Street address': '7 Ink Lane', City: 'Dallas', State: 'TX', 'ZIP code': '10001' }

test('an address is saved, corrected, changed, made the default and removed', async () => {
  const ada = { role: 'customer', email: 'ada@example.com', fullName: 'Ada Lovelace' } as const
  const { page, complaints, actor } = await openSignedIn(browser, shop, desktop, ada)
  await shop.people.addAddress(actor, home)
  const card = page.getByRole('region', { name: 'Addresses' })
  const fill = async (fields: Record<string, string>) => {
    const form = card.locator('details[open]')
    for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text)
    await form.getByRole('button', { name: 'Save Address' }).click()
  }

  await page.goto('/profile')
  await card.getByText('Add an address').click()
  await fill(inkLane)
  await card.getByText('This ZIP code isn’t in this state').waitFor()
  expect(await problemsAtWidths(page, { include: 'section[aria-labelledby=addresses]' })).toEqual([])
  await fill({ 'ZIP code': '75201' })
  await card.getByText('Dallas, TX 75201').waitFor()
  await card.locator('summary:focus', { hasText: 'Add an address' }).waitFor()

  // Half-typed text stays when something else in the list is changed.
  await card.getByText('Add an address').click()
  await card.locator('details[open]').getByLabel('City').fill('Marfa')
  await card.getByText('Change 114 Foundry Row').click()
  const change = card.getByRole('listitem').filter({ hasText: '114 Foundry Row' }).locator('details')
  await change.getByLabel('Apartment').fill('Unit 4')
  await card.getByRole('button', { name: 'Make 7 Ink Lane the default' }).click()
  await card.getByRole('button', { name: 'Make 114 Foundry Row the default' }).waitFor()
  expect(await change.getByLabel('Apartment').inputValue()).toBe('Unit 4')
  await card.getByText('Change 114 Foundry Row').click()
  expect(await card.locator('details[open]').getByLabel('City').inputValue()).toBe('Marfa')
  await card.getByText('Add an address').click()
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
})

test('without scripts the same forms work', async () => {
  const visitor = await signInFrom(shop, browse(shop))
  const { actor } = visitor
  await shop.people.addAddress(actor, home)
  /** The button of the form that this opens. */
  const saveUnder = (page: ReadPage, summary: string): HTMLElement => {
    const details = page.in('region', 'Addresses').getByText(summary).closest('details')
    if (!details) throw new Error(`“${summary}” opens nothing`)
    return within(details).getByRole('button', { name: 'Save Address', hidden: true })
  }

  const profile = await readPage(visitor, '/profile')
  const refused = await profile.submit(saveUnder(profile, 'Add an address'), inkLane)
  refused.in('region', 'Addresses').getByText('This ZIP code isn’t in this state')
  const saved = await refused.submit(saveUnder(refused, 'Add an address'), { 'ZIP code': '75201' })
  expect(saved.words).toContain('Dallas, TX 75201')
  const first = await saved.submit('Make 7 Ink Lane the default')
  const moved = await first.submit(saveUnder(first, 'Change 7 Ink Lane'), { 'Street address': '9 Ink Lane' })
  const both = await shop.people.listAddresses(actor)
  expect(both.map(({ street1, zip, isDefault }) => [street1, zip, isDefault])).toEqual([
    ['9 Ink Lane', '75201', true],
    ['114 Foundry Row', '78702', false],
  ])
  const removed = await moved.submit('Remove 9 Ink Lane')
  expect(removed.queryByRole('button', { name: 'Remove 9 Ink Lane' })).toBeNull()
  expect(await shop.people.listAddresses(actor)).toMatchObject([{ ...home, isDefault: true }])
})
