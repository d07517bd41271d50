import { Hono } from 'hono'
import { maxArticlePictureBytes } from '#domain/article.ts'
import type { Shop } from '#server/compose.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { EdgeVariables } from './edge.ts'
import { limitBody } from './limit-body.ts'

/** POST: the bytes of a picture for articles, as they are, with its name in the query. Answers 201 with the picture. */
export function blogMediaRoutes({ blog }: Pick<Shop, 'blog'>): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  const tooLarge = (): never => {
    throw new AppError('too_large', 'File too large')
  }
  routes.post('/', limitBody(maxArticlePictureBytes, tooLarge), async (context) => {
    const { actor } = context.get('visit')
    const fileName = context.req.query('name') ?? 'picture'
    const bytes = new Uint8Array(await context.req.arrayBuffer())
    const outcome = await blog.addMedia(actor, { fileName, bytes })
    if (outcome.ok) return context.json(outcome.media, 201)
    if (outcome.reason === 'forbidden') throw new AppError('forbidden', 'Access Denied')
    throw new AppError(outcome.message === 'File too large' ? 'too_large' : 'unsupported', outcome.message)
  })
  return routes
}
