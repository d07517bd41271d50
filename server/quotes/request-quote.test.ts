import { expect, test } from 'vitest'
import { visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { bulkQuotes } from './tables.ts'

const caller = () => ({ ...visitor(), network: '192.0.2.7' })
const asked = {
  product: 'tumbler' as const,
  name: ' Ada Lovelace ',
  email: 'ada@example.com',
  quantity: '40',
  details: { Size: '40oz', Message: '' },
}

test('a request is kept, emailed to staff and acknowledged', async () => {
  await using shop = await startTestShop({ settings: { MAIL_STAFF: 'desk@example.com' } })

  expect(await shop.operations.call('quotes.request', caller(), asked)).toMatchObject({ ok: true })

  const [kept] = await shop.database.orm.select().from(bulkQuotes)
  expect(kept).toMatchObject({ name: 'Ada Lovelace', quantity: 40, state: 'new', details: { Size: '40oz' } })
  await shop.jobs.runDue()
  const mails = await shop.mail.list()
  expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
    ['ada@example.com', 'We received your bulk quote request for 40 tumblers'],
    ['desk@example.com', 'Bulk quote: 40 tumblers for Ada Lovelace'],
  ])
})

test('a stranger’s text does not reach the address they enter: a fake name is not repeated, and three emails a day are the limit', async () => {
  await using shop = await startTestShop()
  const trap = 'Win 500$: https://evil.example/claim\r\n\r\nYour account is locked, go to evil.example'
  const names = [trap, 'Visit evil.example now', 'Ada Lovelace', 'Ada', 'Ada']
  for (const [at, name] of names.entries())
    expect(
      await shop.operations.call(
        'quotes.request',
        { ...visitor(), network: `192.0.2.${at}` },
        { ...asked, name, email: at < 2 ? 'Victim@example.com' : 'victim@example.com' },
      ),
    ).toMatchObject({ ok: true })
  await shop.jobs.runDue()
  const mails = (await shop.mail.list()).filter(({ to }) => to.toLowerCase() === 'victim@example.com')
  expect(mails).toHaveLength(3)
  expect(JSON.stringify(mails)).not.toMatch(/evil|locked|Win/)
  expect(mails.filter(({ text }) => text?.includes('Hello, thank you for asking'))).toHaveLength(2)
  expect(mails.filter(({ text }) => text?.includes('Ada Lovelace, thank you'))).toHaveLength(1)
  const kept = await shop.database.orm.select().from(bulkQuotes)
  expect(kept.map(({ name }) => name)).toContain(trap.replace('\r\n\r\n', ' '))
})

test('without name or email nothing is kept and no one is emailed', async () => {
  await using shop = await startTestShop()

  for (const [missing, fieldErrors] of [
    [{ name: ' ' }, { name: 'Enter your name' }],
    [{ email: '' }, { email: 'Enter your email address' }],
    [{ quantity: '3' }, { quantity: 'Bulk prices begin at 25' }],
  ] as const)
    expect(await shop.operations.call('quotes.request', caller(), { ...asked, ...missing })).toMatchObject({
      ok: false,
      reason: 'invalid',
      fieldErrors,
    })
  expect(await shop.operations.call('quotes.request', caller(), { ...asked, email: 'ada' })).toMatchObject({
    ok: false,
    reason: 'invalid',
    fieldErrors: { email: 'Enter a valid email address' },
  })
  expect(await shop.database.orm.$count(bulkQuotes)).toBe(0)
  expect(await shop.mail.list()).toEqual([])
})

test('the eleventh request in an hour from one network is refused', async () => {
  await using shop = await startTestShop({ clock: { now: () => new Date('2026-05-04T15:30:00Z') } })
  for (let count = 0; count < 10; count++)
    expect(await shop.operations.call('quotes.request', caller(), asked)).toMatchObject({ ok: true })

  expect(await shop.operations.call('quotes.request', caller(), asked)).toMatchObject({
    ok: false,
    reason: 'refused',
    code: 'too_many_requests',
  })
  expect(await shop.database.orm.$count(bulkQuotes)).toBe(10)
})
