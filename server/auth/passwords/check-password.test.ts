import { expect, test } from 'vitest'
import { minutes } from '#server/kernel/clock.ts'
import { shareTestAuth, testMeta } from '#tests/harness/auth.ts'
import { hashSecret } from '../secrets.ts'

const shop = await shareTestAuth()

const person = {
  ...{ email: 'ada@example.com', password: 'correct horse', role: 'customer' as const },
  ...{ fullName: 'Ada', phone: '1' },
}
const stranger = { clientAddress: '198.51.100.9', userAgent: 'stranger', visitorId: crypto.randomUUID() }

test('strangers who guess lock the account’s owner out only on their own network', async () => {
  await shop.auth.createUser(person)
  const guess = { email: person.email, password: 'wrong password' }
  for (let count = 0; count < 20; count++) await shop.auth.signIn(guess, stranger)

  expect(await shop.auth.signIn(person, stranger)).toMatchObject({ reason: 'too_many_attempts' })
  expect(await shop.auth.signIn(person, testMeta)).toMatchObject({ ok: true })
  // The device is known now and is still let in while the stranger tries.
  const besideThem = { ...testMeta, clientAddress: stranger.clientAddress }
  expect(await shop.auth.signIn(person, besideThem)).toMatchObject({ ok: true })
})

test('guesses from everywhere at once are stopped, while devices the account knows get through', async () => {
  await shop.auth.createUser(person)
  expect(await shop.auth.signIn(person, testMeta)).toMatchObject({ ok: true })
  const window = new Date(Math.floor(shop.clock.now().getTime() / minutes(15)) * minutes(15))
  await shop.database.pool.query(
    `insert into rate_limits (key, window_start, count) values ($1, $2, 200)
     on conflict (key, window_start) do update set count = 200`,
    [`auth-sign-in-whole-account:${hashSecret(person.email)}`, window],
  )
  expect(await shop.auth.signIn(person, stranger)).toMatchObject({ reason: 'too_many_attempts' })
  expect(await shop.auth.signIn(person, testMeta)).toMatchObject({ ok: true })
})
