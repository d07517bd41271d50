import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { auditEntries } from '#server/kernel/tables.ts'
import { desktop } from '#tests/harness/browser.ts'
import { sellSheetAndShirts } from '#tests/harness/draft-order.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { stockPrint, stockTumbler } from '#tests/harness/shelves.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
const mara = { role: 'owner', email: 'mara@shop.example', fullName: 'Mara Lindqvist' } as const
const { page } = await openSignedIn(browser, shop, desktop, mara)
const { orderId } = await sellSheetAndShirts(shop)
await stockPrint(shop)
await stockTumbler(shop)

const settings = '/admin/settings'
const order = `/admin/orders/${orderId}`

/** Pages with forms of operations that have required or numeric fields, and what opens those in dialogs. */
const places: readonly [path: string, opener?: string | RegExp][] = [
  ...['/admin/redirects', '/admin/staff', '/admin/mail-wording/order-shipped'].map((path): [string] => [
    path,
  ]),
  ...['/general', '/pricing', '/shipping', '/blog/categories', '/keys', '/backups', '/retention'].map(
    (path): [string] => [settings + path],
  ),
  ...[`${settings}/webhooks`, `${order}/change`].map((path): [string] => [path]),
  [`${settings}/discounts`, 'Add Discount'],
  [`${settings}/pricing`, 'Add Tier'],
  [`${settings}/shipping`, 'Add Rate'],
  ['/admin/staff', /role/i],
  ['/admin/production/rolls', 'Printers'],
  ['/admin/prints', /Add product/],
  ['/admin/tumbler-listings', /^Stock of /],
  [order, 'Edit contact, address and notes'],
  [order, 'Enter tracking number'],
  [order, /^Refund/],
  [order, /^Cancel order/],
]

// Price-break rows are validated as a whole, and a trial saves nothing.
const fields =
  ':is(input, textarea):visible:enabled:not([readonly], [type=radio], [type=checkbox], [type=file], [name^=break], [name^=sample])'
const number =
  ':is([type=number], [inputmode=numeric], [inputmode=decimal]):not([autocomplete=one-time-code])'

/** Invalid values: required fields left empty, and in each number something that isn't one, or is below zero. */
const rounds = [
  ['nothing', '', `${fields}:is([required], ${number})`],
  ['a word', 'seven', `${fields}:is(${number}, [type=email], [type=url]):not([type=number])`],
  ['less than nothing', '-5', `${fields}${number}`],
] as const

/** Sends a form with its own button, wherever that is; false if it has none that can be clicked. */
const press = (form: Locator): Promise<boolean> =>
  form.evaluate((element) => {
    const buttons = [...(element as HTMLFormElement).elements].filter(
      (one): one is HTMLButtonElement =>
        one instanceof HTMLButtonElement &&
        one.type === 'submit' &&
        one.offsetParent !== null &&
        !one.disabled &&
        !one.matches('[data-saves-nothing], [value$=remove], [value$=delete]'),
    )
    buttons.at(-1)?.click()
    return buttons.length > 0
  })

/** Which of these have no message beside them. */
const untoldOf = (wrong: Locator, typed: string): Promise<string[]> =>
  wrong.evaluateAll(
    (elements, value) =>
      (elements as HTMLInputElement[])
        .filter((field) => field.ariaInvalid !== 'true')
        .map((field) => field.labels?.[0]?.textContent ?? field.name)
        .filter((label) => value !== '' || !/optional$/.test(label)),
    typed,
  )

const auditCount = () => shop.database.orm.$count(auditEntries)

test.each(rounds)(
  '%s is refused beside each field, and nothing is saved',
  { timeout: 400_000 },
  async (_what, typed, chosen) => {
    const untold: string[] = []
    const seen: string[] = []
    for (const [path, opener] of places) {
      await page.goto(path)
      if (opener)
        await page
          .getByRole('button', { name: opener })
          .first()
          .click({ timeout: 10_000 })
          .catch(() => untold.push(`${path}: ${opener} is not there`))
      const forms = opener ? page.getByRole('dialog').locator('form') : page.locator('main form')
      if (opener)
        await forms
          .first()
          .waitFor({ timeout: 10_000 })
          .catch(() => {})
      for (const form of await forms.filter({ has: page.locator(chosen) }).all()) {
        const wrong = form.locator(chosen)
        // The other required fields are filled in, so that nothing else blocks the form.
        if (typed !== '')
          for (const field of await form.locator(`${fields}[required]:not(${number})`).all())
            if ((await field.inputValue()) === '') await field.fill('Seven').catch(() => {})
        for (const field of await wrong.all())
          if (typed !== '' || !/optional$/.test(await labelOf(field))) await field.fill(typed)
        const before = await auditCount()
        if (!(await press(form))) continue
        await form
          .locator('[aria-invalid=true]')
          .first()
          .waitFor({ state: 'attached', timeout: 5_000 })
          .catch(() => {})
        const place = `${path} ${opener ?? ''}`
        seen.push(place)
        untold.push(...(await untoldOf(wrong, typed)).map((label) => `${place}: ${label}`))
        if ((await auditCount()) !== before) untold.push(`${place}: it was saved`)
        if ((await page.locator('[data-sonner-toast][data-type=success]').count()) > 0)
          untold.push(`${place}: it was done`)
      }
    }
    expect(untold).toEqual([])
    expect(seen.length).toBeGreaterThan(8)
  },
)

const labelOf = (field: Locator): Promise<string> =>
  field.evaluate((element) => (element as HTMLInputElement).labels?.[0]?.textContent ?? '')
