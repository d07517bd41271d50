import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, expect, test } from 'vitest'
import { pagePermissions } from '#app/admin/page-permissions.ts'
import pageRoutes from '#app/routes.ts'
import { keyPermissions } from '#domain/people/api-key.ts'
import { permissionKeys, permissionsOfRole } from '#domain/people/permissions.ts'
import { roles } from '#domain/people/role.ts'
import { operations as functions } from '#server/http/functions-v1/all.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { allowedIn } from '#server/kernel/door.ts'
import { isPublic, type OperationShape } from '#server/kernel/operations/define-operation.ts'
import { catalog } from '#server/operations.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

/** Every call whose operation declares who may make it: its path, and what it requires. */
const lines = allowedIn(shop)

test('each call that takes a permission refuses anyone without it, before it looks at anything', async () => {
  const open: string[] = []
  let asked = 0
  for (const [path, permission] of lines) {
    if (permission === 'own') continue
    asked++
    const call = path.reduce<object>((door, name) => Reflect.get(door, name), shop)
    const ask = call as (actor: Actor) => Promise<unknown>
    const lacking = roles.filter((role) => !permissionsOfRole[role].has(permission))
    for (const actor of [visitor(), ...lacking.map((role) => signedIn(role))]) {
      const refusal = await ask(actor).then(
        () => null,
        (error) => error,
      )
      if (refusal?.code !== 'forbidden') open.push(`${path.join('.')} as ${actor.user?.role ?? 'visitor'}`)
    }
  }
  expect(open).toEqual([])
  expect(asked).toBeGreaterThan(100)
})

/** Calls that change something, recognized by the verb they start with. */
const changes =
  /^(add|adjust|admit|archive|begin|bringBack|change|create|ensure|freeze|print|refund|request|restock|send|set|start|take|update|write)(?![a-z])/

test('every line takes an existing permission, and calls that change something take more than a read permission', () => {
  const strange = lines.filter(([, taken]) => taken !== 'own' && !permissionKeys.includes(taken))
  expect(strange).toEqual([])
  const changing = lines.filter(([path, taken]) => taken !== 'own' && changes.test(path.at(-1) ?? ''))
  expect(changing.length).toBeGreaterThan(20)
  expect(changing.filter(([, taken]) => taken.endsWith('.read'))).toEqual([])
})

const takenBy = (call: string): string =>
  lines.find(([path]) => path.join('.') === call)?.[1] ?? `nothing is said of ${call}`

const patternsOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const pattern = path === undefined ? above : `${above}/${path}`
    return [pattern, ...patternsOf(children, pattern)]
  })

test('every back office address states what opens it, and no line is for an address that is gone', () => {
  const addresses = new Set(patternsOf(pageRoutes).filter((pattern) => /^\/admin(\/|$)/.test(pattern)))
  expect(addresses.size).toBeGreaterThan(40)
  expect(Object.keys(pagePermissions).sort()).toEqual([...addresses].sort())
})

test('every permission opens something', () => {
  const asked = new Set<string>([
    // Only with keys (server/http/auth-v1/service-caller.ts).
    'accounts.write',
    ...lines.map(([, permission]) => permission),
    ...Object.values(pagePermissions).flat(),
    ...(catalog satisfies readonly OperationShape[]).map(({ may }) => may),
  ])
  expect(permissionKeys.filter((key) => !asked.has(key))).toEqual([])
})

test('a key is offered everything a program can call, and nothing else', () => {
  const callable = new Set<string>([
    ...(catalog as readonly OperationShape[]).filter(isPublic).map(({ may }) => may),
    ...functions.map(({ may }) => may),
    // Files of orders: print files, and labels.
    takenBy('printFiles.download'),
    takenBy('shipping.readLabel'),
    'accounts.write',
  ])
  // For everyone, for any signed-in user, and never for a key (domain/people/api-key.ts).
  for (const none of ['anyone', 'signed_in', 'buyer', 'staff.write', 'keys.write']) callable.delete(none)
  expect([...keyPermissions].sort()).toEqual([...callable].sort())
})

test('customers have no permissions, owners have all; the floor sees no money, the office refunds none', () => {
  const lackedBy = (role: (typeof roles)[number]) =>
    permissionKeys.filter((key) => !permissionsOfRole[role].has(key))
  expect(lackedBy('customer')).toEqual(permissionKeys)
  expect([...permissionsOfRole.floor]).toEqual([
    'production.read',
    'production.write',
    'shipping.read',
    'shipping.write',
  ])
  expect(lackedBy('office')).toEqual([
    'customers.read',
    'customers.write',
    'payments.refund',
    'prices.write',
    'settings.read',
    'settings.write',
    'audit.read',
    'data.export',
    'data.import',
    'accounts.write',
    'staff.write',
    'keys.write',
    'backups.write',
    'webhooks.write',
  ])
  expect(lackedBy('admin')).toEqual([
    'accounts.write',
    'staff.write',
    'keys.write',
    'backups.write',
    'webhooks.write',
  ])
  expect(lackedBy('owner')).toEqual([])
})
