import { expect, test } from 'vitest'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'
import { newsletterSignups } from './tables.ts'

const shop = await shareTestShop()

const staff = signedIn('admin', 'staff@example.com')

/** How many are subscribed, unconfirmed, and unsubscribed. */
const countStates = ({ newsletter }: TestShop) =>
  newsletter.counts(staff, [{ state: 'subscribed' }, { state: 'waiting' }, { state: 'unsubscribed' }])

test('an address is subscribed once, regardless of case', async () => {
  const { database, newsletter } = shop

  expect(await newsletter.subscribe({ email: 'ada@example.com' })).toBe('subscribed')
  expect(await newsletter.subscribe({ email: 'Ada@Example.com' })).toBe('already_subscribed')
  expect(await database.orm.$count(newsletterSignups)).toBe(1)
})

test('the same form sent ten times simultaneously subscribes once', async () => {
  const { database, newsletter } = shop

  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => newsletter.subscribe({ email: 'ada@example.com' })),
  )

  expect(outcomes.filter((state) => state === 'subscribed')).toHaveLength(1)
  expect(await database.orm.$count(newsletterSignups)).toBe(1)
})

test('with double opt-in no one is written to before confirming, and the confirmation is emailed once a day', async () => {
  const { newsletter } = shop
  await shop.settings.change({ system: 'test' }, { isDoubleOptIn: true })

  expect(await newsletter.subscribe({ email: 'ada@example.com' })).toBe('waiting')
  expect(await newsletter.subscribe({ email: 'ADA@example.com' })).toBe('waiting')
  expect(await countStates(shop)).toEqual([0, 1, 0])
  await shop.jobs.runDue()
  const [mail, ...others] = await shop.mail.list()
  expect(others).toEqual([])
  const token = /confirm\?token=([0-9a-f-]{36})/.exec(mail?.text ?? '')?.[1] ?? ''

  expect(await newsletter.findMembership(token)).toEqual({ email: 'ada@example.com', state: 'waiting' })
  await shop.operations.ask('newsletter.confirm', visitor(), { token })
  expect(await countStates(shop)).toEqual([1, 0, 0])
  expect(await newsletter.subscribe({ email: 'ada@example.com' })).toBe('already_subscribed')
})

test('people who unsubscribe are not exported, and come back by signing up again; unknown links do nothing', async () => {
  const { newsletter, database } = shop
  await newsletter.subscribe({ email: 'ada@example.com' })
  const [{ token = '' } = {}] = await database.orm.select().from(newsletterSignups)

  for (const _twice of [1, 2]) await shop.operations.ask('newsletter.unsubscribe', visitor(), { token })
  expect(await newsletter.exportCsv(staff)).toBe('\uFEFFEmail,Signup Date\r\n')
  expect(await countStates(shop)).toEqual([0, 0, 1])
  expect(await newsletter.subscribe({ email: 'ada@example.com' })).toBe('subscribed')
  expect(await countStates(shop)).toEqual([1, 0, 0])

  for (const nobody of ['', 'x', '00000000-0000-0000-0000-000000000000']) {
    for (const name of ['newsletter.unsubscribe', 'newsletter.confirm'] as const)
      expect(await shop.operations.call(name, visitor(), { token: nobody })).toMatchObject({
        code: 'not_found',
      })
    expect(await newsletter.findMembership(nobody)).toBeNull()
  }
})
