import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { ask, isRefusal } from '#tests/authorisation/ask.ts'
import { type CallerName, callerNames } from '#tests/authorisation/callers.ts'
import { matrix, titleOf } from '#tests/authorisation/matrix.ts'
import { takeSnapshot } from '#tests/authorisation/snapshot.ts'
import { furnish, secrets, type World } from '#tests/authorisation/things.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

/** Nothing of the customer's is theirs to know. */
const strangers = new Set<CallerName>(['anonymous', 'otherCustomer'])

let shop: TestShop
let world: World

beforeAll(async () => {
  shop = await startTestShop({
    servePage: await loadBuiltPages(),
    staticFolder,
    settings: { TRUSTED_PROXIES: '127.0.0.1,::1' },
  })
  world = await furnish(shop)
})

afterAll(() => shop?.[Symbol.asyncDispose]())

test.each(matrix.map((row) => ({ title: titleOf(row), row })))('$title', async ({ row }) => {
  const statuses: Record<string, number> = {}
  for (const name of callerNames) {
    const { send } = await ask(world, world.callers[name], row)
    const before = await takeSnapshot(shop)
    const answer = await send()
    statuses[name] = answer.status
    if ((row.method !== 'GET' || row.writes) && !isRefusal(answer)) continue
    // What is refused changed nothing and mailed nobody, and neither does looking at something.
    expect(await takeSnapshot(shop), name).toEqual(before)
    if (isRefusal(answer) && strangers.has(name))
      expect(
        secrets.filter((secret) => answer.body.includes(secret)),
        name,
      ).toEqual([])
  }
  expect(statuses).toEqual(row.answers)
})
