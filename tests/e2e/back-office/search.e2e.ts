import { expect, test } from 'vitest'
import { phone } from '#tests/harness/browser.ts'
import { openAsStaff, openSignedIn } from '#tests/harness/open-signed-in.ts'
import { countPresses } from '#tests/harness/pages/count-presses.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { sellGangSheet, visitor } from '#tests/harness/sell.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })

const contact = { fullName: 'Grace Hopper', email: 'grace@navy.example', phone: '202 555 0117' }

test('any order is found from any page in one field, by keyboard alone', async () => {
  const { orderNumber } = await sellGangSheet(shop, visitor(), { contact, notes: 'Ring the brass bell' })
  await sellGangSheet(shop, visitor())
  const { page, complaints } = await openAsStaff(browser, shop, '/admin/settings/general')
  const field = page.getByRole('combobox', { name: 'Search everything' })
  const first = page.getByRole('listbox', { name: 'Found' }).getByRole('option').first()
  await page.getByRole('button', { name: 'Search everything' }).waitFor()
  const presses = await countPresses(page)
  await page.keyboard.press('Control+k')
  await field.fill('zzzz')
  await page.getByText('Nothing matches “zzzz”.').waitFor()
  await field.fill('hopper')
  await first.getByText(orderNumber ?? '').waitFor()
  await field.fill('brass bell')
  await first.getByText('Ring the brass bell').waitFor()
  expect(await problems(page, { include: '[role=dialog]' })).toEqual([])
  await shoot(page, 'search-everything')
  await field.press('Enter')
  await page.getByRole('heading', { name: orderNumber ?? '', level: 2 }).waitFor()
  expect(await presses()).toBe(0)
  // Pages and their actions, without a request to the shop.
  await page.keyboard.press('Meta+k')
  await page.getByRole('combobox', { name: 'Search everything' }).fill('promo')
  await page.getByRole('option', { name: /^Discounts/ }).click()
  await page.waitForURL(/\/admin\/settings\/discounts$/)
  await page.getByRole('button', { name: 'Add Discount' }).waitFor()
  await page.keyboard.press('Control+k')
  await field.waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox').waitFor({ state: 'detached' })
  // The artwork of these orders has no image.
  expect(complaints.filter((one) => !one.includes('404'))).toEqual([])
})

test('a customer is found, given a note and tags, and two accounts are merged after the address is typed', async () => {
  const { page, complaints } = await openAsStaff(browser, shop, null)
  const account = {
    fullName: 'Ada Byron',
    phone: '512 555 0142',
    role: 'customer',
    password: 'ink on film 9',
  } as const
  for (const email of ['ada@home.example', 'ada@work.example']) {
    await shop.auth.createUser({ ...account, email })
    const id = await shop.auth.userIdOf(email)
    const user = { id: id ?? '', email, role: 'customer', sessionId: crypto.randomUUID() } as const
    await sellGangSheet(shop, { visitorId: crypto.randomUUID(), user }, { contact: { ...account, email } })
  }
  await page.goto('/admin/packing')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search everything' }).fill('ada@home.example')
  await page.getByRole('option', { name: /^Ada Byron/ }).click()
  await page.getByRole('heading', { name: 'Ada Byron', level: 1 }).waitFor()

  await page.getByLabel('Tags, separated by commas').fill('VIP, net 30')
  await page.getByRole('button', { name: 'Save tags' }).click()
  await page.getByRole('link', { name: 'net 30' }).waitFor()
  await page.getByRole('textbox', { name: 'Note' }).fill('Wants matte film')
  await page.getByRole('button', { name: 'Add note' }).click()
  const notes = page.getByRole('list', { name: 'Notes' })
  await notes.getByText('Wants matte film').waitFor()
  await notes.getByRole('button', { name: 'Change' }).click()
  await notes.getByRole('textbox', { name: 'Note' }).fill('Wants glossy film')
  await notes.getByRole('button', { name: 'Save note' }).click()
  await notes.getByText('Wants glossy film').waitFor()
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'customer')

  await page.getByRole('link', { name: 'Merge accounts' }).click()
  await page.getByRole('link', { name: 'Choose Ada Byron' }).click()
  await page.getByRole('region', { name: 'What moves' }).getByText('1 order', { exact: true }).waitFor()
  expect(await problemsAtWidths(page, { include: 'main' })).toEqual([])
  await shoot(page, 'merge-customers')
  await page.getByLabel('Type ada@work.example to merge').fill('ada@home.example')
  await page.getByRole('button', { name: 'Merge accounts' }).click()
  await page.getByText('Type ada@work.example to merge.').waitFor()
  await page.getByLabel('Type ada@work.example to merge').fill('ada@work.example')
  await page.getByRole('button', { name: 'Merge accounts' }).click()
  await page.getByRole('list', { name: 'Orders' }).getByRole('link').nth(1).waitFor()

  await page.getByRole('link', { name: 'All customers' }).click()
  await page.getByRole('link', { name: 'Ordered again' }).click()
  await page.getByRole('link', { name: 'Ada Byron' }).waitFor()
  await page.getByRole('button', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  await dialog.getByRole('checkbox', { name: 'Phone' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('columnheader', { name: 'Phone' }).waitFor()
  await page.getByRole('columnheader', { name: 'Spent' }).getByRole('link').click()
  await page.waitForURL(/sort=-spent/)
  expect(await problemsAtWidths(page, { include: 'main' })).toEqual([])
  await shoot(page, 'customers')
  // Typos; also the artwork of these orders has no image.
  expect(complaints.filter((one) => !/422|404/.test(one))).toEqual([])
})

test('floor staff find their pages, and no orders', async () => {
  const { orderNumber } = await sellGangSheet(shop, visitor(), { contact })
  const email = 'flo@shop.example'
  const { page } = await openSignedIn(browser, shop, phone, { role: 'floor', email, fullName: 'Flo' })
  await page.goto('/admin/production')
  await page.getByRole('button', { name: 'Search everything' }).click()
  const field = page.getByRole('combobox', { name: 'Search everything' })
  await page.getByRole('option', { name: /Packing table/ }).waitFor()
  expect(await page.getByRole('option', { name: /Payments|New order|Staff/ }).count()).toBe(0)
  expect(await problems(page)).toEqual([])
  await shoot(page, 'search-phone')
  await field.fill(orderNumber ?? '')
  await page.getByText(`Nothing matches “${orderNumber}”.`).waitFor()
  await field.fill('packing')
  await field.press('Enter')
  await page.waitForURL(/\/admin\/packing$/)
})

test('on a short screen the menu is visible with the role and sign-out; on a phone it is in a drawer', async () => {
  const { page } = await openAsStaff(browser, shop, '/admin')
  await page.setViewportSize({ width: 1280, height: 900 })
  const menu = page.getByRole('navigation', { name: 'Admin' })
  expect(await menu.getByRole('list').first().locator('> li').count()).toBe(8)
  const isInSight = (name: string) =>
    page.evaluate((text) => {
      const found = [...document.querySelectorAll('header *')].filter(
        (one) => one.textContent?.trim() === text,
      )
      return found.some((one) => {
        const { top, bottom, width } = one.getBoundingClientRect()
        return width > 0 && top >= 0 && bottom <= innerHeight
      })
    }, name)
  for (const group of ['Production', 'Site Settings']) {
    await menu.getByRole('link', { name: group, exact: true }).click()
    await page.waitForURL(/\/admin\/(production|settings)/)
    await expect.poll(() => isInSight('Sign Out')).toBe(true)
    expect(await isInSight('Admin')).toBe(true)
  }
  await menu.getByRole('link', { name: 'Audit log' }).click()
  await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor()
  await shoot(page, 'menu')

  const { page: handheld } = await openAsStaff(browser, shop, '/admin', phone)
  await handheld.getByRole('button', { name: 'Menu' }).click()
  const drawer = handheld.getByRole('dialog', { name: 'Menu' })
  await drawer.getByText('Admin', { exact: true }).waitFor()
  await drawer.getByRole('button', { name: 'Sign Out' }).waitFor()
  expect(await problems(handheld)).toEqual([])
  await shoot(handheld, 'menu-phone')
  await drawer.getByRole('link', { name: 'Audit log' }).click()
  await handheld.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor()
  await drawer.waitFor({ state: 'hidden' })
})
