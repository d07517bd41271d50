import { Validator } from '@seriousme/openapi-schema-validator'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { findGuardedOperation, type GuardedAction } from '#domain/people/guarded-actions.ts'
import type { Permission } from '#domain/people/permissions.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { days, hours, minutes } from '#server/kernel/clock.ts'
import { AppError } from '#server/kernel/errors.ts'
import { isPublic, type OperationShape, routeOf } from '#server/kernel/operations/define-operation.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { catalog } from '#server/operations.ts'
import { makeKey } from '#tests/harness/api-key.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

import type { EdgeVariables, Visit } from '../visit.ts'
import { operationRoutes } from './operation-routes.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const summer = { code: 'summer', name: 'Summer', type: 'percentage', value: 1_000 }

test('another program creates, changes, loses a race for, lists and deletes a discount', async () => {
  const staff = await signInFrom(shop, browse(shop), 'admin')

  const made = await staff.send('POST', '/api/v1/discounts', summer)
  expect(made.status).toBe(201)
  const { discount } = await made.json()
  expect(discount).toMatchObject({ code: 'SUMMER', value: 1_000, version: 1, expiresAt: null })

  const path = `/api/v1/discounts/${discount.id}`
  const change = { ...summer, name: 'July', expiresAt: '2027-09-01T04:00:00Z', version: 1 }
  const changed = await staff.send('PUT', path, change)
  expect([changed.status, (await changed.json()).discount]).toMatchObject([
    200,
    { name: 'July', expiresAt: '2027-09-01T04:00:00.000Z', version: 2 },
  ])

  const late = await staff.send('PUT', path, { ...change, name: 'August' })
  expect([late.status, await late.json()]).toEqual([
    409,
    {
      error: {
        code: 'conflict',
        message: 'Someone else saved it in the meantime. Compare, then save again.',
        advice: 'Reload and try again.',
      },
      theirs: expect.objectContaining({ name: 'July', version: 2 }),
    },
  ])
  const listed = await (await staff.get('/api/v1/discounts')).json()
  expect(listed.discounts).toMatchObject([{ name: 'July' }])

  expect((await staff.send('DELETE', path)).status).toBe(204)
  const gone = await staff.send('DELETE', path)
  expect([gone.status, (await gone.json()).error]).toMatchObject([
    404,
    { code: 'not_found', message: 'This discount no longer exists.' },
  ])
})

test('an address called with the wrong method lists the right ones', async () => {
  for (const [method, path, allowed] of [
    ['DELETE', '/orders', 'GET'],
    ['GET', '/checkout/prepare', 'POST'],
    ['POST', '/discounts/x', 'DELETE, PUT'],
  ] as const) {
    const answer = await browse(shop).send(method, `/api/v1${path}`)
    const named = answer.headers.get('allow')?.split(', ').sort().join(', ')
    expect([path, answer.status, named]).toEqual([path, 405, allowed])
    expect((await answer.json()).error.code).toBe('wrong_method')
  }
  expect((await browse(shop).get('/api/v1/nothing')).status).toBe(404)
})

test('errors are named by field; a body that is not a JSON object and a caller without permission are refused', async () => {
  const staff = await signInFrom(shop, browse(shop), 'admin')
  const wrong = await staff.send('POST', '/api/v1/discounts', { ...summer, name: ' ', value: 0.5 })
  expect([wrong.status, (await wrong.json()).error]).toEqual([
    422,
    {
      code: 'invalid',
      message: 'name: Name the discount',
      advice: 'Correct the problems listed and try again.',
      fields: { name: 'Name the discount', value: 'Enter a whole number' },
    },
  ])
  expect((await staff.send('POST', '/api/v1/discounts', [summer])).status).toBe(400)
  expect((await staff.send('PUT', '/api/v1/discounts/1', { ...summer, version: 1 })).status).toBe(404)

  const customer = await signInFrom(shop, browse(shop))
  const refused = await customer.send('POST', '/api/v1/discounts', { ...summer, name: '' })
  expect([refused.status, (await refused.json()).error.message]).toEqual([403, 'Access Denied'])
  expect((await browse(shop).send('POST', '/api/v1/discounts', summer)).status).toBe(401)
})

test('the description is valid OpenAPI 3.1, names every operation, and shows examples that are accepted', async () => {
  const document = await (await browse(shop).get('/api/v1/openapi.json')).json()
  const validator = new Validator()
  expect(await validator.validate(document)).toMatchObject({ valid: true })
  expect(validator.version).toBe('3.1')
  expect(document.servers).toEqual([{ url: `${shop.origin}/api/v1` }])

  const described = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId)
  const operations: readonly OperationShape[] = catalog
  expect(described.toSorted()).toEqual(
    operations
      .filter(isPublic)
      .map(({ name }) => name)
      .toSorted(),
  )
  for (const { name, input, example } of catalog)
    expect(input.safeParse(example), name).toMatchObject({ success: true })
})

/** Another program, with its key. */
const program = (shop: TestShop, key: string) => {
  const call = (method: string, path: string, body?: object, more: Record<string, string> = {}) =>
    fetch(shop.origin + path, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...more },
      ...(body && { body: JSON.stringify(body) }),
    })
  return { call, get: (path: string) => call('GET', path) }
}

test('a key opens what it was granted, is named in the audit log, and ends', async () => {
  const clock = createTestClock()
  const elsewhere = 'https://elsewhere.example'
  await using shop = await startTestShop({ clock, settings: { ALLOWED_ORIGINS: elsewhere } })
  const { id, key } = await makeKey(shop, 'ERP', ['discounts.read', 'discounts.write'])
  const erp = program(shop, key)
  expect((await erp.get('/api/v1/discounts')).status).toBe(200)
  expect((await erp.call('POST', '/api/v1/discounts', summer)).status).toBe(201)
  for (const path of ['/api/v1/orders', '/api/v1/price-tiers'])
    expect((await erp.get(path)).status, path).toBe(403)
  // Pages are for people, and a page of another site has no keys.
  for (const path of ['/', '/admin/settings/discounts', '/events'])
    expect((await erp.get(path)).status, path).toBe(403)
  const inPage = await erp.call('GET', '/api/v1/discounts', undefined, { origin: elsewhere })
  expect(inPage.status).toBe(403)
  const written = await shop.database.orm.select().from(auditEntries)
  expect(written).toContainEqual(
    expect.objectContaining({
      action: 'discount.create',
      actorName: 'service key ERP',
      actorId: null,
      operation: 'discounts.create',
      way: 'api',
      network: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
    }),
  )

  clock.advance(days(30))
  expect((await erp.get('/api/v1/discounts')).status).toBe(401)
  const till = await makeKey(shop, 'Till', ['discounts.read'])
  expect((await program(shop, till.key).get('/api/v1/discounts')).status).toBe(200)
  expect(await shop.auth.admin.keys.revoke(till.id, { system: 'test' })).toBe(true)
  expect((await program(shop, till.key).get('/api/v1/discounts')).status).toBe(401)
  expect((await program(shop, `${key}x`).get('/api/v1/discounts')).status).toBe(401)
  expect(id).not.toBe(till.id)
})

test('a change sent twice with one Idempotency-Key is made once, for one day, only for its caller', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const one = program(shop, (await makeKey(shop, 'ERP', ['discounts.read', 'discounts.write'])).key)
  const other = program(shop, (await makeKey(shop, 'Till', ['discounts.write'])).key)
  const once = { 'idempotency-key': 'call-1' }
  const make = (who: typeof one, body: object, more = once) =>
    who.call('POST', '/api/v1/discounts', body, more)
  const first = await make(one, summer)
  const again = await make(one, summer)
  expect([first.status, again.status]).toEqual([201, 201])
  expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true'])
  expect(await again.json()).toEqual(await first.json())

  const another = await make(one, { ...summer, code: 'autumn' })
  expect([another.status, (await another.json()).error.message]).toEqual([
    422,
    'This Idempotency-Key was sent with another call. Use a new one for each call.',
  ])
  expect((await make(other, { ...summer, code: 'winter' })).status).toBe(201)
  // An error stays an error; a call that was not permitted is tried again.
  const taken = { 'idempotency-key': 'call-2' }
  expect((await make(one, summer, taken)).status).toBe(422)
  expect((await make(one, summer, taken)).headers.get('idempotent-replayed')).toBe('true')
  for (const key of ['', 'x'.repeat(256)])
    expect((await make(one, summer, { 'idempotency-key': key })).status).toBe(400)

  // Ten at once: one is carried out; the others are told so, or get its response.
  const many = await Promise.all(
    Array.from({ length: 10 }, () =>
      make(one, { ...summer, code: 'spring' }, { 'idempotency-key': 'call-3' }),
    ),
  )
  expect(many.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
  const { discounts } = await (await one.get('/api/v1/discounts')).json()
  expect(discounts.map(({ code }: { code: string }) => code).sort()).toEqual(['SPRING', 'SUMMER', 'WINTER'])

  clock.advance(hours(24) + 1)
  await shop.operations.forgetOld()
  expect((await make(one, { ...summer, code: 'autumn' })).status).toBe(201)
})

test('a program lists orders page by page, reads one, and downloads its print files', async () => {
  const buyer = await signInFrom(shop, browse(shop))
  const { item, order: sold } = await sellDrawnSheet(shop, buyer.actor)
  expect(await shop.printFiles.request(signedIn('admin'), item.id)).toMatchObject({ ok: true })
  await shop.jobs.runDue()
  for (let count = 0; count < 2; count++) await sellGangSheet(shop, buyer.actor)
  const key = await makeKey(shop, 'Label station', ['orders.read', 'production.read', 'production.write'])
  const station = program(shop, key.key)
  const seen: string[] = []
  for (let next: string | null = ''; next !== null; ) {
    const query: string = next === '' ? '' : `&cursor=${next}`
    const page = await (await station.get(`/api/v1/orders?payment=paid&limit=2${query}`)).json()
    seen.push(...page.orders.map(({ id }: { id: string }) => id))
    next = page.next
  }
  expect(new Set(seen).size).toBe(3)
  expect(seen.at(-1)).toBe(sold.id)
  const placedToday = await (await station.get('/api/v1/orders?from=today&to=today')).json()
  expect(placedToday.orders).toHaveLength(3)
  for (const wrong of ['limit=0', 'limit=x', 'cursor=nonsense', 'status=lost', 'from=yesterday'])
    expect((await station.get(`/api/v1/orders?${wrong}`)).status, wrong).toBe(422)
  for (const [wrong, fields] of [
    ['stauts=shipped', { stauts: 'There is no parameter “stauts”' }],
    ['status=shipped&status=completed', { status: 'Send the parameter “status” once' }],
  ] as const) {
    const refused = await station.get(`/api/v1/orders?${wrong}`)
    expect([refused.status, (await refused.json()).error]).toMatchObject([422, { fields }])
  }

  const { order } = await (await station.get(`/api/v1/orders/${sold.id}`)).json()
  expect(order).toMatchObject({ id: sold.id, paymentStatus: 'paid', contactEmail: expect.any(String) })
  expect((await station.get(`/api/v1/orders/${crypto.randomUUID()}/print-files`)).status).toBe(404)
  const listed = await (await station.get(`/api/v1/orders/${sold.id}/print-files`)).json()
  const [file] = listed.printFiles
  expect(file).toMatchObject({ orderItemId: order.items[0].id, part: 'sheet', state: 'ready' })
  const download = await station.get(file.downloadUrl)
  expect([download.status, (await download.arrayBuffer()).byteLength]).toEqual([200, file.byteSize])
  const other = program(shop, (await makeKey(shop, 'Till', ['prices.read'])).key)
  expect((await other.get(file.downloadUrl)).status).toBe(403)
})

test('anything needing a fresh proof on a page also needs it here; a key was made after one', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock, settings: { REFUND_PROOF_DOLLARS: '0' } })
  const { order } = await sellDrawnSheet(shop, signedIn())
  const { actor } = await signInFrom(shop, browse(shop), 'owner')
  const permissions: ReadonlySet<Permission> = new Set(['discounts.write', 'production.read'])
  const key: Actor = { ...visitor(), key: { id: crypto.randomUUID(), name: 'ERP', permissions } }
  const guarded: GuardedAction[] = [
    { method: 'POST', pattern: '/', operations: ['discounts.create'] },
    {
      method: 'GET',
      pattern: '/',
      operations: ['print-files.list'],
      isOfLargeOrders: true,
    },
  ]
  const answers = async (who: Actor, code: string) => {
    const api = new Hono<EdgeVariables>()
    api.use((context, next) => {
      context.set('visit', { actor: who } as Visit)
      return next()
    })
    api.route('/', operationRoutes(shop.operations, shop.auth.ownAccount, guarded))
    api.onError((error, context) => context.json(error instanceof AppError ? error.toBody() : null, 403))
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ ...summer, code })
    const asked = await Promise.all([
      api.request('/discounts', { method: 'POST', headers, body }),
      api.request('/discounts'),
      api.request(`/orders/${order.id}/print-files`),
      api.request(`/orders/${crypto.randomUUID()}/print-files`),
    ])
    return asked.map(({ status }) => status)
  }
  expect(await answers(actor, 'one')).toEqual([201, 200, 200, 404])
  clock.advance(minutes(11))
  expect(await answers(actor, 'two')).toEqual([403, 200, 403, 404])
  expect(await answers(key, 'three')).toEqual([201, 403, 200, 404])
})

test('roles, invitations, keys and large refunds all need a recent proof', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock, settings: { REFUND_PROOF_DOLLARS: '0' } })
  const { order } = await sellDrawnSheet(shop, signedIn())
  const owner = await signInFrom(shop, browse(shop), 'owner')
  const guarded = (catalog as readonly OperationShape[])
    .filter(isPublic)
    .filter(({ name }) => findGuardedOperation(name)?.isOfLargeOrders === undefined)
    .filter(({ name }) => findGuardedOperation(name) !== null)
  expect(guarded.map(({ name }) => name)).toEqual(expect.arrayContaining(['staff.set-role', 'keys.create']))
  const proofIsAsked = async () => {
    const asked: string[] = []
    for (const operation of guarded) {
      const { method, path } = routeOf(operation)
      const given = new Map(Object.entries(operation.example as Record<string, unknown>))
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, field) => String(given.get(field)))
      const body = method === 'DELETE' ? undefined : operation.example
      const answer = await owner.send(method, `/api/v1${filled}`, body)
      const said = answer.status === 403 ? (await answer.json()).error.message : ''
      if (said.startsWith('Prove it’s you')) asked.push(operation.name)
    }
    return asked
  }
  expect(await proofIsAsked()).toEqual([])
  clock.advance(minutes(11))
  expect(await proofIsAsked()).toEqual(guarded.map(({ name }) => name))
  for (const large of ['refunds', 'cancellation'])
    expect((await owner.send('POST', `/api/v1/orders/${order.id}/${large}`, {})).status, large).toBe(403)
  const proof = { password: 'correct horse battery staple 9' }
  expect((await owner.send('POST', '/api/v1/proof', proof)).status).toBe(204)
  for (const large of ['refunds', 'cancellation'])
    expect((await owner.send('POST', `/api/v1/orders/${order.id}/${large}`, {})).status, large).toBe(422)
})
