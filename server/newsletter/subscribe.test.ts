import { expect, test } from 'vitest'
import { systemClock } from '#server/kernel/clock.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { createNewsletter } from './index.ts'
import { newsletterSignups } from './tables.ts'

test('an address is subscribed once, whatever its case', async () => {
  await using database = await createTestDatabase()
  const newsletter = createNewsletter({ database, clock: systemClock })

  expect(await newsletter.subscribe({ email: 'ada@example.com' })).toEqual({ ok: true })
  expect(await newsletter.subscribe({ email: 'Ada@Example.com' })).toEqual({
    ok: false,
    reason: 'already_subscribed',
  })
  expect(await database.orm.$count(newsletterSignups)).toBe(1)
})

test('the same form sent ten times at once subscribes once', async () => {
  await using database = await createTestDatabase()
  const newsletter = createNewsletter({ database, clock: systemClock })

  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => newsletter.subscribe({ email: 'ada@example.com' })),
  )

  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
  expect(await database.orm.$count(newsletterSignups)).toBe(1)
})
