import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { chosenNames, type RetentionSettings } from '#domain/shop/retention-terms.ts'
import { systemClock } from '#server/kernel/clock.ts'
import type { RetentionRule } from '#server/kernel/retention.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { previewRetention } from './preview.ts'

const name = chosenNames[0]
const settings = Object.fromEntries(
  chosenNames.map((one) => [one, one === name ? 30 : null]),
) as RetentionSettings

/** This many items are due, named "1", "2" …; every tenth is still in use. */
const ruleOf = (due: number, looked: string[][]): RetentionRule => ({
  name: name as RetentionRule['name'],
  table: sql`nothing`,
  key: { of: sql`nothing`, type: 'text' },
  due: () => sql`select number::text as id from generate_series(1, ${due}::int) as number`,
  async findUses(_, ids) {
    looked.push([...ids])
    return ids.filter((id) => Number(id) % 10 === 0)
  },
  remove: async () => {},
})

test('items due for removal are counted over all pages, without those still in use', async () => {
  await using database = await createTestDatabase()
  for (const due of [0, 1, 999, 1_000, 2_001]) {
    const looked: string[][] = []
    const counts = await previewRetention(
      { database, clock: systemClock, rules: [ruleOf(due, looked)] },
      settings,
    )
    expect(counts).toEqual([{ name, count: due - Math.floor(due / 10), bytes: 0 }])
    expect(looked.flat()).toHaveLength(due)
    expect(new Set(looked.flat()).size).toBe(due)
  }
})
