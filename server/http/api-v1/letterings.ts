import { Hono } from 'hono'
import {
  type Artwork,
  type MakeLetteringsOutcome,
  makeLetteringsSchema,
  previewLettering,
  previewLetteringsSchema,
} from '#server/artwork/index.ts'
import { AppError, type ErrorCode } from '#server/kernel/errors.ts'
import type { EdgeVariables } from '../edge.ts'
import { parsed, readJson } from './read-request.ts'

/** Text set in the shop's fonts: how it will print, and artworks of it. */
export function letteringApi({ makeLetterings }: Pick<Artwork, 'makeLetterings'>): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()

  routes.post('/', async (context) => {
    const input = parsed(makeLetteringsSchema, await readJson(context, maxBytes))
    const made = await makeLetterings(context.get('visit').actor, input)
    if (!made.ok) throw new AppError(errors[made.reason], made.message)
    return context.json({ artworks: made.artworks }, 201)
  })

  routes.post('/previews', async (context) => {
    const { letterings } = parsed(previewLetteringsSchema, await readJson(context, maxBytes))
    return context.json({ previews: letterings.map(previewLettering) })
  })

  return routes
}

const maxBytes = 60_000

const errors = {
  invalid: 'invalid',
  too_many_requests: 'too_many_requests',
} as const satisfies Record<Extract<MakeLetteringsOutcome, { ok: false }>['reason'], ErrorCode>
