import { expect, test } from 'vitest'
import { openAsStaff, type SignedInPage } from '#tests/harness/open-signed-in.ts'
import { countPresses } from '#tests/harness/pages/count-presses.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { promote } from '#tests/harness/promote.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { designedLine, sellGangSheet, visitor } from '#tests/harness/sell.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()
/** The desktop page of a staff member, shared by the tests in turn. */
const desk = await openAsStaff(browser, shop, null)

async function openOn(device: SignedInPage, path: string): Promise<SignedInPage> {
  device.complaints.length = 0
  await device.page.goto(path)
  return device
}

test('shoppers see a sheet’s new price right away', async () => {
  const { page, complaints } = await openOn(desk, '/admin/settings')
  expect(new URL(page.url()).pathname).toBe('/admin/settings/pricing')
  const presses = await countPresses(page)
  await page.getByLabel('22 × 12 in, Price').fill('7.25')
  await page.getByRole('region', { name: 'Gang sheets' }).getByRole('button', { name: 'Save Prices' }).click()
  await toast(page, '1 price saved')
  expect(await presses()).toBe(1)
  const home = await readPage(shop, '/')
  expect(home.getAllByRole('link', { name: '22 × 12 in, $7.25' })).not.toEqual([])
  expect(await problems(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a price that someone else changed is shown beside the typed one, which stays and is saved by a second press', async () => {
  const { page, actor } = await openOn(desk, '/admin/settings/pricing')
  const tumblers = page.getByRole('region', { name: 'Tumblers' })
  const double = tumblers.getByLabel('20oz, Double side')
  const theirs = async (from: number, to: number) => {
    await shop.operations.ask('tumblers.change-prices', actor, { prices: { '20oz/double': { from, to } } })
  }
  /** Saving one table makes the page reload all of them. */
  const readAgain = async (price: string) => {
    await page.getByLabel('22 × 12 in, Price').fill(price)
    await page
      .getByRole('region', { name: 'Gang sheets' })
      .getByRole('button', { name: 'Save Prices' })
      .click()
    await toast(page, '1 price saved')
  }
  await theirs(3_000, 3_050)
  await readAgain('7.50')
  await expect.poll(() => double.inputValue()).toBe('30.50')

  await tumblers.getByLabel('20oz, Single side').fill('26.00')
  await double.fill('31')
  await theirs(3_050, 2_900)
  await readAgain('7.75')
  expect(await double.inputValue()).toBe('31')
  await tumblers.getByRole('button', { name: 'Save Prices' }).click()
  await toast(page, 'Failed to save pricing')
  expect(await tumblers.getByRole('alert').innerText()).toMatch(
    /Someone else saved these prices .*20oz, Double side\s+\$29\.00\s+\$31\.00/s,
  )
  await shoot(page, 'price-conflict')
  expect(await double.getAttribute('aria-invalid')).toBe('true')
  expect(await double.inputValue()).toBe('31')
  expect((await shop.tumblers.sizes())[0]?.prices).toMatchObject({ single: 2_500, double: 2_900 })

  await tumblers.getByRole('button', { name: 'Save Prices' }).click()
  await toast(page, '2 prices saved')
  expect(await tumblers.getByRole('alert').count()).toBe(0)
  expect((await shop.tumblers.sizes())[0]?.prices).toMatchObject({ single: 2_600, double: 3_100 })
})

test('a tier with breaks makes ten shirts cheaper', async () => {
  const { page, actor } = await openOn(desk, '/admin/settings/pricing')
  await page.getByRole('button', { name: 'Add Tier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Pricing Tier' })
  await dialog.getByLabel('Base price').fill('20')
  await dialog.getByLabel('Setup fee').fill('15')
  await dialog.getByLabel('Price each').nth(1).fill('18.50')
  await dialog.getByRole('button', { name: 'Save Pricing' }).click()
  await toast(page, 'Pricing saved')
  await page.getByRole('row', { name: /T-shirt.*Every size.*\$20\.00.*\$15\.00.*10\+ \$18\.50/ }).waitFor()
  await expect
    .poll(() => shop.pricing.activeTiers())
    .toMatchObject([
      { product: 'tshirt', basePrice: 2_000, setupFee: 1_500, breaks: [{ from: 10, price: 1_850 }] },
    ])
  const [known] = (await shop.operations.ask('price-tiers.list', actor, {})).tiers
  await page.getByRole('button', { name: /^Edit .*T-shirt/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Pricing Tier' })
  await shop.operations.ask('price-tiers.update', actor, {
    ...{ productType: 'tshirt', basePriceCents: 1_900 },
    ...{ tier: known?.id ?? '', version: 1 },
  })
  await edit.getByLabel('Base price').fill('21')
  await edit.getByRole('button', { name: 'Save Pricing' }).click()
  await edit.getByRole('row', { name: 'Base price $19.00 $21.00' }).waitFor()
  await shoot(page, 'tier-conflict')
  await edit.getByRole('button', { name: 'Save mine anyway' }).click()
  await edit.waitFor({ state: 'detached' })
  await expect.poll(() => shop.pricing.activeTiers()).toMatchObject([{ basePrice: 2_100, setupFee: 1_500 }])

  await page.getByRole('button', { name: 'Add Tier' }).click()
  await dialog.getByLabel('Base price').fill('twenty')
  await dialog.getByRole('button', { name: 'Save Pricing' }).click()
  await toast(page, 'Failed to save pricing')
})

test('a discount is tried out, errors appear beside their field, and it is saved, changed and deleted', async () => {
  const { page, complaints, actor } = await openOn(desk, '/admin/settings/discounts')
  await page.getByText('No discounts yet').waitFor()
  await page.getByRole('button', { name: 'Add Discount' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Discount' })
  await dialog.getByLabel('Name').fill('Summer')
  await dialog.getByLabel('Value').fill('120')
  await dialog.getByRole('button', { name: 'Save Discount' }).click()
  await toast(page, 'Failed to save discount')
  await dialog.getByText('A percentage can be at most 100').waitFor()
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Summer')
  await dialog.getByLabel('Code').fill('summer15')
  await dialog.getByLabel('Value').fill('15')
  await dialog.getByLabel('Minimum order').fill('100')
  await dialog.getByRole('button', { name: 'Try' }).click()
  // 10 × $24, 8.25 % tax, free shipping.
  await dialog.getByText('$259.80 becomes $223.80: $36.00 off').waitFor()
  await dialog.getByLabel('Quantity').fill('1')
  await dialog.getByRole('button', { name: 'Try' }).click()
  await dialog.getByText('This code requires a minimum order of $100.00').waitFor()
  expect(await problems(page, { include: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Save Discount' }).click()
  await toast(page, 'Discount saved')
  await page.getByRole('row', { name: /SUMMER15.*15%.*from \$100\.00.*Active/ }).waitFor()

  await page.getByRole('button', { name: 'Edit SUMMER15' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Discount' })
  await edit.getByLabel('Type').selectOption('fixed_amount')
  await edit.getByLabel('Value').fill('5')
  await edit.getByLabel('Applies to').selectOption('category')
  await edit.getByLabel('Kinds').selectOption('Tumbler')
  await edit.getByRole('button', { name: 'Save Discount' }).click()
  await page.getByRole('row', { name: /SUMMER15.*\$5\.00.*Kinds of products/ }).waitFor()
  const listed = async () => (await shop.operations.ask('discounts.list', actor, {})).discounts
  expect(await listed()).toMatchObject([
    { code: 'SUMMER15', type: 'fixed_amount', value: 500, scope: 'category', targets: ['Tumbler'] },
  ])

  // A second staff member saves while this dialog is open.
  await page.getByRole('button', { name: 'Edit SUMMER15' }).click()
  const [known] = await listed()
  if (!known) throw new Error('No discount')
  await shop.operations.ask('discounts.update', actor, { ...known, discount: known.id, name: 'July' })
  await edit.getByLabel('Name').fill('August')
  await edit.getByRole('button', { name: 'Save Discount' }).click()
  await edit.getByText('Someone else saved this discount while you were editing.').waitFor()
  await edit.getByRole('row', { name: 'Name July August' }).waitFor()
  await shoot(page, 'discount-conflict')
  expect((await listed())[0]?.name).toBe('July')
  await edit.getByRole('button', { name: 'Save mine anyway' }).click()
  await edit.waitFor({ state: 'detached' })
  expect((await listed())[0]?.name).toBe('August')

  await page.getByRole('button', { name: 'Edit SUMMER15' }).click()
  await edit.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete discount' }).click()
  await page.getByText('No discounts yet').waitFor()
  // The invalid input and the second save were refused.
  expect(complaints.filter((text) => !/409|422/.test(text))).toEqual([])
})

test('customers who used a code are listed with their orders', async () => {
  const code = `VIP${crypto.randomUUID().slice(0, 6).toUpperCase()}`
  const name = 'Grace Hopper'
  await promote(shop, { code, name: 'For regulars' })
  const actor = visitor()
  const line = await designedLine(shop, actor)
  const { totals } = await shop.cart.price(actor, [line], 'pickup', { code })
  const contact = { email: 'grace@example.com', fullName: name, phone: '512 555 0102' }
  await sellGangSheet(shop, actor, {
    ...{ delivery: 'pickup', contact, promoCode: code, lines: [line], seenTotal: totals.total },
  })

  const { page, complaints } = await openOn(desk, '/admin/settings/discounts')
  await page.getByRole('button', { name: `Who used ${code}: 1 uses` }).click()
  const dialog = page.getByRole('dialog', { name: `Who used ${code}` })
  await dialog.getByRole('row', { name: new RegExp(`GW-.*${name}.*grace@example.com`) }).waitFor()
  expect(await problemsAtWidths(page)).toEqual([])
  // Before the order is opened: nothing draws the images of this one.
  expect(complaints).toEqual([])
  await dialog.getByRole('link', { name: /^GW-/ }).click()
  await page.waitForURL(/\/admin\/orders\/[0-9a-f-]{36}$/)
  await page.getByText(name).filter({ visible: true }).first().waitFor()
})
