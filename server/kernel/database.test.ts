import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { atLength } from '#server/kernel/postgres/at-length.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { seconds } from './clock.ts'
import { callOutside, type Transaction } from './database.ts'
import { throwMistakes } from './postgres/mistakes.ts'

test('an outside call inside a transaction throws, however deep, and rolls the transaction back', async () => {
  await using database = await createTestDatabase()
  let calls = 0
  const callBank = () => callOutside('bank', seconds(60), async () => ++calls)
  const work = database.transaction(async (transaction) => {
    await transaction.execute(sql`insert into newsletter_signups (email) values ('ada@example.com')`)
    await Promise.all([Promise.resolve().then(callBank)])
  })
  await expect(work).rejects.toThrow('Outside call inside a transaction: bank')
  expect(calls).toBe(0)
  expect(await countSignups(database)).toBe(0)
})

test('outside transactions the call is made, including after one and alongside one', async () => {
  await using database = await createTestDatabase()
  const callBank = () => callOutside('bank', seconds(60), async () => 'paid')
  let besides: Promise<string> = Promise.resolve('')
  const start = () => {
    besides = callBank()
  }
  const begun = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const running = database.transaction(async () => {
    begun.resolve()
    await done.promise
  })
  await begun.promise
  start()
  expect(await besides).toBe('paid')
  done.resolve()
  await running
  expect(await callBank()).toBe('paid')
})

test('a transaction runs one query at a time', async () => {
  await using database = await createTestDatabase()
  const twice = (ask: () => Promise<unknown>) => Promise.all([ask(), ask()])
  await expect(
    database.transaction((transaction) => twice(async () => transaction.execute(sql`select 1`))),
  ).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/^Asked of a connection that had not answered .*: select 1$/) },
  })
  await twice(async () => database.orm.execute(sql`select 1`))
})

test('a transaction never requests a second connection, which could deadlock the pool', async () => {
  await using database = await createTestDatabase()
  const second = 'A second database connection was requested inside a transaction'
  const ways: (() => Promise<unknown>)[] = [
    () => database.orm.execute(sql`select 1`),
    () => database.pool.query('select 1'),
    () => database.transaction(async () => {}),
    () => atLength(() => database.orm.execute(sql`select 1`)),
  ]
  for (const ask of ways) {
    const deep = () => Promise.all([Promise.resolve().then(ask)])
    await expect(
      database.transaction(deep).catch((error) => Promise.reject(error.cause ?? error)),
    ).rejects.toThrow(second)
    expect(await countSignups(database)).toBe(0)
  }

  // Work that a transaction started and didn't wait for continues without it.
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  let later: Promise<unknown> = Promise.resolve()
  await database.transaction(async () => {
    later = isOver.then(() => database.pool.query('select 1'))
  })
  end()
  await later

  // A running shop continues as long as there is a connection, and reports it.
  throwMistakes(false)
  onTestFinished(() => throwMistakes(true))
  await database.transaction(() => database.pool.query('select 1'))
})

test('of two conflicting transactions, the loser runs again and sees the winner’s changes', async () => {
  await using database = await createTestDatabase()
  await withNumbers(database, [[1, 0]])
  const bothHaveRead = meeting(2)
  let runs = 0
  const addOne = (): Promise<void> =>
    database.transaction(async (transaction) => {
      runs++
      await transaction.execute(sql`set transaction isolation level serializable`)
      const seen = await readNumber(transaction, 1)
      if (runs <= 2) await bothHaveRead()
      await transaction.execute(sql`update numbers set value = ${seen + 1} where id = 1`)
    })
  await Promise.all([addOne(), addOne()])
  expect(runs).toBe(3)
  expect(await numbers(database)).toEqual([2])
})

test('of two transactions waiting for each other, the victim runs again', async () => {
  await using database = await createTestDatabase()
  await withNumbers(database, [
    [1, 0],
    [2, 0],
  ])
  const bothHoldOne = meeting(2)
  let runs = 0
  const addToBoth = (first: number, second: number): Promise<void> =>
    database.transaction(async (transaction) => {
      runs++
      await transaction.execute(sql`update numbers set value = value + 1 where id = ${first}`)
      if (runs <= 2) await bothHoldOne()
      await transaction.execute(sql`update numbers set value = value + 1 where id = ${second}`)
    })
  await Promise.all([addToBoth(1, 2), addToBoth(2, 1)])
  // On a busy machine the survivor may still be asleep when the other starts again: three runs are the minimum.
  expect(runs).toBeGreaterThanOrEqual(3)
  expect(await numbers(database)).toEqual([2, 2])
})

test('an endless conflict is given up after four runs, and other errors after one', async () => {
  await using database = await createTestDatabase()
  let runs = 0
  const raise = (code: string): Promise<void> =>
    database.transaction(async (transaction) => {
      runs++
      await transaction.execute(sql.raw(`do $$ begin raise 'again' using errcode = '${code}'; end $$`))
    })
  await expect(raise('40001')).rejects.toThrow()
  expect(runs).toBe(4)
  runs = 0
  await expect(raise('23505')).rejects.toThrow()
  expect(runs).toBe(1)
})

type Database = Awaited<ReturnType<typeof createTestDatabase>>

async function countSignups({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from newsletter_signups',
  )
  return rows[0]?.count ?? -1
}

async function withNumbers({ pool }: Database, rows: [id: number, value: number][]): Promise<void> {
  await pool.query('create table numbers (id int primary key, value int not null)')
  for (const row of rows) await pool.query('insert into numbers values ($1, $2)', row)
}

async function readNumber(transaction: Transaction, id: number): Promise<number> {
  const { rows } = await transaction.execute<{ value: number }>(
    sql`select value from numbers where id = ${id}`,
  )
  return rows[0]?.value ?? Number.NaN
}

async function numbers({ pool }: Database): Promise<number[]> {
  const { rows } = await pool.query<{ value: number }>('select value from numbers order by id')
  return rows.map(({ value }) => value)
}

/** Holds everyone until all have arrived. */
function meeting(count: number): () => Promise<void> {
  const everybody = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    if (++arrived === count) everybody.resolve()
    return everybody.promise
  }
}

test('a connection never returned is cut on close, and close completes', async () => {
  await using database = await createTestDatabase()
  const kept = await database.pool.connect()
  await database.close(1)
  await expect(kept.query('select 1')).rejects.toThrow()
})
