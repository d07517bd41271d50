import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { zipNames } from '#tests/harness/files/zip-names.ts'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { printStaff, sellLines } from '#tests/harness/print-orders.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { visitor } from '#tests/harness/sell.ts'
import { printLine, stockPrint } from '#tests/harness/shelves.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
const desk = await openAsStaff(browser, shop, null)

const variants = [{ name: '1 × 1 in', sizeWidth: 1, sizeHeight: 1, priceCents: 400 }]
const bee = await stockPrint(shop, { kind: 'print', title: 'Lone bee', variants })
const sellBees = (lines: number) =>
  sellLines(
    shop,
    visitor(),
    Array.from({ length: lines }, (_, at) => printLine(bee, bee.variants[0]?.id, at + 1)),
  )

/** What the archive that `cause` brings is called, and what it holds. */
async function fetched(page: Page, cause: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), cause()])
  return { name: download.suggestedFilename(), names: zipNames(await readFile(await download.path())) }
}

const many = isLong ? 20 : 4

test('the print files of many orders come as one ZIP in four presses', async () => {
  const orders: string[] = []
  for (let count = 0; count < many; count++) orders.push((await sellBees(1)).id)
  const { page, complaints } = desk
  // All are made before the answer that some are missing is here: then it is asked again at once, and that is heard, too,
  // where a slow browser draws the second call late.
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  onTestFinished(() => slow.detach())
  await page.route(
    '**/admin/print-files.data*',
    async (route) => {
      const response = await route.fetch()
      const lacking = async () =>
        (await shop.operations.ask('print-files.gather', printStaff, { orders, make: false })).lacking
      await expect.poll(lacking).toEqual([])
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.goto('/admin/production')
  let presses = 0
  const press = async (target: Locator): Promise<void> => {
    presses++
    await target.click()
  }
  await press(page.getByRole('link', { name: /^Orders\b/ }))
  await press(page.getByLabel('Choose all shown'))
  // Fewer are all on the first page of the list; choosing those of further pages is proven in orders.e2e.ts, too.
  if (isLong) await press(page.getByRole('button', { name: `Choose all ${many} that match` }))
  await page.getByText(`${many} chosen`).waitFor()
  const files = page
    .getByRole('region', { name: 'Chosen orders' })
    .getByRole('button', { name: 'Print files' })
  const { name, names } = await fetched(page, () => press(files))
  expect(presses).toBeLessThanOrEqual(4)
  expect(name).toMatch(/^print-files-\d{4}-\d\d-\d\d-\d{4}\.zip$/)
  expect(names).toHaveLength(many)
  expect(new Set(names).size).toBe(many)
  expect(names[0]).toMatch(/^GW-\d{6}-item-1-Lone bee-print-1x1in-x1\.png$/)
  expect(complaints).toEqual([])
})

test('what is not made yet is named and made, what cannot be made is told, and the others come without it', async () => {
  const good = await sellBees(2)
  const { page, complaints } = desk
  await page.goto(`/admin/orders/${good.id}`)
  const all = page.getByRole('button', { name: 'Print files of all items' })
  const { name, names } = await fetched(page, () => all.click())
  expect(name).toBe(`${good.orderNumber}-files.zip`)
  expect(names).toEqual([1, 2].map((at) => `${good.orderNumber}-item-${at}-Lone bee-print-1x1in-x${at}.png`))

  const unpaid = await sellBees(1)
  const pay = (status: string) =>
    shop.database.pool.query('update orders set payment_status = $2 where id = $1', [unpaid.id, status])
  await pay('unverified')
  await page.goto('/admin')
  for (const { orderNumber } of [good, unpaid]) await page.getByLabel(`Choose ${orderNumber}`).check()
  await page
    .getByRole('region', { name: 'Chosen orders' })
    .getByRole('button', { name: 'Print files' })
    .click()
  const told = page.getByRole('region', { name: 'Print files' })
  await told.getByText('1 item cannot be made').waitFor()
  await told.getByText(`${unpaid.orderNumber}-1`).waitFor()
  await told.getByText(/The payment of this order is not verified yet/).waitFor()
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'fetch-files')
  const rest = await fetched(page, () =>
    told.getByRole('button', { name: 'Get the 2 files that are ready' }).click(),
  )
  expect(rest.names).toHaveLength(2)
  await told.waitFor({ state: 'detached' })
  await pay('paid')
  expect(complaints).toEqual([])
})

test('files come by the names that the shop wants', async () => {
  const general = await readPage(await signInFrom(shop, browse(shop), 'admin'), '/admin/settings/general')
  const named = (name: string) => general.submit('Save Changes', { 'Names of print files': name })
  expect((await named('{colour}')).words).toContain('There is no {colour} to put into a name')
  expect((await named('{customer}/{design} {size}')).words).toContain('Settings saved')
  const { items } = await sellBees(2)
  const choice = { orders: [], items: items.map(({ id }) => id) }
  expect(await shop.printFiles.downloadAll(printStaff, choice)).toBeNull()
  const gather = (make: boolean) =>
    shop.operations.ask('print-files.gather', printStaff, { items: choice.items, make })
  expect(await gather(false)).toMatchObject({
    readyCount: 0,
    lacking: [{ isMaking: false, message: 'Not made yet' }, { message: 'Not made yet' }],
  })
  expect((await gather(true)).lacking.every(({ isMaking }) => isMaking)).toBe(true)
  await expect.poll(async () => (await gather(false)).readyCount).toBe(2)
  const archive = await shop.printFiles.downloadAll(printStaff, choice)
  expect(zipNames(await buffer(await (archive?.open() ?? Promise.reject())))).toEqual([
    'Ada Lovelace-Lone bee 1x1in.png',
    'Ada Lovelace-Lone bee 1x1in-2.png',
  ])
})
