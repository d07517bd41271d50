import { beforeEach, expect, test } from 'vitest'
import { type Answer, ask, isRefusal } from '#tests/authorisation/ask.ts'
import type { CallerName } from '#tests/authorisation/callers.ts'
import { fromNow, noteWrites } from '#tests/authorisation/changes.ts'
import { answersOf, callersOf } from '#tests/authorisation/floor.ts'
import { matrix, titleOf } from '#tests/authorisation/matrix.ts'
import type { Row } from '#tests/authorisation/row.ts'
import { furnish, secrets } from '#tests/authorisation/things.ts'
import { useShopAlone } from '#tests/harness/use-shop.ts'

/** Nothing of the customer's is theirs to know. */
const strangers = new Set<CallerName>(['anonymous', 'otherCustomer'])

const nothing = { tables: [], files: [] }

/** Tables that a call wrote to which was allowed. */
const written = new Set<string>()

const shop = await useShopAlone({ settings: { TRUSTED_PROXIES: '127.0.0.1,::1' } })
const world = await furnish(shop)
await noteWrites(shop)

// What a stale session is asked first has tests of its own (fresh-proof.e2e.ts).
beforeEach(() => shop.database.pool.query('update sessions set proven_at = now()'))

/** Rows of one route that follow each other; their order counts, since some change what others see. */
const runs: { route: string; rows: Row[] }[] = []
for (const row of matrix) {
  const last = runs.at(-1)
  if (last?.route === row.route) last.rows.push(row)
  else runs.push({ route: row.route, rows: [row] })
}

test.each(runs)('$route', async ({ rows }) => {
  const answers: [title: string, Record<string, number>][] = []
  for (const row of rows)
    answers.push([
      titleOf(row),
      row.method === 'GET' && !row.writes ? await lookAround(row) : await change(row),
    ])
  expect(answers).toEqual(rows.map((row) => [titleOf(row), answersOf(row)]))
})

test('what is allowed is seen to change things: the watch is awake', () => {
  expect([...written]).toEqual(
    expect.arrayContaining(['newsletter_signups', 'orders', 'production_moves', 'sessions', 'jobs']),
  )
})

/** Whoever looks at something changes nothing and mails nobody, whether it is shown to them or not. */
async function lookAround(row: Row): Promise<Record<string, number>> {
  const questions = await askEach(row)
  const changes = await fromNow(shop)
  const statuses: Record<string, number> = {}
  for (const { name, send } of questions) {
    const answer = await send()
    statuses[name] = answer.status
    expectNoSecrets(row, name, answer)
    // A page of who is signed in is kept by nobody; a feed is the same for everybody and says so.
    if (row.route.startsWith('routes/') && name !== 'anonymous')
      expect(answer.caching, `${titleOf(row)}, ${name}`).toMatch(/no-store|^public, max-age=600$/)
  }
  expect(await changes(), titleOf(row)).toEqual(nothing)
  return statuses
}

async function askEach(row: Row) {
  const questions: { name: CallerName; send(): Promise<Answer> }[] = []
  for (const name of callersOf(row)) questions.push({ name, ...(await ask(world, world.callers[name], row)) })
  return questions
}

/** Whoever is refused changed nothing and mailed nobody. */
async function change(row: Row): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (const name of callersOf(row)) {
    const { send } = await ask(world, world.callers[name], row)
    const changes = await fromNow(shop)
    const answer = await send()
    statuses[name] = answer.status
    if (!isRefusal(answer)) {
      world.spend()
      for (const table of (await changes()).tables) written.add(table)
      continue
    }
    expect(await changes(), `${titleOf(row)}, ${name}`).toEqual(nothing)
    expectNoSecrets(row, name, answer)
  }
  return statuses
}

function expectNoSecrets(row: Row, name: CallerName, answer: Answer): void {
  if (!isRefusal(answer) || !strangers.has(name)) return
  const told = secrets.filter((secret) => answer.body.includes(secret))
  expect(told, `${titleOf(row)}, ${name}`).toEqual([])
}
