import { Hono } from 'hono'
import { maxArticlePictureBytes } from '#domain/content/article.ts'
import { isOwnId } from '#domain/uuid.ts'
import { limitBody } from '#server/http/limits/limit-body.ts'
import type { EdgeVariables } from '#server/http/visit.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Shop } from '#server/shop.ts'

/**
 * POST: the raw bytes of an image for the media library, or `artwork`, the id of a resumable upload; with its name in
 * the query. Returns 201 with the image.
 */
export function blogMediaRoutes({ blog, artwork }: Pick<Shop, 'blog' | 'artwork'>): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  const tooLarge = (): never => {
    throw new AppError('too_large', 'File too large')
  }
  const readUploaded = async (actor: Actor, id: string): Promise<Uint8Array> => {
    const bytes = isOwnId(id) ? await artwork.readOriginal(actor, id) : null
    if (!bytes) throw new AppError('not_found', 'There is no such upload.')
    return bytes
  }
  routes.post('/', limitBody(maxArticlePictureBytes, tooLarge), async (context) => {
    const { actor } = context.get('visit')
    const fileName = context.req.query('name') ?? 'picture'
    const uploaded = context.req.query('artwork')
    const bytes = uploaded
      ? await readUploaded(actor, uploaded)
      : new Uint8Array(await context.req.arrayBuffer())
    const outcome = await blog.addMedia(actor, { fileName, bytes })
    if (outcome.ok) return context.json(outcome.media, 201)
    throw new AppError(outcome.message === 'File too large' ? 'too_large' : 'unsupported', outcome.message)
  })
  return routes
}
