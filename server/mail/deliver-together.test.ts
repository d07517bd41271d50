import { randomUUID } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '#tests/harness/database.ts'
import { shareAmong } from './deliver-together.ts'
import { mails } from './tables.ts'

const database = await createTestDatabase()
afterAll(() => database[Symbol.asyncDispose]())

async function write(toAddress: string): Promise<string> {
  const id = randomUUID()
  await database.orm.insert(mails).values({ id, toAddress, dedupeKey: id, template: 'new-order', data: {} })
  return id
}

test('simultaneous emails are read and recorded with one statement each, once; one that cannot be recorded does not affect the other', async () => {
  const [ada, bob] = [await write('ada@example.com'), await write('bob@example.com')]
  const { read, noteSent } = shareAmong(database)
  const asked = vi.spyOn(database.pool, 'query')
  const found = await Promise.all([read(ada), read(bob)])
  expect(found.map((of, index) => of.get([ada, bob][index] ?? '')?.toAddress)).toEqual([
    'ada@example.com',
    'bob@example.com',
  ])
  expect(asked).toHaveBeenCalledTimes(1)

  const sent = (id: string) => ({
    id,
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
    sentAt: new Date(),
  })
  await Promise.all([noteSent(sent(ada)), noteSent(sent(bob))])
  expect(asked).toHaveBeenCalledTimes(2)
  const standing = async () => {
    const { toAddress, state, attempts, html } = mails
    return database.orm.select({ toAddress, state, attempts, html }).from(mails).orderBy(asc(toAddress))
  }
  const noted = { state: 'sent', attempts: 1, html: '<p>Hello</p>' }
  expect(await standing()).toMatchObject([noted, noted])
  expect((await read(ada)).size).toBe(0)

  await database.pool.query(
    `alter table mails add constraint not_bob check (attempts < 2 or to_address <> 'bob@example.com')`,
  )
  const again = await Promise.allSettled([noteSent(sent(ada)), noteSent(sent(bob))])
  expect(again.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(await standing()).toMatchObject([{ attempts: 2 }, { attempts: 1 }])
})
