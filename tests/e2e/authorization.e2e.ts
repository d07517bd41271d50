import { beforeEach, expect, test } from 'vitest'
import type { OperationShape } from '#server/kernel/operations/define-operation.ts'
import { catalog } from '#server/operations.ts'
import { type Answer, ask, isRefusal, type Question } from '#tests/authorization/ask.ts'
import type { CallerName } from '#tests/authorization/callers.ts'
import { fromNow, noteWrites, writesFromNow } from '#tests/authorization/changes.ts'
import { answersOf, callersOf } from '#tests/authorization/floor.ts'
import { matrix, titleOf } from '#tests/authorization/matrix.ts'
import { isOfPage, type Row } from '#tests/authorization/row.ts'
import { furnish, secrets } from '#tests/authorization/things.ts'
import { useShopAlone } from '#tests/harness/use-shop.ts'

/** They may see nothing of the customer's. */
const strangers = new Set<CallerName>(['anonymous', 'otherCustomer'])

const nothing = { tables: [], files: [] }

const staff = new Set<CallerName>(['floor', 'admin', 'owner'])
/** Operations that require a permission and made a change for staff without an entry in the audit log. */
const untold = new Set<string>()
const nameOf = ({ operation, about }: Row): string => operation ?? about ?? ''
const isStaffWork = (row: Row): boolean =>
  (catalog satisfies readonly OperationShape[]).some(
    ({ name, may }) => name === nameOf(row) && !['anyone', 'signed_in', 'buyer'].includes(may),
  )

/** Tables that allowed calls wrote to. */
const written = new Set<string>()

const shop = await useShopAlone({ settings: { TRUSTED_PROXIES: '127.0.0.1,::1' } })
const world = await furnish(shop)
await noteWrites(shop)

// What a stale session is asked first has its own tests (fresh-proof.e2e.ts).
beforeEach(() => shop.database.pool.query('update sessions set proven_at = now()'))

/**
 * This many consecutive rows are one test: the whole shop's books are checked after each. Their order matters, since
 * some change what others see.
 */
const rowsOfATest = 30
const runs = Array.from({ length: Math.ceil(matrix.length / rowsOfATest) }, (_, at) => {
  const rows = matrix.slice(at * rowsOfATest, (at + 1) * rowsOfATest)
  return { from: rows.map(titleOf)[0], to: rows.map(titleOf).at(-1), rows }
})

test.each(runs)('who may do what: $from … $to', async ({ rows }) => {
  const answers: [title: string, Record<string, number>][] = []
  for (const row of rows)
    answers.push([
      titleOf(row),
      row.method === 'GET' && !row.writes ? await lookAround(row) : await change(row),
    ])
  expect(answers).toEqual(rows.map((row) => [titleOf(row), answersOf(row)]))
})

test('allowed actions are seen to change things, so the watch works', () => {
  expect([...written]).toEqual(
    expect.arrayContaining(['newsletter_signups', 'orders', 'addresses', 'sessions', 'jobs']),
  )
})

test('changes by staff are in the audit log, under the name of the operation', async () => {
  expect([...untold].sort()).toEqual(Object.keys(toldElsewhere).sort())

  const { rows } = await shop.database.pool.query<{ operation: string | null; way: string; network: string }>(
    `select distinct operation, way, network from audit_entries where actor_name = $1`,
    [world.callers.admin.email],
  )
  const names = new Set<string | null>(catalog.map(({ name }) => name))
  const named = rows.filter(({ operation }) => operation !== null)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ operation }) => !names.has(operation))).toEqual([])
  expect(named.map(({ way, network }) => `${way} ${network}`)).toContain('page 203.0.113.3')
})

/** Staff operations that leave nothing in the audit log, and where their effect is recorded instead. */
const toldElsewhere: Record<string, string> = {
  'mails.test-words': 'it mails a test to whoever asks, as a campaign does',
  'campaigns.test': 'the mail room lists it, to the one who asked',
  'orders.write-note': 'a note names who wrote it',
  'orders.write-to-customer': 'a message names who wrote it',
  'payments.check': 'the attempt says when the provider was asked, and what it said',
}

/** Viewing changes nothing and emails no one, whether or not the caller may see it. */
async function lookAround(row: Row): Promise<Record<string, number>> {
  const questions = await askEach(row, callersOf(row))
  const changes = await fromNow(shop)
  const statuses: Record<string, number> = {}
  let isDrawn = false
  for (const { name, send } of questions) {
    // Rendered for one of those who may see it; the others go through the same guards and loaders.
    const isSeen = isOfPage(row) && answersOf(row)[name] === 200
    const answer = await send(isSeen && isDrawn ? 'HEAD' : row.method)
    isDrawn ||= isSeen
    statuses[name] = answer.status
    expectNoSecrets(row, name, answer)
    // No cache may store a signed-in user's page; a feed is the same for everyone and says so.
    if (isOfPage(row) && name !== 'anonymous')
      expect(answer.caching, `${titleOf(row)}, ${name}`).toMatch(/no-store|^public, max-age=600$/)
  }
  expect(await changes(), titleOf(row)).toEqual(nothing)
  return statuses
}

async function askEach(row: Row, names: readonly CallerName[]) {
  const questions: ({ name: CallerName } & Question)[] = []
  for (const name of names) questions.push({ name, ...(await ask(world, world.callers[name], row)) })
  return questions
}

async function change(row: Row): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (const names of together(row)) {
    const isRefused = names.some((name) => mayBeRefusal(answersOf(row)[name]))
    Object.assign(statuses, isRefused ? await beRefused(row, names) : await beAllowed(row, names))
  }
  return statuses
}

const mayBeRefusal = (status = 0): boolean => status >= 400 || status === 302

/** Consecutive callers that are refused; each other caller alone, since an allowed call uses things up. */
function together(row: Row): CallerName[][] {
  const answers = answersOf(row)
  const groups: CallerName[][] = []
  for (const name of callersOf(row)) {
    const last = groups.at(-1)
    const isLike = last?.every((other) => (answers[other] ?? 0) >= 400)
    if (isLike && (answers[name] ?? 0) >= 400) last?.push(name)
    else groups.push([name])
  }
  return groups
}

/** A refused call changed nothing and emailed no one. */
async function beRefused(row: Row, names: readonly CallerName[]): Promise<Record<string, number>> {
  const questions = await askEach(row, names)
  const changes = await fromNow(shop)
  const statuses: Record<string, number> = {}
  let isAllowed = false
  for (const { name, send } of questions) {
    const answer = await send()
    statuses[name] = answer.status
    isAllowed ||= !isRefusal(answer)
    expectNoSecrets(row, name, answer)
  }
  const changed = await changes()
  if (isAllowed) noteWritten(row, names, changed.tables)
  else expect(changed, `${titleOf(row)}, ${names.join(', ')}`).toEqual(nothing)
  return statuses
}

/** The status shows that it is allowed. */
async function beAllowed(row: Row, names: readonly CallerName[]): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (const { name, send } of await askEach(row, names)) {
    const writes = await writesFromNow(shop)
    statuses[name] = (await send()).status
    noteWritten(row, [name], await writes())
  }
  return statuses
}

function noteWritten(row: Row, names: readonly CallerName[], tables: readonly string[]): void {
  world.spend()
  for (const table of tables) written.add(table)
  const isTold = tables.length === 0 || tables.includes('audit_entries')
  if (!isTold && isStaffWork(row) && names.some((name) => staff.has(name))) untold.add(nameOf(row))
}

function expectNoSecrets(row: Row, name: CallerName, answer: Answer): void {
  if (!isRefusal(answer) || !strangers.has(name)) return
  const told = secrets.filter((secret) => answer.body.includes(secret))
  expect(told, `${titleOf(row)}, ${name}`).toEqual([])
}
