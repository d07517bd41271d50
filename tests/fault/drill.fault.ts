import { expect, test } from 'vitest'
import { hours } from '#server/kernel/clock.ts'
import { migrateDatabase } from '#server/kernel/postgres/migrate-database.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { sellGangSheet, signedIn } from '#tests/harness/sell.ts'
import { composeTestShop } from '#tests/harness/shop.ts'
import { fillShop } from '../../bench/drill/fill-shop.ts'
import type { Place } from '../../bench/drill/places.ts'
import { drill } from '../../bench/drill.ts'

const orders = isLong ? 1_000 : 4

/** A few orders as customers place them: the demo takes longer than everything else. */
async function sellSome({ settings, connectionString }: Place): Promise<void> {
  await migrateDatabase(connectionString)
  const { shop } = composeTestShop({ ...settings, DATABASE_URL: connectionString })
  const selling = Object.assign(shop, { origin: 'http://localhost:3000' })
  try {
    await shop.prepare()
    for (let sold = 0; sold < orders; sold++) await sellGangSheet(selling, signedIn())
  } finally {
    await shop.stop()
  }
}

test('a shop with its files moves from the built-in database and the disk to its own and a bucket and back, encrypted, and nothing differs', {
  timeout: hours(2),
}, async () => {
  const told = new Map<string, number>()
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  await drill((place) => (isLong ? fillShop(place, orders, say) : sellSome(place)), {
    report: ({ label, value }) => void told.set(label, value),
    say,
  })
  expect(told.get('files in it')).toBeGreaterThanOrEqual(orders)
  expect(told.get('rows in it')).toBeGreaterThan(orders * 5)
  expect(said.at(-1)).toBe('Every row and every file of the last copy is as in the first backup.')
})
