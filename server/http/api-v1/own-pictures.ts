import { Hono } from 'hono'
import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { type OwnPictures, pictureKeySchema } from '#server/own-pictures/index.ts'
import type { EdgeVariables } from '../edge.ts'
import { parsed, readJson } from './read-request.ts'

const maxBytes = 1_000

const useSchema = z.object({ key: pictureKeySchema })

/** AI designs and bought prints of the caller, to be put on a sheet. */
export function ownPicturesApi(ownPictures: OwnPictures): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()

  routes.get('/', async (context) => context.json(await ownPictures.list(context.get('visit').actor)))

  routes.post('/', async (context) => {
    const { key } = parsed(useSchema, await readJson(context, maxBytes))
    const artwork = await ownPictures.use(context.get('visit').actor, key)
    if (!artwork) throw new AppError('not_found', 'This picture is not among yours.')
    return context.json({ artwork }, 201)
  })

  return routes
}
