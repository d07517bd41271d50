import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/harness/database.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { audit } from './audit.ts'
import { auditEntries } from './tables.ts'

test('a change is recorded with who made it and the previous value', async () => {
  await using database = await createTestDatabase()
  const owner = signedIn('owner')
  const change = {
    action: 'order.set-status' as const,
    subject: `order:${randomUUID()}`,
    before: { a: 1 },
    after: { a: 2 },
  }
  const asked = { way: 'page' as const, network: '203.0.113.9' }
  await audit(database.orm, { ...owner, ...asked }, change)
  expect(await database.orm.select().from(auditEntries)).toEqual([
    {
      ...change,
      id: expect.any(String),
      at: expect.any(Date),
      actorId: owner.user?.id,
      actorName: 'owner@example.com',
      operation: null,
      ...asked,
    },
  ])
})

test('customers’ network addresses are not kept', async () => {
  await using database = await createTestDatabase()
  const customer = { ...signedIn('customer'), way: 'page' as const, network: '203.0.113.9' }
  await audit(database.orm, customer, { action: 'a.b', subject: 'x:1' })
  expect(await database.orm.select().from(auditEntries)).toMatchObject([{ way: 'page', network: null }])
})

test('the shop and visitors have a name but no id', async () => {
  await using database = await createTestDatabase()
  await audit(database.orm, { system: 'command line' }, { action: 'a.b', subject: 'x:1' })
  await audit(database.orm, visitor(), { action: 'b.b', subject: 'x:1' })
  const rows = await database.orm.select().from(auditEntries).orderBy(auditEntries.action)
  expect(rows.map(({ actorId, actorName }) => [actorId, actorName])).toEqual([
    [null, 'command line'],
    [null, 'visitor'],
  ])
})

test('an entry is rolled back with its change', async () => {
  await using database = await createTestDatabase()
  const work = database.transaction(async (transaction) => {
    await audit(transaction, visitor(), { action: 'a.b', subject: 'x:1' })
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await database.orm.$count(auditEntries)).toBe(0)
})

test('one function names the actor, including programs: anywhere else they would be no one, or “staff”', () => {
  const naming = globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] }).filter((file) =>
    /\.user\?\.email \?\? /.test(readFileSync(file, 'utf8')),
  )
  // What a customer designs or requests, and who writes in a conversation: no program does these.
  expect(naming.toSorted()).toEqual([
    'server/designs/save-design.ts',
    'server/edit-requests/operations/create-request.ts',
    'server/kernel/audit.ts',
    'server/orders/messages/write-message.ts',
  ])
})
