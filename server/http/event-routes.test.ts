import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mostStreams } from '#server/http/limits/limit-streams.ts'
import { hours, seconds } from '#server/kernel/clock.ts'
import type { Topic } from '#server/realtime/index.ts'
import { clientOf, signUpClient, testAccount } from '#tests/harness/auth-client.ts'
import { type Browser, browse, signInFrom } from '#tests/harness/browse.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

type Stream = {
  ended: Promise<true>
  said(): string
  heard(text: string): Promise<void>
  cancel(): Promise<void>
}

/** An open stream, with promises for its events and its end. */
async function listen(shop: TestShop, headers: Record<string, string>, query = ''): Promise<Stream> {
  const answer = await fetch(`${shop.origin}/events${query}`, { headers })
  expect(answer.status).toBe(200)
  const reader = answer.body?.getReader()
  if (!reader) throw new Error('No stream')
  let said = ''
  let wake = (): void => {}
  const ended = (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      said += new TextDecoder().decode(part.value)
      wake()
    }
    return true as const
  })()
  const heard = async (text: string): Promise<void> => {
    while (!said.includes(text)) await new Promise<void>((done) => (wake = done))
  }
  await heard(': open')
  return { ended, said: () => said, heard, cancel: () => reader.cancel() }
}

const say = (shop: TestShop, topic: Topic, id: string) =>
  shop.realtime.announce(shop.database.orm, { topic, event: 'settings.changed', id })

type Ending = (shop: TestShop, staff: Browser, owner: Browser) => Promise<unknown>

const endings: Record<string, Ending> = {
  'the role changes': (shop, { actor }, owner) =>
    shop.people.setRole(owner.actor, actor.user?.id ?? '', 'customer'),
  'the person is suspended': (shop, { actor }, owner) =>
    shop.operations.ask('staff.suspend', owner.actor, { person: actor.user?.id ?? '' }),
  'the person signs out': (shop, { actor }) => shop.auth.signOut(actor),
  'an owner ends all sessions of that person': (shop, { actor }, owner) =>
    shop.operations.ask('staff.end-sessions', owner.actor, { person: actor.user?.id ?? '' }),
  'an owner ends this session': (shop, { actor }, owner) =>
    shop.operations.ask('staff.end-session', owner.actor, {
      person: actor.user?.id ?? '',
      session: actor.user?.sessionId ?? '',
    }),
  'a password is given on the command line': (shop, { actor }) =>
    shop.auth.setOneTimePassword(actor.user?.email ?? ''),
  'the password is changed on another device': async (shop, { actor }) => {
    const { user } = await signInAgain(shop, actor.user?.email ?? '')
    const change = { password: 'another long pass phrase', currentPassword: 'correct horse battery staple 9' }
    const outcome = await shop.auth.clients.updateUser(user, change, '192.0.2.7')
    if (!outcome.ok) throw new Error(outcome.reason)
  },
  'the person signs out everywhere on another device': async (shop, { actor }) => {
    const { user } = await signInAgain(shop, actor.user?.email ?? '')
    await shop.auth.clients.signOut(user, 'global')
  },
}

async function signInAgain(shop: TestShop, email: string) {
  const meta = { clientAddress: '192.0.2.8', userAgent: 'another', visitorId: crypto.randomUUID() }
  const outcome = await shop.auth.signIn({ email, password: 'correct horse battery staple 9' }, meta)
  const user = outcome.ok ? await shop.auth.authenticate(outcome.session.value) : null
  if (!user) throw new Error('Not signed in')
  return { user }
}

let alive: TestShop
let owner: Browser
beforeAll(async () => {
  alive = await startTestShop({ isAlive: true })
  owner = await signInFrom(alive, browse(alive), 'owner')
})
afterAll(() => alive?.[Symbol.asyncDispose]())

test.each(Object.entries(endings))('an open stream ends when %s', async (_when, end) => {
  const staff = await signInFrom(alive, browse(alive), 'admin')
  const stream = await listen(alive, staff.headers)
  await end(alive, staff, owner)
  expect(await stream.ended).toBe(true)
})

test('a stream opened with an access token ends with a sign-out elsewhere, and continues when only others end', async () => {
  const shop = alive
  const { client, session, user } = await signUpClient(shop)
  const other = clientOf(shop)
  const { data } = await other.signInWithPassword(testAccount)
  const authorization = (token: string) => ({ authorization: `Bearer ${token}` })
  const mine = await listen(shop, authorization(session.access_token))
  const theirs = await listen(shop, authorization(data.session?.access_token ?? ''))

  await client.signOut({ scope: 'others' })
  expect(await theirs.ended).toBe(true)
  await say(shop, `user:${user.id}`, 'still-here')
  await mine.heard('still-here')

  await client.signOut({ scope: 'global' })
  expect(await mine.ended).toBe(true)
})

test('a stream ends when its token expires after an hour, and does not count as session use', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ isAlive: true, clock })
  const { session } = await signUpClient(shop)
  const lastUse = async () =>
    (await shop.database.pool.query('select last_used_at::text from sessions')).rows[0].last_used_at
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const stream = await listen(shop, { authorization: `Bearer ${session.access_token}` })
    const before = await lastUse()
    clock.advance(hours(1) - seconds(30))
    vi.advanceTimersByTime(seconds(20))
    await stream.heard(': beat')
    expect(await lastUse()).toBe(before)
    clock.advance(seconds(31))
    vi.advanceTimersByTime(seconds(20))
    expect(await stream.ended).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('open streams are counted by browser and network address, and a closed one frees its place', async () => {
  await using shop = await startTestShop({ settings: { TRUSTED_PROXIES: '127.0.0.1,::1' } })
  const open = async (from: string, visitorId: string = randomUUID()) => {
    const streaming = new AbortController()
    const headers = { ...browse(shop, visitorId).headers, 'x-forwarded-for': from }
    const answer = await fetch(`${shop.origin}/events`, { headers, signal: streaming.signal })
    // A response that is no longer referenced is garbage collected, and its stream ends with it.
    return { answer, status: answer.status, close: () => streaming.abort() }
  }
  const statuses = (streams: readonly { status: number }[]) => streams.map(({ status }) => status)
  const visitor = randomUUID()
  const own = await Promise.all(
    Array.from({ length: mostStreams.ofActor }, () => open('203.0.113.1', visitor)),
  )
  expect(new Set(statuses(own))).toEqual(new Set([200]))
  expect((await open('203.0.113.2', visitor)).status).toBe(429)

  const rest = mostStreams.ofAddress - mostStreams.ofActor
  const others = await Promise.all(Array.from({ length: rest }, () => open('203.0.113.1')))
  expect(new Set(statuses(others))).toEqual(new Set([200]))
  expect((await open('203.0.113.1')).status).toBe(429)
  expect((await open('203.0.113.2')).status).toBe(200)
  // No one reads what HEAD would open.
  const head = { method: 'HEAD', headers: { 'x-forwarded-for': '203.0.113.1' } }
  expect((await fetch(`${shop.origin}/events`, head)).status).toBe(200)

  others[0]?.close()
  await expect.poll(async () => (await open('203.0.113.1')).status).toBe(200)
  for (const { close } of [...own, ...others]) close()
})

test('a page opening its stream hears everything since it was requested, only on its own topics', async () => {
  const shop = alive
  const staff = await signInFrom(shop, browse(shop), 'admin')
  const before = await listen(shop, staff.headers)
  await say(shop, 'artwork:somebody', 'foreign')
  await say(shop, 'staff', 'early')
  await before.heard('data: settings.changed early')
  const late = await listen(shop, staff.headers, '?age=30000')
  await late.heard('data: settings.changed early')
  const fresh = await listen(shop, staff.headers, '?age=nonsense')
  await say(shop, 'staff', 'now')
  for (const { said, heard } of [late, fresh]) {
    await heard('data: settings.changed now')
    expect(said()).not.toContain('foreign')
  }
  expect(fresh.said()).not.toContain('early')
  for (const { cancel } of [before, late, fresh]) await cancel()
})

test('listeners are notified once the shop’s cut connection is restored, and so are those who connect later', async () => {
  await using shop = await startTestShop({ isAlive: true })
  const staff = await signInFrom(shop, browse(shop), 'admin')
  const before = await listen(shop, staff.headers, '?age=60000')
  expect(before.said()).not.toContain('missed')
  await shop.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'gangway-line' and datname = current_database()`,
  )
  await before.heard('data: missed')
  const later = await listen(shop, staff.headers, '?age=60000')
  await later.heard('data: missed')
  const news = await listen(shop, staff.headers, '?age=0')
  await say(shop, 'staff', 'as-before')
  await news.heard('as-before')
  expect(news.said()).not.toContain('missed')
})

test('a browser that reopens its stream is notified that it missed something', async () => {
  const staff = await signInFrom(alive, browse(alive), 'admin')
  const first = await listen(alive, staff.headers, '?age=0')
  const id = /^id: (.+)$/m.exec(first.said())?.[1] ?? ''
  expect(first.said()).not.toContain('missed')
  const again = await listen(alive, { ...staff.headers, 'last-event-id': id }, '?age=0')
  await again.heard('data: missed')
})
