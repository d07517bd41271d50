import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { profiles } from '#server/people/tables.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { readFloorCrew } from './floor-crew.ts'

test('work is assigned to staff by name, and never to a customer or suspended staff', async () => {
  await using database = await createTestDatabase()
  const now = new Date()
  const person = (
    role: 'customer' | 'floor' | 'admin',
    fullName: string,
    suspendedAt: Date | null = null,
  ) => ({
    ...{ userId: randomUUID(), role, fullName, email: `${fullName || 'nameless'}@shop.example`, phone: '' },
    ...{ suspendedAt, createdAt: now, updatedAt: now },
  })
  await database.orm
    .insert(profiles)
    .values([
      person('floor', 'Zoe'),
      person('admin', 'Ana'),
      person('floor', ''),
      person('floor', 'Gone', now),
      person('customer', 'Carl'),
    ])
  const { people } = await readFloorCrew(database.orm)
  expect(people.map(({ name }) => name)).toEqual(['nameless@shop.example', 'Ana', 'Zoe'])
})
