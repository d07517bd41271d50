import { randomUUID } from 'node:crypto'
import type { Role } from '#domain/people/role.ts'
import { hashSecret, newSecret } from '#server/auth/secrets.ts'
import { sessions } from '#server/auth/tables.ts'
import { days } from '#server/kernel/clock.ts'
import { type Browser, browse, signInFrom } from '#tests/harness/browse.ts'
import type { TestShop } from '#tests/harness/shop.ts'

/** The callers. `customer` made the requested thing; `owner` owns the shop. */
export const callerNames = ['anonymous', 'customer', 'otherCustomer', 'floor', 'admin', 'owner'] as const
export type CallerName = (typeof callerNames)[number]

export type Caller = Browser & {
  name: CallerName
  email: string
  /** For /auth/v1; null for anonymous callers. */
  accessToken: string | null
}

export type Callers = Record<CallerName, Caller>

const roles = {
  customer: 'customer',
  otherCustomer: 'customer',
  floor: 'floor',
  admin: 'admin',
  owner: 'owner',
} as const

/** Each in its own browser and at its own network address, through a proxy that the shop trusts. */
export async function openCallers(shop: TestShop): Promise<Callers> {
  const [customer, otherCustomer, admin, owner, floor] = await Promise.all([
    signInCaller(shop, 'customer', '203.0.113.1'),
    signInCaller(shop, 'otherCustomer', '203.0.113.2'),
    signInCaller(shop, 'admin', '203.0.113.3'),
    signInCaller(shop, 'owner', '203.0.113.4'),
    signInCaller(shop, 'floor', '203.0.113.6'),
  ])
  const anonymous = {
    ...at('203.0.113.5', browse(shop)),
    name: 'anonymous' as const,
    email: 'nobody@example.com',
    accessToken: null,
  }
  return { anonymous, customer, otherCustomer, floor, admin, owner }
}

async function signInCaller(
  shop: TestShop,
  name: Exclude<CallerName, 'anonymous'>,
  address: string,
): Promise<Caller> {
  const role: Role = roles[name]
  const browser = await signInFrom(shop, browse(shop), role)
  return {
    ...at(address, browser),
    name,
    email: browser.actor.user?.email ?? '',
    accessToken: await tokenFor(shop, browser.actor.user?.email ?? '', address),
  }
}

/** The same person in another browser, with a session that may be ended: opened by writing its row. */
export async function withFreshSession<Kind extends Browser>(shop: TestShop, browser: Kind): Promise<Kind> {
  const { user } = browser.actor
  const visitorId = randomUUID()
  if (!user) return { ...browser, headers: { ...browser.headers, ...browse(shop, visitorId).headers } }
  const value = newSecret()
  const now = new Date()
  const [row] = await shop.database.orm
    .insert(sessions)
    .values({
      userId: user.id,
      tokenHash: hashSecret(value),
      amr: [{ method: 'password', timestamp: Math.floor(now.getTime() / 1_000) }],
      userAgent: 'test',
      address: '203.0.113.9',
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + days(1)),
    })
    .returning({ id: sessions.id })
  const { headers } = browse(shop, visitorId, value)
  const actor = { visitorId, user: { ...user, sessionId: row?.id ?? '' } }
  return { ...browser, headers: { ...browser.headers, ...headers }, actor }
}

/** The password of everyone who signs in here. */
export const password = 'correct horse battery staple 9'

export async function tokenFor(shop: TestShop, email: string, address: string): Promise<string> {
  const answer = await fetch(`${shop.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password }),
  })
  const { access_token: token } = await answer.json()
  return token
}

const at = <Kind extends Browser>(address: string, browser: Kind): Kind => ({
  ...browser,
  headers: { ...browser.headers, 'x-forwarded-for': address },
})
