import { expect, test } from 'vitest'
import { linkMailedTo } from '#tests/harness/auth.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { desktop } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { readPage, wordsOf } from '#tests/harness/read-page.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
const words = (elements: HTMLElement[]) => elements.map(wordsOf)

test('an owner invites, promotes, signs out and suspends; a role is created and assigned, and opens what it grants', async () => {
  const { page, complaints } = await openSignedIn(browser, shop, desktop, {
    role: 'owner',
    email: 'otto@shop.example',
    fullName: 'Otto Prima',
  })
  const email = 'mara@shop.example'

  await page.goto('/admin/staff')
  const form = page.getByRole('form', { name: 'Invite someone' })
  await form.getByLabel('Full name').fill('Mara Ito')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Role').selectOption('admin')
  await form.getByRole('button', { name: 'Invite' }).click()
  await toast(page, `Invitation sent to ${email}`)
  const card = page.getByRole('article', { name: 'Mara Ito' })
  await card.getByText('0 sessions').waitFor()

  await shop.jobs.runDue()
  const link = await linkMailedTo(shop.mail, email)
  const theirs = browse(shop)
  theirs.headers['user-agent'] =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
  const password = 'ink on film and foil'
  const invited = await readPage(theirs, link.pathname + link.search)
  const filling = { 'New password': password, 'Confirm password': password }
  expect((await invited.submit('Set New Password', filling)).path).not.toMatch(/^\/auth/)
  const theySee = async (path: string) => words((await readPage(theirs, path)).getAllByRole('heading'))
  expect(await theySee('/admin')).toContain('Orders')
  expect(await theySee('/admin/staff')).toContain('Access Denied')

  await page.reload()
  await card.getByText('1 session', { exact: true }).click()
  await card.getByRole('button', { name: /^Sign Mara Ito out on Chrome/ }).waitFor()
  expect(await problemsAtWidths(page)).toEqual([])
  await card.getByRole('button', { name: /^Sign Mara Ito out on Chrome/ }).click()
  await toast(page, 'Signed out there')
  await card.getByText('0 sessions').waitFor()
  expect(await theySee('/admin')).toContain('Access Denied')

  await card.getByLabel('Role of Mara Ito').selectOption('owner')
  await toast(page, 'Role changed')
  await card.getByRole('button', { name: 'Suspend' }).click()
  await card.getByText('Suspended', { exact: true }).waitFor()
  const door = await readPage(theirs, '/auth')
  await door.submit(door.in('main').getByRole('button', { name: 'Sign In' }), {
    Email: email,
    Password: password,
  })
  expect(await theySee('/admin')).toContain('Access Denied')

  const oneself = page.getByRole('article', { name: 'Otto Prima' })
  await oneself.getByLabel('Role of Otto Prima').selectOption('customer')
  await toast(page, 'The shop needs an owner')
  await page.reload()
  await expect.poll(() => oneself.getByLabel('Role of Otto Prima').inputValue()).toBe('owner')
  await card.getByRole('button', { name: 'Lift suspension' }).click()
  await card.getByRole('button', { name: 'Suspend' }).waitFor()

  const press = browse(shop)
  const person = await signInFrom(shop, press)
  await shop.people.setRole({ system: 'test' }, person.actor.user?.id ?? '', 'floor')
  await page.reload()
  await page.getByText('None of the roles above fits?').waitFor()
  await page.getByRole('button', { name: 'Make a Role' }).click()
  const making = page.getByRole('dialog', { name: 'Make a role' })
  await making.getByLabel('Name').fill('Night press')
  await making.getByRole('button', { name: 'Save Role' }).click()
  await making.getByText('Choose what the role may do').waitFor()
  await making.getByLabel(/quotes\.read/).check()
  expect(await problemsAtWidths(page, { include: '[role=dialog]' })).toEqual([])
  await making.getByRole('button', { name: 'Save Role' }).click()
  await toast(page, 'Role saved')

  await page.getByRole('article', { name: 'Ada Byron' }).getByRole('combobox').selectOption('Night press')
  await toast(page, 'Role changed')
  const personSees = async (path: string) => words((await readPage(person, path)).getAllByRole('heading'))
  expect(await personSees('/admin/quotes')).toContain('Quote Requests')
  expect(await personSees('/admin/production')).toContain('Access Denied')

  await page.getByRole('button', { name: 'Edit the role Night press' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Night press' })
  await editing.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete role' }).click()
  await toast(page, 'Nothing was changed', 'Someone has this role')
  await page.getByRole('button', { name: 'Edit the role Night press' }).click()
  await editing.getByLabel(/production\.read/).check()
  await editing.getByRole('button', { name: 'Save Role' }).click()
  await editing.waitFor({ state: 'detached' })
  expect(await personSees('/admin/production')).toContain('Production')
  expect(complaints.filter((line) => !line.includes('status of 4'))).toEqual([])
})

test('someone suspended while a page is open is shown that it is closed to them, on any page', async () => {
  const owner = await signInFrom(shop, browse(shop), 'owner')
  for (const path of ['/admin/orders/new', '/admin/customers', '/admin/quotes', '/admin/production']) {
    const { page, actor, complaints } = await openSignedIn(browser, shop, desktop, {
      ...{ role: 'admin', fullName: 'Rita Tester' },
      email: `${crypto.randomUUID()}@shop.example`,
    })
    await page.goto(path)
    await page.locator('html[data-scripts=ready]').waitFor()
    await shop.operations.ask('staff.suspend', owner.actor, { person: actor.user?.id ?? '' })
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    expect([path, complaints.filter((line) => !line.includes('status of 4'))]).toEqual([path, []])
  }
})
