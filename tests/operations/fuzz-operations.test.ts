import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJsonText } from '#domain/json-text.ts'
import { keyPermissions } from '#domain/people/api-key.ts'
import { builtInRoles, roles } from '#domain/people/role.ts'
import { users } from '#server/auth/tables.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { May, OperationShape } from '#server/kernel/operations/define-operation.ts'
import { mayDo } from '#server/kernel/permit.ts'
import { catalog } from '#server/operations.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { inputsOf } from './inputs-of.ts'

/** `npm run test:fuzz` makes a hundred thousand. */
const calls = Number(process.env.FUZZ_CALLS ?? 1_500)

const keys: fc.Arbitrary<Actor> = fc.subarray([...keyPermissions]).map((permissions) => ({
  ...visitor(),
  key: { id: crypto.randomUUID(), name: 'Fuzz', permissions: new Set(permissions) },
}))
const staffAndCustomers = roles.map((role) => signedIn(role))
const people = fc.constantFrom(visitor(), ...staffAndCustomers)

const byName = new Map<string, OperationShape>(catalog.map((operation) => [operation.name, operation]))

const calling = fc.oneof(
  ...[...byName].map(([name, operation]) =>
    fc.record({ name: fc.constant(name), actor: fc.oneof(people, keys), input: inputsOf(operation) }),
  ),
)

test('whatever is called by any caller, no operation breaks, and none runs without its permission', async () => {
  await using shop = await startTestShop()
  await sellGangSheet(shop, signedIn())
  await giveAccounts(shop)
  await fc.assert(
    fc.asyncProperty(calling, async ({ name, actor, input }) => {
      const sent = parseJsonText(JSON.stringify(input))
      const outcome = await shop.operations.callByName(name, actor, sent)
      if (!outcome.ok) return
      const operation = byName.get(name)
      expect(operation && isLetIn(operation.may, actor)).toBe(true)
      expect(() => JSON.stringify(operation?.result.parse(outcome.value))).not.toThrow()
    }),
    { numRuns: calls },
  )
}, 6_000_000)

/** What an account has refers to it. */
async function giveAccounts({ database, people: { createProfile } }: TestShop): Promise<void> {
  const now = new Date()
  for (const { user } of staffAndCustomers) {
    if (!user) continue
    const { id, email } = user
    const role = builtInRoles.find((known) => known === user.role) ?? 'customer'
    await database.transaction(async (transaction) => {
      await transaction.insert(users).values({ id, email, createdAt: now, updatedAt: now })
      await createProfile(transaction, { userId: id, email, fullName: 'Ada', phone: '', role })
    })
  }
}

const isLetIn = (may: May, actor: Actor): boolean =>
  may === 'anyone' ||
  (may === 'signed_in' || may === 'buyer' ? actor.user !== null || !!actor.key : mayDo(actor, may))

// The same inputs in each run: otherwise it is chance which of them are accepted.
test.each([...byName])('some of the inputs generated for %s are valid', (_, operation) => {
  const someOf = (numRuns: number) =>
    fc
      .sample(inputsOf(operation), { numRuns, seed: 1 })
      .some((each) => operation.input.safeParse(each).success)
  // For most, one of the first few is.
  expect(someOf(20) || someOf(400)).toBe(true)
})
