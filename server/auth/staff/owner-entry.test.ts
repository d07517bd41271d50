import { expect, test } from 'vitest'
import { startTestAuth } from '#tests/harness/auth.ts'
import { defaultRules } from '../account-rules.ts'
import { factors, identities, users } from '../tables.ts'

const own = { hasMailServer: true }
const mailbox = { hasMailServer: false }
const withWays = (...ways: (typeof defaultRules.ways)[number][]) =>
  startTestAuth({ rules: { ...defaultRules, ways } })

test('by password, the first owner always gets in', async () => {
  await using shop = await withWays('password')
  expect(await shop.auth.canAnOwnerEnter(own)).toBe(true)
})

test('by email, an owner gets in where email is read in the mailbox, or at an address of their own', async () => {
  await using shop = await withWays('email_link')
  expect(await shop.auth.canAnOwnerEnter(mailbox)).toBe(true)
  expect(await shop.auth.canAnOwnerEnter(own)).toBe(false)
  await shop.auth.ensureOwner()
  expect(await shop.auth.canAnOwnerEnter(mailbox)).toBe(true)
  expect(await shop.auth.canAnOwnerEnter(own)).toBe(false)
  await shop.database.orm.update(users).set({ email: 'olive@prints.example' })
  expect(await shop.auth.canAnOwnerEnter(own)).toBe(true)
})

test('by passkey, only an owner who has one gets in, and never while suspended', async () => {
  await using shop = await withWays('passkey')
  expect(await shop.auth.canAnOwnerEnter(mailbox)).toBe(false)
  await shop.auth.ensureOwner()
  expect(await shop.auth.canAnOwnerEnter(mailbox)).toBe(false)
  const [owner] = await shop.database.orm.select().from(users)
  const now = shop.clock.now()
  await shop.database.orm
    .insert(factors)
    .values({ userId: owner?.id ?? '', type: 'passkey', name: 'Laptop', createdAt: now, updatedAt: now })
  expect(await shop.auth.canAnOwnerEnter(own)).toBe(true)
  await shop.database.pool.query('update profiles set suspended_at = now()')
  expect(await shop.auth.canAnOwnerEnter(own)).toBe(false)
})

test('a linked provider that is no longer set up opens nothing', async () => {
  await using shop = await withWays()
  await shop.auth.ensureOwner()
  await shop.database.orm.update(identities).set({ provider: 'google' })
  expect(await shop.auth.canAnOwnerEnter(own)).toBe(false)
})
