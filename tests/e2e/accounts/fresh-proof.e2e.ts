import { expect, test } from 'vitest'
import { askOnlyHeader, type GuardedAction, guardedActions } from '#domain/people/guarded-actions.ts'
import { type Browser, browse, signInFrom } from '#tests/harness/browse.ts'
import { desktop } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { sellGangSheet, signedIn } from '#tests/harness/sell.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ settings: { REFUND_PROOF_DOLLARS: '50' } })

/** Makes every session an hour old. */
const makeStale = () =>
  shop.database.pool.query(`update sessions set created_at = now() - interval '1 hour', proven_at = null`)

const { orderNumber } = await sellGangSheet(shop, signedIn())
const orderId = (await shop.orders.idOfNumber(orderNumber ?? '')) ?? ''

/** An order of this value until disposed; nothing else about it matters to the guard. */
async function orderWorth(totalCents: number): Promise<AsyncDisposable> {
  const write =
    'update orders set subtotal_cents = subtotal_cents + ($2 - total_cents), total_cents = $2 where id = $1'
  const { totalCents: before = 0 } = (await shop.orders.moneyOf(shop.database.orm, orderId)) ?? {}
  await shop.database.pool.query(write, [orderId, totalCents])
  return {
    async [Symbol.asyncDispose]() {
      await shop.database.pool.query(write, [orderId, before])
    },
  }
}

/** The response to each form of the row, or to the row itself. */
async function send(browser: Browser, row: GuardedAction, suffix = '', more = {}): Promise<number[]> {
  const path =
    row.pattern.replace(/:(order|customer)Id/i, orderId).replace(/:name/i, 'customers.csv') + suffix
  const statuses: number[] = []
  for (const operation of row.operations ?? ['']) {
    const body = row.method === 'POST' ? new URLSearchParams({ operation, typed: 'kept' }) : undefined
    const headers = { ...browser.headers, ...more }
    const answer = await fetch(shop.origin + path, { method: row.method, headers, body, redirect: 'manual' })
    await answer.body?.cancel()
    statuses.push(answer.status)
  }
  return statuses
}

test.each(guardedActions.map((row) => [`${row.pattern}: ${row.operations ?? row.method}`, row] as const))(
  '%s needs a fresh proof',
  async (_what, row) => {
    await using _worth = await orderWorth(5_001)
    const owner = await signInFrom(shop, browse(shop), 'owner')
    const isOnlyAsked = { [askOnlyHeader]: '1' }
    const each = (status: number) => (row.operations ?? ['']).map(() => status)
    expect(await send(owner, row)).not.toContain(307)

    await makeStale()
    expect(await send(owner, row)).toEqual(each(307))
    expect(await send(owner, row, '', isOnlyAsked)).toEqual(each(403))
    if (row.operations) expect(await send(owner, row, '.data')).toEqual(each(403))
    // React Router accepts several spellings of an address.
    for (const pattern of [row.pattern.toUpperCase(), `${row.pattern}/`])
      expect(await send(owner, { ...row, pattern })).toEqual(each(307))

    const proof = { password: 'correct horse battery staple 9' }
    expect((await owner.send('POST', '/api/v1/proof', proof)).status).toBe(204)
    expect(await send(owner, row)).not.toContain(307)
    expect(await send(owner, row, '', isOnlyAsked)).toEqual(each(204))
  },
)

test('a refund up to the limit needs no proof', async () => {
  await using _worth = await orderWorth(5_000)
  const owner = await signInFrom(shop, browse(shop), 'owner')
  await makeStale()
  for (const row of guardedActions.filter(({ isOfLargeOrders }) => isOfLargeOrders))
    expect(await send(owner, row)).not.toContain(307)
})

test('a dialog asks, and the action continues with everything that was typed', async () => {
  const { page, complaints, password } = await openSignedIn(browser, shop, desktop, {
    role: 'owner',
    email: 'otto@shop.example',
    fullName: 'Otto Prima',
  })
  await page.goto('/admin/staff')
  await makeStale()
  const email = 'mara@shop.example'
  // Staff whose password is the only way into the back office are asked for more.
  await page.getByText('Only your password protects this account.').waitFor()
  await page.getByRole('link', { name: 'Set up a second step' }).waitFor()
  await shoot(page, 'bar')
  const form = page.getByRole('form', { name: 'Invite someone' })
  await form.getByLabel('Full name').fill('Mara Ito')
  await form.getByLabel('Email').fill(email)
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })

  await form.getByRole('button', { name: 'Invite' }).click()
  await dialog.waitFor()
  expect(await problemsAtWidths(page, { include: '[role=dialog]' })).toEqual([])
  await shoot(page, 'proof-dialog')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => form.getByLabel('Email').inputValue()).toBe(email)

  await form.getByRole('button', { name: 'Invite' }).click()
  await dialog.getByLabel('Your password').fill('wrong')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('That password isn’t right.').waitFor()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByLabel('Your password').press('Enter')
  await toast(page, `Invitation sent to ${email}`)
  expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([])
})

test('without scripts a page asks, keeps the form and sends it', async () => {
  const owner = await signInFrom(shop, browse(shop), 'owner')
  const staff = await readPage(owner, '/admin/staff')
  await makeStale()
  const asked = await staff.submit('Invite', { 'Full name': 'Mona Ito', Email: 'mona@shop.example' })
  asked.getByRole('heading', { name: 'Confirm it’s you' })
  const refused = await asked.submit('Continue', { 'Your password': 'wrong' })
  refused.getByText('That password isn’t right.')
  const proven = await refused.submit('Continue', { 'Your password': 'correct horse battery staple 9' })
  const invited = await proven.submit('Go On')
  invited.in('article', 'Mona Ito').getByText('mona@shop.example')
})

test('a file is downloaded once the reader has proven who they are', async () => {
  const ada = await signInFrom(shop, browse(shop))
  const profile = await readPage(ada, '/profile')
  await makeStale()
  const asked = await profile.follow('Download My Data')
  asked.getByRole('heading', { name: 'Confirm it’s you' })
  const proven = await asked.submit('Continue', { 'Your password': 'correct horse battery staple 9' })
  const file = await proven.submit('Go On')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]+\.json"/)
})

test('a passkey works as proof instead of the password', async () => {
  const { page, complaints } = await openSignedIn(browser, shop, desktop, {
    role: 'customer',
    email: 'ada-passkey@example.com',
    fullName: 'Ada Byron',
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Add a Passkey' }).click()
  await page.getByRole('button', { name: 'Add Another Passkey' }).waitFor()

  await makeStale()
  await page.getByRole('button', { name: 'Set Up an Authenticator App' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('button', { name: 'Use a Passkey' }).click()
  await page.getByAltText('QR code for your authenticator app').waitFor()

  await makeStale()
  await page.goto('/auth/prove?next=/profile/export')
  const use = page.getByRole('button', { name: 'Use a Passkey' })
  await use.waitFor()
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'prove')
  const download = page.waitForEvent('download')
  await use.click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
  expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([])
})

test('someone without any means of proof signs in again and returns', async () => {
  const browser = await signInFrom(shop, browse(shop))
  await shop.database.pool.query(
    'update users set password_hash = null, email_confirmed_at = null where id = $1',
    [browser.actor.user?.id],
  )
  await makeStale()
  const page = await (await browser.get('/auth/prove?next=/profile')).text()
  const again = /href="(\/auth\?again=1[^"]*)"/.exec(page)?.[1]?.replace('&amp;', '&') ?? ''
  expect(new URLSearchParams(again.split('?')[1]).get('next')).toBe('/profile')
  expect(await (await browser.get(again)).text()).toContain('Forgot your password?')
})
