import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })

type EmptyForm = [path: string, send: string, open?: string | RegExp]

/** Forms open to strangers; checkout and newsletter have their own tests (checkout.e2e.ts, face.e2e.ts). */
const forms: EmptyForm[] = [
  ['/auth', 'Sign In'],
  ['/auth?mode=sign-up', 'Create Account'],
  ['/auth?mode=reset', 'Send Reset Link'],
  ['/auth?mode=link', 'Send Sign-In Link'],
  ['/auth?mode=keep', 'Email me the link'],
  ['/auth?type=recovery&token=none', 'Set New Password'],
  ['/contact', 'Send message'],
  ['/tracking', 'Track'],
  ['/tracking', 'Find my order'],
  ['/tshirts', 'Request quote', 'Get Bulk Quote'],
  ['/tumblers', 'Request quote', 'Bulk Quote'],
  ['/ai-builder', 'Generate Designs'],
  [`/order/${crypto.randomUUID()}`, 'Email me the link'],
]

/** Forms for account holders. */
const ownForms: EmptyForm[] = [
  ['/profile', 'Save Changes'],
  ['/profile', 'Save Address', 'Add an address'],
]

/** The form's fields that aren't marked as optional. */
const wanted = 'input:not([type=hidden], [readonly]), textarea, select'

async function emptyForm(page: Page, [path, send, open]: EmptyForm): Promise<Locator> {
  await page.goto(path)
  if (open) await page.locator('main').getByText(open, { exact: true }).first().click()
  const button = page.getByRole('button', { name: send, exact: true })
  const form = page.locator('main form').filter({ has: button }).first()
  await form.waitFor()
  for (const field of await form
    .locator(
      'input:is([type=text], [type=email], [type=tel], [type=password], :not([type])):not([readonly]), textarea',
    )
    .all())
    if (await field.isVisible()) await field.fill('')
  await form.getByRole('button', { name: send, exact: true }).click()
  return form
}

/** The message beside each field of a form; empty if there is none. */
const notesOf = (form: Locator): Promise<[label: string, note: string][]> =>
  form.locator(wanted).evaluateAll((fields) =>
    (fields as HTMLInputElement[])
      .filter((field) => !/optional$/.test(field.labels?.[0]?.textContent ?? ''))
      .filter((field) => !(field instanceof HTMLSelectElement))
      .map((field) => [
        field.labels?.[0]?.textContent ?? '',
        field.ariaInvalid === 'true'
          ? (document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '')
          : '',
      ]),
  )

/** Each has a message of ours, the first one has the focus, and its label is visible. */
async function expectNotes(page: Page, given: EmptyForm): Promise<void> {
  const form = await emptyForm(page, given)
  await form.locator('[aria-invalid=true]').first().waitFor()
  const notes = await notesOf(form)
  expect([given, notes.filter(([, note]) => note === '')]).toEqual([given, []])
  expect([given, notes.filter(([, note]) => /^Invalid|^Too (small|big)|expected/.test(note))]).toEqual([
    given,
    [],
  ])
  const first = form.locator('[aria-invalid=true]').first()
  await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true)
  const label = await first.evaluate((field) => {
    const { top } = ((field as HTMLInputElement).labels?.[0] ?? field).getBoundingClientRect()
    return { top, header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0 }
  })
  expect(label.top).toBeGreaterThanOrEqual(label.header)
}

for (const [name, device] of Object.entries({ desktop, phone }))
  test.each(forms)(`${name}: %s, %s: an empty field is flagged in our words beside it`, async (...given) => {
    const { page } = await openPage(browser, { ...device, baseURL: shop.origin })
    await expectNotes(page, given)
    await shoot(page, `empty-${name}-${given[0].replaceAll(/\W+/g, '-')}-${given[1]}`)
  })
const ada = { role: 'customer', email: 'ada@example.com', fullName: 'Ada Byron' } as const

test('the same applies to the forms of someone with an account', async () => {
  const { page } = await openSignedIn(browser, shop, desktop, ada)
  for (const given of ownForms) await expectNotes(page, given)
})

test('mismatched passwords are flagged right away as specified, and cleared once they are retyped', async () => {
  const { page } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Full name').fill('Ada Byron')
  await page.getByLabel('Phone').fill('5125550123')
  await page.getByLabel('Email', { exact: true }).fill('ada.b@example.com')
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByLabel('Confirm password').fill('correct horse')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await toast(page, 'Passwords do not match')
  await page.locator('form').getByText('Passwords do not match').first().waitFor()
  await page.getByLabel('Confirm password').pressSequentially(' b')
  await expect.poll(() => page.locator('form').getByText('Passwords do not match').count()).toBe(0)
  expect(await problems(page)).toEqual([])
})
