import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Role } from '#domain/people/role.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { changeEmail } from './change-email.ts'
import { createProfile } from './create-profile.ts'
import { profiles } from './tables.ts'

const now = new Date('2026-11-28T12:00:00Z')
const later = new Date('2026-11-29T12:00:00Z')

test('a new customer is announced to followers, a new staff member is not', async () => {
  await using database = await createTestDatabase()
  const told: unknown[] = []
  const deps = {
    clock: { now: () => now },
    emit: async (_: unknown, ...what: unknown[]) => void told.push(what),
  }
  const add = async (role: Role) => {
    const userId = randomUUID()
    const profile = { userId, role, fullName: 'Ada Lovelace', email: `${userId}@example.com`, phone: '' }
    await database.transaction((transaction) => createProfile(deps, transaction, profile))
    return userId
  }
  const customerId = await add('customer')
  await add('admin')
  await add('owner')
  expect(told).toEqual([['customer.created', { customerId }]])
})

test('a changed address applies to one profile, and records when', async () => {
  await using database = await createTestDatabase()
  const deps = { clock: { now: () => now }, emit: async () => {} }
  const ids = [randomUUID(), randomUUID()] as const
  for (const userId of ids) {
    const profile = {
      userId,
      role: 'customer',
      fullName: 'Ada',
      email: `${userId}@example.com`,
      phone: '',
    } as const
    await database.transaction((transaction) => createProfile(deps, transaction, profile))
  }
  await database.transaction((transaction) =>
    changeEmail({ clock: { now: () => later } }, transaction, ids[0], 'ada@new.example'),
  )
  const read = async (id: string) =>
    (await database.orm.select().from(profiles).where(eq(profiles.userId, id)))[0]
  expect(await read(ids[0])).toMatchObject({ email: 'ada@new.example', createdAt: now, updatedAt: later })
  expect(await read(ids[1])).toMatchObject({ email: `${ids[1]}@example.com`, updatedAt: now })
})
