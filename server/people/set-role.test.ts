import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Role } from '#domain/people/role.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { createTestDatabase, type TestDatabase } from '#tests/harness/database.ts'
import { noteDatabase } from '#tests/harness/databases/as-it-was.ts'
import { createPeople, type People } from './index.ts'

const database = await createTestDatabase()
afterAll(() => database[Symbol.asyncDispose]())
beforeEach(await noteDatabase(database.pool))

const house = { system: 'test' }

async function addPerson(database: TestDatabase, people: People, role: Role): Promise<Actor> {
  const userId = crypto.randomUUID()
  const email = `${userId}@example.com`
  await database.transaction((transaction) =>
    people.createProfile(transaction, { userId, email, fullName: `A ${role}`, phone: '1', role }),
  )
  return { visitorId: '', user: { id: userId, email, role, sessionId: crypto.randomUUID() } }
}

const idOf = (actor: Actor): string => actor.user?.id ?? ''

test('an owner makes a customer an admin, and the change is recorded', async () => {
  const people = createPeople({ database, clock: systemClock, emit: async () => {} })
  const owner = await addPerson(database, people, 'owner')
  const customer = await addPerson(database, people, 'customer')

  expect(await people.setRole(owner, idOf(customer), 'admin')).toEqual({ ok: true })

  expect(await people.roleOf(idOf(customer))).toBe('admin')
  expect(await database.orm.select().from(auditEntries)).toMatchObject([
    {
      actorId: idOf(owner),
      action: 'people.set-role',
      before: { role: 'customer' },
      after: { role: 'admin' },
    },
  ])
})

test.each(['customer', 'admin'] as const)('a %s changes no one’s role', async (role) => {
  const people = createPeople({ database, clock: systemClock, emit: async () => {} })
  await addPerson(database, people, 'owner')
  const person = await addPerson(database, people, role)

  await expect(people.setRole(person, idOf(person), 'owner')).rejects.toMatchObject({ code: 'forbidden' })

  expect(await people.roleOf(idOf(person))).toBe(role)
  expect(await database.orm.$count(auditEntries)).toBe(0)
})

test('a person who was an owner when the page was opened can no longer change anything', async () => {
  const people = createPeople({ database, clock: systemClock, emit: async () => {} })
  const former = await addPerson(database, people, 'owner')
  const owner = await addPerson(database, people, 'owner')
  await people.setRole(owner, idOf(former), 'customer')

  await expect(people.setRole(former, idOf(former), 'owner')).rejects.toMatchObject({ code: 'forbidden' })
  expect(await people.roleOf(idOf(former))).toBe('customer')
})

test('the last owner stays, no matter who asks', async () => {
  const people = createPeople({ database, clock: systemClock, emit: async () => {} })
  const owner = await addPerson(database, people, 'owner')

  expect(await people.setRole(owner, idOf(owner), 'admin')).toEqual({ ok: false, reason: 'last_owner' })
  expect(await people.setRole(house, idOf(owner), 'customer')).toEqual({ ok: false, reason: 'last_owner' })
  expect(await people.roleOf(idOf(owner))).toBe('owner')
})

test('two owners who demote each other simultaneously leave one', async () => {
  const people = createPeople({ database, clock: systemClock, emit: async () => {} })
  for (let round = 0; round < 10; round++) {
    const [one, other] = [
      await addPerson(database, people, 'owner'),
      await addPerson(database, people, 'owner'),
    ]
    await Promise.allSettled([
      people.setRole(one, idOf(other), 'admin'),
      people.setRole(other, idOf(one), 'admin'),
    ])
    const roles = [await people.roleOf(idOf(one)), await people.roleOf(idOf(other))].sort()
    expect(roles).toEqual(['admin', 'owner'])
    await people.setRole(house, idOf(one), 'owner')
    await people.setRole(house, idOf(other), 'customer')
    await database.pool.query(`delete from profiles`)
  }
})

test('people are found by part of their name or address, as text and not as a pattern', async () => {
  const people = createPeople({ database, clock: systemClock, emit: async () => {} })
  const add = (fullName: string, email: string) =>
    database.transaction((transaction) =>
      people.createProfile(transaction, {
        userId: crypto.randomUUID(),
        fullName,
        email,
        phone: '1',
        role: 'customer',
      }),
    )
  await add('Ada Lovelace', 'ada@example.com')
  await add('Grace Hopper', 'grace_h@example.com')

  const namesOf = async (text: string) => (await people.search(text)).map((person) => person.fullName)
  expect(await namesOf('love')).toEqual(['Ada Lovelace'])
  expect(await namesOf('EXAMPLE')).toEqual(['Ada Lovelace', 'Grace Hopper'])
  expect(await namesOf('e_h')).toEqual(['Grace Hopper'])
  expect(await namesOf('%')).toEqual([])
  expect(await namesOf(' ')).toEqual([])
})
