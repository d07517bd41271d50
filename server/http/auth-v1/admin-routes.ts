import { type Context, Hono } from 'hono'
import {
  adminUserSchema,
  deleteUserSchema,
  generateLinkSchema,
  inviteSchema,
  listUsersSchema,
} from '#server/auth/index.ts'
import type { OwnData } from '#server/own-data/index.ts'
import type { EdgeVariables } from '../visit.ts'

import { idOf } from './factor-routes.ts'
import { pageLinks } from './page-links.ts'
import { readBody } from './read-auth-body.ts'
import { redirectOf } from './redirect-of.ts'
import { refuse, refuseOutcome } from './refuse.ts'
import { type ServiceDeps, serviceOf } from './service-caller.ts'

type AdminDeps = ServiceDeps & { ownData: Pick<OwnData, 'deleteCustomer'> }

/** /admin and /invite: customer accounts, for the shop owner's other systems that hold a service key. */
export function adminRoutes(deps: AdminDeps): Hono<EdgeVariables> {
  const { ownData } = deps
  const { admin, clients } = deps.auth
  const routes = new Hono<EdgeVariables>()

  routes.get('/admin/users', async (context) => {
    const caller = await serviceOf(context, deps)
    if (!caller.ok) return caller.response
    const { page, per_page: perPage } = listUsersSchema.parse(context.req.query())
    const { users, total } = await admin.listUsers({ page, perPage })
    context.header('x-total-count', String(total))
    context.header(
      'link',
      pageLinks(`${context.get('visit').origin}/auth/v1/admin/users`, page, perPage, total),
    )
    return context.json({ users, aud: 'authenticated' })
  })

  routes.post('/admin/users', async (context) => {
    const caller = await serviceOf(context, deps)
    if (!caller.ok) return caller.response
    const body = await readBody(context, adminUserSchema)
    if (!body.ok) return body.response
    const outcome = await admin.addUser(caller.actor, body.data)
    return outcome.ok ? context.json(outcome.user) : refuseOutcome(context, outcome)
  })

  routes.get('/admin/users/:id', async (context) => {
    const caller = await serviceOf(context, deps)
    if (!caller.ok) return caller.response
    const id = idOf(context)
    const user = id && (await admin.findUser(id))
    return user ? context.json(user) : refuse(context, 'user_not_found')
  })

  routes.put('/admin/users/:id', async (context) => {
    const caller = await serviceOf(context, deps)
    if (!caller.ok) return caller.response
    const id = idOf(context)
    if (id === null) return refuse(context, 'user_not_found')
    const body = await readBody(context, adminUserSchema)
    if (!body.ok) return body.response
    const outcome = await admin.updateUser(caller.actor, id, body.data)
    return outcome.ok ? context.json(outcome.user) : refuseOutcome(context, outcome)
  })

  routes.delete('/admin/users/:id', async (context) => {
    const caller = await serviceOf(context, deps)
    if (!caller.ok) return caller.response
    const id = idOf(context)
    const user = id && (await admin.findUser(id))
    if (!user) return refuse(context, 'user_not_found')
    const hasBody = (await context.req.text()) !== ''
    const body = hasBody ? await readBody(context, deleteUserSchema) : null
    if (body?.ok === false) return body.response
    const outcome = await ownData.deleteCustomer(caller.actor, user.id)
    return outcome.ok ? context.json(user) : refuseOutcome(context, outcome)
  })

  const listFactors = (kind: 'factors' | 'passkeys') => async (context: Context<EdgeVariables>) => {
    const caller = await serviceOf(context, deps)
    if (!caller.ok) return caller.response
    const id = idOf(context)
    const known = id && (await admin.factorsOf(id))
    return known ? context.json(known[kind]) : refuse(context, 'user_not_found')
  }
  routes.get('/admin/users/:id/factors', listFactors('factors'))
  routes.get('/admin/users/:id/passkeys', listFactors('passkeys'))

  const removeFactor = (kind: 'factor' | 'passkey') => async (context: Context<EdgeVariables>) => {
    const caller = await serviceOf(context, deps)
    if (!caller.ok) return caller.response
    const userId = idOf(context)
    const factorId = idOf(context, 'factorId')
    if (userId === null || factorId === null) return refuse(context, 'factor_not_found')
    const outcome = await admin.removeFactor(caller.actor, { userId, factorId, kind })
    if (!outcome.ok) return refuseOutcome(context, outcome)
    return kind === 'factor' ? context.json({ id: outcome.id }) : context.body(null, 204)
  }
  routes.delete('/admin/users/:id/factors/:factorId', removeFactor('factor'))
  routes.delete('/admin/users/:id/passkeys/:factorId', removeFactor('passkey'))

  routes.post('/admin/generate_link', async (context) => {
    const caller = await serviceOf(context, deps)
    if (!caller.ok) return caller.response
    const body = await readBody(context, generateLinkSchema)
    if (!body.ok) return body.response
    const { type, email, password, new_email: newEmail, data, redirect_to } = body.data
    const redirectTo =
      redirectOf(context, clients) ?? clients.allowedRedirect(redirect_to, context.get('visit').origin)
    const request = { type, email, newEmail, password, userMetadata: data ?? {}, redirectTo }
    const outcome = await admin.generateLink(caller.actor, request)
    if (!outcome.ok) return refuseOutcome(context, outcome)
    return context.json({
      ...outcome.user,
      action_link: outcome.actionLink,
      email_otp: outcome.code,
      hashed_token: outcome.secret,
      verification_type: type,
      redirect_to: redirectTo ?? '',
    })
  })

  routes.post('/invite', async (context) => {
    const caller = await serviceOf(context, deps)
    if (!caller.ok) return caller.response
    const body = await readBody(context, inviteSchema)
    if (!body.ok) return body.response
    const { email, data } = body.data
    const redirectTo = redirectOf(context, clients)
    const outcome = await admin.invite(caller.actor, { email, userMetadata: data ?? {}, redirectTo })
    return outcome.ok ? context.json(outcome.user) : refuseOutcome(context, outcome)
  })

  return routes
}
