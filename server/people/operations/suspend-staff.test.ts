import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Role } from '#domain/people/role.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { linkMailedTo } from '#tests/harness/auth.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const meta = { clientAddress: '192.0.2.7', userAgent: 'test', visitorId: '' }
const password = 'ink on film and paper'

const suspend = ({ operations }: TestShop, actor: Actor, person: string) =>
  operations.call('staff.suspend', actor, { person })

async function signIn(shop: TestShop, role: Role): Promise<{ actor: Actor; id: string; cookie: string }> {
  const email = `${crypto.randomUUID()}@staff.example`
  await shop.auth.createUser({ email, password, role, fullName: 'Somebody', phone: '' })
  const outcome = await shop.auth.signIn({ email, password }, meta)
  if (!outcome.ok) throw new Error(outcome.reason)
  const cookie = outcome.session.value
  const user = await shop.auth.authenticate(cookie)
  return { actor: { visitorId: '', user }, id: user?.id ?? '', cookie }
}

test('a suspended person is signed out everywhere, has no way in, and signs in again once it is lifted', async () => {
  const owner = await signIn(shop, 'owner')
  const admin = await signIn(shop, 'admin')
  const credentials = { email: admin.actor.user?.email ?? '', password }
  const client = await shop.auth.clients.signIn(credentials, meta)
  if (!client.ok) throw new Error(client.reason)

  expect(await suspend(shop, owner.actor, admin.id)).toMatchObject({ ok: true })
  expect(await suspend(shop, owner.actor, admin.id)).toMatchObject({ ok: true })
  const suspended = { ok: false, reason: 'account_suspended' }
  expect(await shop.auth.signIn(credentials, meta)).toEqual(suspended)
  expect(await shop.auth.clients.signIn(credentials, meta)).toEqual(suspended)
  await shop.auth.requestSignInLink(credentials.email, { network: meta.clientAddress })
  await shop.jobs.runDue()
  const token = (await linkMailedTo(shop.mail, credentials.email)).searchParams.get('token') ?? ''
  expect(await shop.auth.followLink({ token, type: 'magiclink' }, meta)).toEqual(suspended)
  expect(await shop.auth.clients.refresh(client.session.refresh_token, meta)).toMatchObject({
    reason: 'token_not_found',
  })
  expect(await shop.auth.authenticate(admin.cookie)).toBeNull()
  expect(await shop.auth.staff.sessionsOf(owner.actor, admin.id)).toEqual([])
  // The result of a sign-in that began before the suspension and finished after it.
  await shop.database.pool.query('update profiles set suspended_at = null where user_id = $1', [admin.id])
  const late = await shop.auth.signIn(credentials, meta)
  await shop.database.pool.query('update profiles set suspended_at = now() where user_id = $1', [admin.id])

  await shop.operations.ask('staff.unsuspend', owner.actor, { person: admin.id })
  expect(await shop.auth.authenticate(admin.cookie)).toBeNull()
  expect(late.ok && (await shop.auth.authenticate(late.session.value))).toBeNull()
  const anew = await shop.auth.signIn(credentials, meta)
  expect(anew.ok && (await shop.auth.authenticate(anew.session.value))).toMatchObject({ id: admin.id })
  const entries = await shop.database.orm
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.subject, `user:${admin.id}`))
  expect(entries.map(({ action }) => action)).toEqual([
    'auth.create-user',
    'people.suspend',
    'people.unsuspend',
  ])
})

test('no one suspends the last owner, two who suspend each other leave one, and others suspend no one', async () => {
  const one = await signIn(shop, 'owner')
  const admin = await signIn(shop, 'admin')
  expect(await suspend(shop, one.actor, one.id)).toMatchObject({
    code: 'conflict',
    message: 'The shop needs an owner. Make someone else an owner first.',
  })
  expect(await suspend(shop, admin.actor, one.id)).toMatchObject({ code: 'forbidden' })
  for (let round = 0; round < 5; round++) {
    const other = await signIn(shop, 'owner')
    await Promise.allSettled([suspend(shop, one.actor, other.id), suspend(shop, other.actor, one.id)])
    const staff = await shop.database.pool.query(
      `select count(*)::int as count from profiles where role = 'owner' and suspended_at is null`,
    )
    expect(staff.rows[0].count).toBe(1)
    await shop.database.pool.query('update profiles set suspended_at = null')
    await shop.database.pool.query(`update profiles set role = 'customer' where user_id = $1`, [other.id])
  }
})

test('an owner whose only fellow owner is suspended cannot give the role away', async () => {
  const one = await signIn(shop, 'owner')
  const other = await signIn(shop, 'owner')
  await suspend(shop, one.actor, other.id)

  expect(await shop.people.setRole(one.actor, one.id, 'admin')).toEqual({ ok: false, reason: 'last_owner' })
  expect(await shop.people.setRole(one.actor, other.id, 'admin')).toEqual({ ok: true })
})

test('an invited person, even invited again, sets a password by a link that works once; only owners invite and end sessions', async () => {
  const owner = await signIn(shop, 'owner')
  const admin = await signIn(shop, 'admin')
  const input = { email: 'Teo@staff.example', fullName: 'Teo Lindqvist', role: 'admin' as const }
  const invite = (actor: Actor) => shop.operations.call('staff.invite', actor, input)

  expect(await invite(admin.actor)).toMatchObject({ code: 'forbidden' })
  expect(await invite(owner.actor)).toMatchObject({ ok: true, value: { email: 'teo@staff.example' } })
  const coming = (await shop.people.listStaff(owner.actor)).find(({ email }) => email === 'teo@staff.example')
  const ids = [coming?.userId ?? '', admin.id]
  expect(await shop.auth.staff.notYetCome(owner.actor, ids)).toEqual([coming?.userId])
  expect(await invite(owner.actor)).toMatchObject({ ok: true, value: { email: 'teo@staff.example' } })
  await shop.jobs.runDue()
  const token = (await linkMailedTo(shop.mail, 'teo@staff.example')).searchParams.get('token') ?? ''
  const entered = await shop.auth.resetPassword({ token, password }, meta)
  if (!entered.ok) throw new Error(entered.reason)
  expect(await shop.auth.authenticate(entered.session.value)).toMatchObject({ role: 'admin' })
  expect(await shop.auth.resetPassword({ token, password }, meta)).toMatchObject({ reason: 'invalid_token' })
  expect(await shop.auth.staff.notYetCome(owner.actor, ids)).toEqual([])
  expect(await invite(owner.actor)).toMatchObject({
    code: 'conflict',
    message: 'This address already has an account',
  })

  expect(await shop.auth.staff.sessionsOf(owner.actor, admin.id)).toHaveLength(1)
  const endAll = (actor: Actor, person: string) =>
    shop.operations.call('staff.end-sessions', actor, { person })
  expect(await endAll(admin.actor, owner.id)).toMatchObject({ code: 'forbidden' })
  expect(await endAll(owner.actor, admin.id)).toMatchObject({ ok: true, value: { ended: 1 } })
  expect(await shop.auth.authenticate(admin.cookie)).toBeNull()
})
