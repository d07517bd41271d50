import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type Drafts, keepDraftSchema, setAsideSchema, subjectSchema } from '#server/drafts/index.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { EdgeVariables } from '../edge.ts'
import { idOf, parsed, readJson } from './read-request.ts'

/** 2,000 placements are under half of this. */
const maxDraftBytes = 2_000_000

/** The caller's own unfinished sheets. A keep names the version that it was made from. */
export function draftApi(drafts: Drafts): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  const actorOf = (context: Context<EdgeVariables>) => {
    const { actor } = context.get('visit')
    if (!actor.user) throw new AppError('not_signed_in', 'Sign in to keep unfinished sheets in your account.')
    return actor
  }

  routes.get('/', async (context) => context.json({ drafts: await drafts.list(actorOf(context)) }))

  routes.get('/present/:subject', async (context) => {
    return context.json({ draft: await drafts.present(actorOf(context), subjectOf(context)) })
  })

  routes.put('/present/:subject', async (context) => {
    const actor = actorOf(context)
    const subject = subjectOf(context)
    const input = parsed(keepDraftSchema, await readJson(context, maxDraftBytes))
    const kept = await drafts.keep(actor, subject, input)
    if (!kept.ok)
      throw new AppError('conflict', 'Your account keeps another version of this sheet. Look at both.')
    return context.json({ draft: kept.draft })
  })

  routes.post('/set-aside/:subject', async (context) => {
    const actor = actorOf(context)
    const subject = subjectOf(context)
    await drafts.setAside(actor, subject, parsed(setAsideSchema, await readJson(context, maxDraftBytes)))
    return context.body(null, 204)
  })

  routes.post('/:id/restore', async (context) => {
    if (!(await drafts.restore(actorOf(context), idOf(context, unknown))))
      throw new AppError('not_found', unknown)
    return context.body(null, 204)
  })

  routes.delete('/:id', async (context) => {
    const version = parsed(versionSchema, context.req.query('version') ?? null)
    if (!(await drafts.remove(actorOf(context), idOf(context, unknown), version)))
      throw new AppError('not_found', unknown)
    return context.body(null, 204)
  })

  return routes
}

const unknown = 'There is no such unfinished sheet.'
const versionSchema = z.coerce.number().int().positive().nullable()

function subjectOf(context: Context): string {
  const subject = subjectSchema.safeParse(context.req.param('subject'))
  if (!subject.success) throw new AppError('not_found', unknown)
  return subject.data
}
