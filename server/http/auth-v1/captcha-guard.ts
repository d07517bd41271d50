import type { MiddlewareHandler } from 'hono'
import { type ClientDoor, captchaSchema } from '#server/auth/index.ts'
import type { EdgeVariables } from '../visit.ts'

import { readJson } from './read-auth-body.ts'
import { refuse } from './refuse.ts'

/** Calls open to anyone. A refresh is not among them: its token is the proof. */
const guarded = /\/(signup|otp|recover|resend|sso|token|passkeys\/authentication\/options)$/
const freeGrants = new Set(['refresh_token', 'pkce'])

/** If a captcha is configured, these calls need its token. */
export function captchaGuard(clients: ClientDoor): MiddlewareHandler<EdgeVariables> {
  return async (context, next) => {
    const { method, path } = context.req
    if (method !== 'POST' || !guarded.test(path) || freeGrants.has(context.req.query('grant_type') ?? ''))
      return next()
    const body = captchaSchema.safeParse(await readJson(context))
    const token = body.data?.gotrue_meta_security?.captcha_token
    const passes = await clients.passesCaptcha(token, context.get('visit').clientAddress)
    return passes ? next() : refuse(context, 'captcha_failed')
  }
}
