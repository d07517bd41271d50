import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { designs } from '#server/designs/tables.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import type { Actor } from './actor.ts'
import { mayLookAt } from './ownership.ts'

const askedFor = (actor: Actor) => {
  const rows = mayLookAt(actor, designs)
  const { sql, params } = rows ? new PgDialect().sqlToQuery(rows) : { sql: 'all', params: [] }
  return [sql.replaceAll('"designs".', ''), ...params]
}
const customer = signedIn()
const ofVisitor = '("owner_id" is null and "visitor_id" = $1)'
const ofCustomer = '("owner_id" = $1 or ("owner_id" is null and "visitor_id" = $2))'

test('visitors and customers see their own, a buyer also what they bought, and staff everything', () => {
  const [shopper, { user, visitorId }] = [visitor(), customer]
  expect(askedFor(shopper)).toEqual([ofVisitor, shopper.visitorId])
  expect(askedFor(customer)).toEqual([ofCustomer, user?.id, visitorId])
  expect(askedFor({ ...shopper, shown: 'bought' })).toEqual([
    `(${ofVisitor} or "id" = $2)`,
    shopper.visitorId,
    'bought',
  ])
  expect(askedFor({ ...customer, shown: 'bought' })).toEqual([
    `(${ofCustomer} or "id" = $3)`,
    user?.id,
    visitorId,
    'bought',
  ])
  expect(askedFor(signedIn('office'))).toEqual(['all'])
})
