import { type Context, Hono } from 'hono'
import { isUuid } from '#domain/uuid.ts'
import { apiEnrollSchema, apiPhone, apiVerifyFactorSchema, type ClientDoor } from '#server/auth/index.ts'
import type { EdgeVariables } from '../visit.ts'

import { callerOf } from './caller.ts'
import { readBody } from './read-auth-body.ts'
import { refuse, refuseOutcome } from './refuse.ts'

export const idOf = (context: Context<EdgeVariables>, name = 'id'): string | null => {
  const id = context.req.param(name) ?? ''
  return isUuid(id) ? id : null
}

/** /factors: enroll, challenge, verify and remove a second factor. */
export function factorRoutes(clients: ClientDoor): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()

  routes.post('/factors', async (context) => {
    const caller = await callerOf(context, clients, 'proven')
    if (!caller.ok) return caller.response
    const body = await readBody(context, apiEnrollSchema)
    if (!body.ok) return body.response
    const { factor_type: type, friendly_name: name, ...rest } = body.data
    if (type === 'phone' && !clients.ways.phone) return refuse(context, 'phone_factor_disabled')
    const outcome = await clients.factors.enroll(caller.user, { type, name, ...rest } as EnrollInput)
    if (!outcome.ok) return refuseOutcome(context, outcome)
    const { id, phone } = outcome.factor
    const common = { id, type, friendly_name: name || undefined }
    if (outcome.totp) return context.json({ ...common, totp: outcome.totp })
    return context.json(type === 'phone' ? { ...common, phone: apiPhone(phone) } : common)
  })

  routes.post('/factors/:id/challenge', async (context) => {
    const caller = await callerOf(context, clients)
    if (!caller.ok) return caller.response
    const id = idOf(context)
    if (id === null) return refuse(context, 'factor_not_found')
    const outcome = await clients.factors.challenge(caller.user, id, context.get('visit').clientAddress)
    if (!outcome.ok) return refuseOutcome(context, outcome)
    const { ceremony, factor } = outcome
    const common = {
      id: outcome.id,
      type: factor.type,
      expires_at: Math.floor(outcome.expiresAt.getTime() / 1_000),
    }
    if (ceremony === null) return context.json(common)
    const { type, options } = ceremony
    return context.json({ ...common, webauthn: { type, credential_options: { publicKey: options } } })
  })

  routes.post('/factors/:id/verify', async (context) => {
    const caller = await callerOf(context, clients)
    if (!caller.ok) return caller.response
    const body = await readBody(context, apiVerifyFactorSchema)
    if (!body.ok) return body.response
    const factorId = idOf(context)
    if (factorId === null) return refuse(context, 'factor_not_found')
    const { clientAddress } = context.get('visit')
    const outcome = await clients.factors.verify(caller.user, { factorId, ...body.data }, clientAddress)
    if (outcome.ok) return context.json(outcome.session)
    if (outcome.reason !== 'factor_rejected') return refuseOutcome(context, outcome)
    const type = await clients.factors.typeOf(caller.user, factorId)
    return refuse(context, type === null ? outcome.reason : rejections[type])
  })

  routes.delete('/factors/:id', async (context) => {
    const any = await callerOf(context, clients)
    if (!any.ok) return any.response
    const id = idOf(context)
    if (id === null) return refuse(context, 'factor_not_found')
    // A factor that was never finished protects nothing, and may be removed at any level.
    const isVerified = await clients.factors.isVerified(any.user, id)
    const caller = await callerOf(context, clients, isVerified ? 'proven' : 'any')
    if (!caller.ok) return caller.response
    const outcome = await clients.factors.remove(caller.user, id)
    return outcome.ok ? context.json({ id: outcome.id }) : refuseOutcome(context, outcome)
  })

  return routes
}

/** The error codes that the official client knows. */
const rejections = {
  totp: 'totp_rejected',
  phone: 'text_rejected',
  webauthn: 'factor_rejected',
  passkey: 'factor_rejected',
} as const

type EnrollInput = Parameters<ClientDoor['factors']['enroll']>[1]
