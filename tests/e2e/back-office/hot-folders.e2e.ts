import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { moveItem } from '#tests/harness/floor.ts'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { printStaff, sellLines } from '#tests/harness/print-orders.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { visitor } from '#tests/harness/sell.ts'
import { printLine, stockPrint } from '#tests/harness/shelves.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const root = await mkdtemp(join(tmpdir(), 'gangway-hot-'))
afterAll(() => rm(root, { recursive: true, force: true }))

const { shop, browser } = await useShop({ isAlive: true, settings: { HOT_FOLDER_ROOT: root } })

const variants = [{ name: '2 × 1 in', sizeWidth: 2, sizeHeight: 1, priceCents: 400 }]
const bee = await stockPrint(shop, { kind: 'print', title: 'Lone bee', variants })

const many = isLong ? 30 : 4

test('many orders lie on a roll in the printer’s hot folder after five presses', async () => {
  for (let count = 0; count < many; count++) {
    const { items } = await sellLines(shop, visitor(), [printLine(bee, bee.variants[0]?.id)])
    await moveItem(shop, printStaff, { itemId: items[0]?.id ?? '', from: 'check', to: 'print' })
  }
  const { page, complaints } = await openAsStaff(browser, shop, '/admin/production/rolls')
  await page.getByRole('button', { name: 'Printers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Printers' })
  const first = dialog.getByRole('form').or(dialog.locator('form')).first()
  await first.getByLabel('Hot folder').selectOption('sftp')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await problems(page)).toEqual([])
  await shoot(page, 'hot-folder-dialog-phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await first.getByLabel('Hot folder').selectOption('path')
  await first.getByLabel('Folder', { exact: true }).fill('../elsewhere')
  await first.getByRole('button', { name: 'Save' }).click()
  await first.getByText(/^Give the name of a folder such as epson-1/).waitFor()
  await first.getByLabel('Folder', { exact: true }).fill('epson-1')
  await first.getByLabel('Beside each roll').selectOption('json')
  await first.getByLabel('Sent').selectOption('by_hand')
  await shoot(page, 'hot-folder-dialog')
  expect(await problems(page)).toEqual([])
  await first.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Printer saved').waitFor()

  await page.goto('/admin/production')
  let presses = 0
  const press = async (target: Locator): Promise<void> => {
    presses++
    await target.click()
  }
  await press(page.getByRole('main').getByRole('link', { name: 'Rolls of film' }))
  await press(page.getByRole('button', { name: 'Choose all' }))
  await press(page.getByRole('button', { name: 'Make roll' }))
  await page.getByRole('heading', { level: 1, name: /^ROLL-\d{6} Ready to print$/ }).waitFor()
  await press(page.getByRole('button', { name: 'Send to hot folder' }))
  const told = page.getByRole('region', { name: 'Hot folder' })
  await told.getByText('In the hot folder', { exact: true }).waitFor()
  expect(presses).toBeLessThanOrEqual(5)
  const names = await readdir(join(root, 'epson-1'))
  expect(names.sort()).toEqual([
    expect.stringMatching(/^ROLL-\d{6}-22x[\d.]+in\.json$/),
    expect.stringMatching(/^ROLL-\d{6}-22x[\d.]+in\.png$/),
  ])
  await page.getByRole('button', { name: 'Send again' }).waitFor()
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'hot-folder-roll')
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
})
