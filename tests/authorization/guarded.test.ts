import { expect, test } from 'vitest'
import { guardedPages } from '#app/proof/ask-first.ts'
import { findGuardedAction, guardedActions } from '#domain/people/guarded-actions.ts'

/**
 * Listed by hand on purpose: a guard that is removed must be removed here as well (docs/security.md, 7.5.1 and 6.2.3).
 */
const guarded = [
  ...['factors.begin-app', 'factors.remove', 'factors.new-recovery-codes'],
  ...['passkeys.begin', 'passkeys.remove', 'identities.link', 'identities.unlink'],
  ...['staff.invite', 'staff.set-role', 'staff.unsuspend', 'roles.create', 'roles.update'],
  ...['payments.refund', 'orders.cancel', 'order-changes.apply', 'customers.merge'],
  ...['keys.create', 'keys.revoke', 'backups.save-plan'],
]

test('second factors, passkeys, linked providers, roles, money, keys and backups need a fresh proof', () => {
  expect(guardedActions.flatMap(({ operations = [] }) => operations).toSorted()).toEqual(guarded.toSorted())
  const large = guardedActions.flatMap((row) => (row.isOfLargeOrders ? (row.operations ?? []) : []))
  expect(large.toSorted()).toEqual(['order-changes.apply', 'orders.cancel', 'payments.refund'])
})

test('whatever needs it by GET needs it by HEAD as well', async () => {
  const ofNoForm = () => Promise.reject(new Error('There is no form'))
  for (const row of guardedActions.filter(({ method }) => method === 'GET'))
    expect(await findGuardedAction('HEAD', row.pattern, ofNoForm)).toBe(row)
})

test('every form that needs it is on a page whose script asks for it', () => {
  const posted = guardedActions.filter(({ method }) => method === 'POST').map(({ pattern }) => pattern)
  expect(posted.filter((pattern) => !guardedPages.test(pattern))).toEqual([])
})
