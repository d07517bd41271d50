import { Hono } from 'hono'
import type { Artwork } from '#server/artwork/index.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { EdgeVariables } from '../edge.ts'
import { idOf } from './read-request.ts'

/** The caller's own artworks. Uploading is /uploads/artworks. */
export function artworkApi(artwork: Artwork): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()

  routes.get('/', async (context) => {
    return context.json({ artworks: await artwork.list(context.get('visit').actor) })
  })

  routes.get('/:id', async (context) => {
    const found = await artwork.get(context.get('visit').actor, idOf(context, unknown))
    if (found === null) throw new AppError('not_found', unknown)
    return context.json({ artwork: found })
  })

  routes.delete('/:id', async (context) => {
    const removed = await artwork.remove(context.get('visit').actor, idOf(context, unknown))
    if (!removed.ok) throw new AppError('not_found', unknown)
    return context.body(null, 204)
  })

  return routes
}

const unknown = 'There is no such artwork.'
