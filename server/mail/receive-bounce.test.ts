import { expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const staff = signedIn('admin', 'staff@example.com')
const secret = 'a secret of the mail server'

const about = (mailId: string) =>
  `Action: failed\r\nDiagnostic-Code: smtp; 550 No such mailbox\r\n\r\nMessage-ID: <${mailId}@localhost>`

test('a bounced email is shown with its cause, waits for attention, and is sent again', async () => {
  await using shop = await startTestShop({ settings: { MAIL_BOUNCE_SECRET: secret } })
  await sellGangSheet(shop, visitor())
  await shop.jobs.runDue()
  const [mail] = (await shop.mail.list()).filter(({ template }) => template === 'order-confirmation')
  const send = (authorization: string, body: string) =>
    fetch(`${shop.origin}/webhooks/mail-bounces`, { method: 'POST', headers: { authorization }, body })

  expect((await send('Bearer nothing', about(mail?.id ?? ''))).status).toBe(401)
  expect(await shop.mail.get(mail?.id ?? '')).toMatchObject({ state: 'sent' })
  const answer = await send(`Bearer ${secret}`, about(mail?.id ?? ''))
  expect([answer.status, await answer.json()]).toEqual([200, { received: true }])
  // The same notification again, and one for an email that isn't ours.
  expect((await send(`Bearer ${secret}`, about(mail?.id ?? ''))).status).toBe(200)
  expect((await send(`Bearer ${secret}`, about(crypto.randomUUID()))).status).toBe(200)

  const { rows } = await shop.mail.table(staff, {
    ...{ filters: { state: 'failed' }, sort: { column: 'made', isDescending: true }, rows: 10 },
  })
  expect(rows).toMatchObject([{ id: mail?.id, error: 'Bounced: 550 No such mailbox' }])
  expect(await shop.reports.attention(staff)).toMatchObject([{ kind: 'mail_failed', id: mail?.id }])
  await shop.operations.ask('mails.resend', staff, { mail: mail?.id ?? '' })
  await shop.jobs.runDue()
  expect(await shop.mail.get(mail?.id ?? '')).toMatchObject({ state: 'sent', error: null })
  expect(await shop.reports.attention(staff)).toEqual([])
})

test('without a secret the endpoint is closed; in the dev mailbox only an owner can make an email bounce', async () => {
  await using shop = await startTestShop()
  const closed = await fetch(`${shop.origin}/webhooks/mail-bounces`, { method: 'POST', body: 'x' })
  expect(closed.status).toBe(404)
  await sellGangSheet(shop, visitor())
  await shop.jobs.runDue()
  const [mail] = await shop.mail.list()
  const comesBack = (actor: Actor) =>
    shop.operations.call('mails.simulate-bounce', actor, { mail: mail?.id ?? '' })
  expect(await comesBack(staff)).toMatchObject({ code: 'forbidden', message: 'Access Denied' })
  expect(await comesBack(signedIn('owner'))).toMatchObject({ ok: true })
  expect(await comesBack(signedIn('owner'))).toMatchObject({ code: 'not_found' })
  expect(await shop.mail.get(mail?.id ?? '')).toMatchObject({
    state: 'failed',
    error: 'Bounced: simulated in the dev mailbox',
  })
})
