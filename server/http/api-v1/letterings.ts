import { Hono } from 'hono'
import {
  type Artwork,
  makeLetteringsSchema,
  previewLetterings,
  previewLetteringsSchema,
} from '#server/artwork/index.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { EdgeVariables } from '../edge.ts'
import { parsed, readJson } from './read-request.ts'

/** Text set in the shop's fonts: how it will print, and artworks of it. */
export function letteringApi({ makeLetterings }: Pick<Artwork, 'makeLetterings'>): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()

  routes.post('/', async (context) => {
    const input = parsed(makeLetteringsSchema, await readJson(context, maxBytes))
    const made = await makeLetterings(context.get('visit').actor, input)
    if (!made.ok) throw new AppError(made.reason, made.message)
    return context.json({ artworks: made.artworks }, 201)
  })

  routes.post('/previews', async (context) => {
    const { letterings } = parsed(previewLetteringsSchema, await readJson(context, maxBytes))
    const previews = JSON.stringify({ previews: await previewLetterings(letterings) })
    if (previews.length > maxAnswer) throw new AppError('invalid', tooIntricate)
    return context.body(previews, 200, { 'content-type': 'application/json' })
  })

  return routes
}

const maxBytes = 60_000

/** Handwriting bent round a circle is thousands of curves a word. */
const maxAnswer = 8_000_000
const tooIntricate = 'That is too much to show at once. Look at fewer texts.'
