import { type Context, Hono } from 'hono'
import { parseJsonText } from '#domain/json-text.ts'
import { sendFile } from '#server/http/files/file-routes.ts'
import { limitBody } from '#server/http/limits/limit-body.ts'
import { AppError } from '#server/kernel/errors.ts'
import { mayDo } from '#server/kernel/permit.ts'
import { describeFirst, issueWords } from '#server/kernel/text/issue-words.ts'
import type { Shop } from '#server/shop.ts'
import { operations } from './functions-v1/all.ts'
import type { FunctionOperation } from './functions-v1/operation.ts'
import { methodsAt } from './methods-at.ts'
import type { EdgeVariables, Visit } from './visit.ts'

const maxBodyBytes = 512 * 1_024

/**
 * The specification's functions (docs/spec-map.md S7 and B7), on the same use cases as the pages. Called by POST with
 * JSON, with a cookie or `Authorization: Bearer`. A refusal is `{ success: false, error }` with its status.
 */
export function functionsV1Routes(shop: Shop): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  routes.use(limitBody(maxBodyBytes))
  routes.use(async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  for (const operation of operations) {
    const answer = async (context: Context<EdgeVariables>, given: unknown): Promise<Response> => {
      const visit = context.get('visit')
      const denial = denialOf(operation.may, visit)
      if (denial) return context.json({ success: false, error: denial.error }, denial.status)
      const body = operation.body.safeParse(given, { error: issueWords })
      if (!body.success) return context.json({ success: false, error: describeFirst(body.error.issues) }, 400)
      try {
        const answer = await operation.run(shop, visit, body.data)
        if ('file' in answer) return sendFile(context, answer.file, 'attachment')
        return context.json(answer.body, (answer.status ?? 200) as 200)
      } catch (error) {
        const refusal = visit.refusalOf(error)
        if (!refusal) throw error
        return context.json({ success: false, error: refusal.message }, refusal.status as 400)
      }
    }
    routes.post(`/${operation.name}`, async (context) => answer(context, readJson(await context.req.text())))
    if (operation.isGetToo)
      routes.get(`/${operation.name}`, (context) => answer(context, context.req.query()))
  }
  routes.all('*', (context) => {
    const methods = methodsAt(routes, '/functions/v1', context.req.path)
    if (methods.length === 0) throw new AppError('not_found', 'There is no such function.')
    context.header('allow', methods.join(', '))
    throw new AppError('wrong_method', `This function does not support ${context.req.method}.`)
  })
  return routes
}

type Denial = { status: 401 | 403; error: string }

function denialOf(may: FunctionOperation['may'], { actor }: Visit): Denial | null {
  if (may === 'anyone') return null
  if (!actor.user) return { status: 401, error: 'Sign in and try again.' }
  return mayDo(actor, may) ? null : { status: 403, error: 'Access Denied' }
}

/** Functions without arguments may be called without a body. */
function readJson(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return parseJsonText(text)
  } catch {
    return undefined
  }
}
