import { type Context, Hono } from 'hono'
import { table } from '#domain/table.ts'
import {
  apiAddPasskeySchema,
  apiRenamePasskeySchema,
  apiUsePasskeySchema,
  type ClientDoor,
} from '#server/auth/index.ts'
import type { EdgeVariables } from '../visit.ts'

import { callerOf } from './caller.ts'
import { idOf } from './factor-routes.ts'
import { metaOf } from './meta.ts'
import { readBody } from './read-auth-body.ts'
import { type Refusal, type Refused, refuse, refuseForNow, refuseOutcome } from './refuse.ts'

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1_000)

/** /passkeys: signing in with only a passkey, and the signed-in user's passkeys. */
export function passkeyRoutes(clients: ClientDoor): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  const { passkeys } = clients.factors

  routes.post('/passkeys/authentication/options', async (context) => {
    const outcome = await passkeys.beginSignIn(context.get('visit').clientAddress)
    if (!outcome.ok) return refuseForNow(context, outcome.retryAfterSeconds)
    const { challengeId: challenge_id, options, expiresAt } = outcome
    return context.json({ challenge_id, options, expires_at: secondsOf(expiresAt) })
  })

  routes.post('/passkeys/authentication/verify', async (context) => {
    const body = await readBody(context, apiUsePasskeySchema)
    if (!body.ok) return body.response
    const { challenge_id: challengeId, credential: response } = body.data
    const outcome = await passkeys.signIn({ challengeId, response }, metaOf(context))
    return outcome.ok ? context.json(outcome.session) : refusePasskey(context, outcome)
  })

  routes.post('/passkeys/registration/options', async (context) => {
    const caller = await callerOf(context, clients, 'proven')
    if (!caller.ok) return caller.response
    const { challengeId: challenge_id, options, expiresAt } = await passkeys.begin(caller.user)
    return context.json({ challenge_id, options, expires_at: secondsOf(expiresAt) })
  })

  routes.post('/passkeys/registration/verify', async (context) => {
    const caller = await callerOf(context, clients, 'proven')
    if (!caller.ok) return caller.response
    const body = await readBody(context, apiAddPasskeySchema)
    if (!body.ok) return body.response
    const { challenge_id: challengeId, credential: response } = body.data
    const outcome = await passkeys.add(caller.user, { challengeId, response, name: '' })
    return outcome.ok ? context.json(outcome.passkey) : refusePasskey(context, outcome)
  })

  routes.get('/passkeys', async (context) => {
    const caller = await callerOf(context, clients)
    return caller.ok ? context.json(await passkeys.list(caller.user)) : caller.response
  })

  routes.patch('/passkeys/:id', async (context) => {
    const caller = await callerOf(context, clients, 'complete')
    if (!caller.ok) return caller.response
    const body = await readBody(context, apiRenamePasskeySchema)
    if (!body.ok) return body.response
    const id = idOf(context)
    const renamed = id && (await passkeys.rename(caller.user, { id, name: body.data.friendly_name }))
    return renamed ? context.json(renamed) : refuse(context, 'passkey_not_found')
  })

  routes.delete('/passkeys/:id', async (context) => {
    const caller = await callerOf(context, clients, 'proven')
    if (!caller.ok) return caller.response
    const id = idOf(context)
    if (id === null) return refuse(context, 'passkey_not_found')
    const outcome = await passkeys.remove(caller.user, id)
    return outcome.ok ? context.body(null, 204) : refusePasskey(context, outcome)
  })

  return routes
}

/** Passkeys have their own codes for the refusals of second factors as well. */
const ofPasskeys = table<Refusal>({
  challenge_expired: 'passkey_challenge_not_found',
  factor_rejected: 'passkey_rejected',
  factor_not_found: 'passkey_not_found',
  too_many_factors: 'too_many_passkeys',
})

function refusePasskey(context: Context<EdgeVariables>, outcome: Refused): Response {
  const own = ofPasskeys[outcome.reason]
  return own ? refuse(context, own) : refuseOutcome(context, outcome)
}
