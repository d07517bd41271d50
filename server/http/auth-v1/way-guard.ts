import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { table } from '#domain/table.ts'
import type { ClientDoor, OpenWays } from '#server/auth/index.ts'
import type { EdgeVariables } from '../visit.ts'

import { readJson } from './read-auth-body.ts'
import { type Refusal, refuse } from './refuse.ts'

/** What determines the way that a call belongs to. */
type Asked = {
  email?: unknown
  phone?: unknown
  password?: unknown
  type?: unknown
  link_identity?: unknown
}

const bodySchema = z.record(z.string(), z.unknown()).catch({})

const isPhone = ({ email, phone }: Asked): boolean => Boolean(phone) && !email

function withPassword(ways: OpenWays, asked: Asked): Refusal | null {
  if (isPhone(asked)) return ways.phone && ways.password ? null : 'phone_disabled'
  return ways.password ? null : 'email_disabled'
}

function withCode(ways: OpenWays, asked: Asked): Refusal | null {
  if (isPhone(asked)) return ways.phone ? null : 'phone_disabled'
  return ways.email_link ? null : 'link_disabled'
}

const withSignUp = (ways: OpenWays, asked: Asked): Refusal | null =>
  ways.signUp ? withPassword(ways, asked) : 'signup_disabled'

/** By the type of a message's token. Confirming an address or accepting an invitation is not a way to sign in. */
export function withToken(ways: OpenWays, type: unknown): Refusal | null {
  if (type === 'sms' || type === 'phone_change') return ways.phone ? null : 'phone_disabled'
  if (type === 'magiclink') return ways.email_link ? null : 'link_disabled'
  if (type === 'recovery') return ways.password ? null : 'email_disabled'
  return null
}

const grants = table<(ways: OpenWays, asked: Asked) => Refusal | null>({
  password: withPassword,
  web3: (ways) => (ways.wallet ? null : 'wallet_disabled'),
  id_token: (ways, asked) => (asked.link_identity && !ways.linking ? 'linking_disabled' : null),
})

const withSso = (ways: OpenWays): Refusal | null => (ways.sso ? null : 'sso_disabled')
const withLinking = (ways: OpenWays): Refusal | null => (ways.linking ? null : 'linking_disabled')

/** By method and path below /auth/v1. Provider names are not listed: a closed provider doesn't exist. */
const calls: [RegExp, (ways: OpenWays, asked: Asked, context: Context) => Refusal | null][] = [
  [/^POST \/signup$/, withSignUp],
  [
    /^POST \/token$/,
    (ways, asked, context) => grants[context.req.query('grant_type') ?? '']?.(ways, asked) ?? null,
  ],
  [/^POST \/otp$/, withCode],
  [/^POST \/recover$/, (ways) => (ways.password ? null : 'email_disabled')],
  [/^POST \/resend$/, (ways, asked) => (isPhone(asked) && !ways.phone ? 'phone_disabled' : null)],
  [/^POST \/verify$/, (ways, { type }) => withToken(ways, type)],
  [/^PUT \/user$/, (ways, asked) => changes(ways, asked)],
  [/^\w+ \/sso(\/|$)/, withSso],
  [/^\w+ \/user\/identities\//, withLinking],
  [/^\w+ \/passkeys(\/|$)/, (ways) => (ways.passkey ? null : 'passkey_disabled')],
]

function changes(ways: OpenWays, { password, phone }: Asked): Refusal | null {
  if (password && !ways.password) return 'email_disabled'
  return phone && !ways.phone ? 'phone_disabled' : null
}

/** Refuses calls for ways that the operator has closed, with the contract's code and message. */
export function wayGuard({ ways }: ClientDoor): MiddlewareHandler<EdgeVariables> {
  return async (context, next) => {
    const { method, path } = context.req
    const call = `${method} ${path.replace(/^\/auth\/v1/, '')}`
    const find = calls.find(([shape]) => shape.test(call))?.[1]
    const body = find && method !== 'GET' ? await readJson(context) : {}
    const refusal = find?.(ways, bodySchema.parse(body), context)
    return refusal ? refuse(context, refusal) : next()
  }
}
