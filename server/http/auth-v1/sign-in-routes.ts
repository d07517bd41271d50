import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { table } from '#domain/table.ts'
import {
  type ApiSession,
  apiIdTokenSchema,
  apiPhoneSignInSchema,
  apiPhoneSignUpSchema,
  apiPkceSchema,
  apiRefreshSchema,
  apiSignInSchema,
  apiSignUpSchema,
  apiWalletSchema,
  type ClientDoor,
  codeChallengeOf,
  type SignInMeta,
  signUpDataSchema,
} from '#server/auth/index.ts'
import type { EdgeVariables } from '../visit.ts'

import { callerOf } from './caller.ts'
import { metaOf } from './meta.ts'
import { isAnonymous, isByPhone, readBody } from './read-auth-body.ts'
import { redirectOf } from './redirect-of.ts'
import { type Refused, refuse, refuseOutcome } from './refuse.ts'

type WithSession = { ok: true; session: ApiSession } | Refused

/** POST /signup and /token: how a client gets its tokens. */
export function signInRoutes(clients: ClientDoor): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()

  routes.post('/signup', async (context) => {
    if (await isAnonymous(context)) return refuse(context, 'anonymous_disabled')
    const byPhone = await isByPhone(context)
    const body = await readBody(context, byPhone ? apiPhoneSignUpSchema : apiSignUpSchema)
    if (!body.ok) return body.response
    const { password, data } = body.data
    const address = 'phone' in body.data ? { phone: body.data.phone } : { email: body.data.email }
    const { full_name: fullName, phone } = signUpDataSchema.parse(data)
    const person = { address, password, fullName, phone, userMetadata: data }
    const redirectTo = redirectOf(context, clients)
    const codeChallenge = codeChallengeOf(body.data)
    const outcome = await clients.signUp({ ...person, redirectTo, codeChallenge }, metaOf(context))
    return outcome.ok ? context.json(outcome.session ?? outcome.user) : refuseOutcome(context, outcome)
  })

  /** By grant type: the body's schema, and the door that accepts it. */
  const grant =
    <Data>(schema: z.ZodType<Data>, use: (data: Data, meta: SignInMeta) => Promise<WithSession>) =>
    async (context: Context<EdgeVariables>): Promise<Response> => {
      const body = await readBody(context, schema)
      if (!body.ok) return body.response
      const outcome = await use(body.data, metaOf(context))
      return outcome.ok ? context.json(outcome.session) : refuseOutcome(context, outcome)
    }

  const byEmail = grant(apiSignInSchema, clients.signIn)
  const byPhone = grant(apiPhoneSignInSchema, clients.signIn)
  const grants = table<(context: Context<EdgeVariables>) => Promise<Response>>({
    password: async (context) => ((await isByPhone(context)) ? byPhone(context) : byEmail(context)),
    refresh_token: grant(apiRefreshSchema, ({ refresh_token: token }, meta) => clients.refresh(token, meta)),
    async id_token(context) {
      const body = await readBody(context, apiIdTokenSchema)
      if (!body.ok) return body.response
      const { id_token: idToken, provider, nonce, link_identity: isLink } = body.data
      const caller = isLink ? await callerOf(context, clients, 'complete') : null
      if (caller?.ok === false) return caller.response
      const input = { provider, idToken, nonce }
      const outcome = await clients.signInByIdToken(input, caller?.user ?? null, metaOf(context))
      return outcome.ok ? context.json(outcome.session) : refuseOutcome(context, outcome)
    },
    web3: grant(apiWalletSchema, clients.signInByWallet),
    pkce: grant(apiPkceSchema, ({ auth_code: code, code_verifier: verifier }, meta) =>
      clients.exchangeCode({ code, verifier }, meta),
    ),
  })

  routes.post('/token', async (context) => {
    const grantType = context.req.query('grant_type') ?? ''
    const take = grants[grantType]
    return take ? take(context) : refuse(context, 'unsupported_grant_type')
  })

  return routes
}
