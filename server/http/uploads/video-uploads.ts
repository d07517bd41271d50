import { randomUUID } from 'node:crypto'
import { type Locker, Server, type ServerOptions } from '@tus/server'
import { Hono } from 'hono'
import { maxArticleFilmBytes } from '#domain/content/article.ts'
import { isOwnId } from '#domain/uuid.ts'
import { filmKey } from '#server/blog/index.ts'
import type { EdgeVariables, Visit } from '#server/http/visit.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Shop } from '#server/shop.ts'
import { askTus, explained, isComplete } from './tus-answers.ts'
import { createUploadLocker } from './upload-locker.ts'

const path = '/uploads/blog-films'
type Deps = Pick<Shop, 'blog' | 'files' | 'locks'>

/**
 * Films for articles, to 500 MB, by the tus protocol, version 1.0; staff only. GET of an upload tells how it stands.
 * Bodies are streamed to the store: what the process holds does not grow with the film.
 */
export function filmUploadRoutes({ blog, files, locks }: Deps): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  const locker = createUploadLocker(locks)

  routes.all('/:id?', async (context) => {
    const visit = context.get('visit')
    const { method } = context.req
    const id = context.req.param('id') ?? null
    const film = isOwnId(id) ? await blog.findFilmUpload(visit.actor, id) : null
    if ((id !== null || method === 'GET') && film === null)
      throw new AppError('not_found', 'There is no such upload.')
    if (method === 'GET') return context.json({ film })
    const response = await askTus(
      (options) => tusServer({ blog, files, locker, visit }, options),
      context.req.raw,
    )
    if (isComplete(method, response) && id !== null) await blog.finishFilm(id)
    return response.status >= 400 ? explained(response, 'File too large') : response
  })
  return routes
}

type TusDeps = Pick<Deps, 'blog' | 'files'> & { locker: Locker; visit: Visit }

/** Made for each request, so that its hooks know whose request it is. */
function tusServer(
  { blog, files, locker, visit }: TusDeps,
  options: Pick<ServerOptions, 'onResponseError'>,
): Server {
  const idOf = (key: string): string => key.split('/').at(-1) ?? ''
  return new Server({
    ...options,
    path,
    datastore: files.uploads,
    locker,
    maxSize: maxArticleFilmBytes,
    allowedOrigins: [visit.origin],
    namingFunction: () => filmKey(randomUUID()),
    generateUrl: (_request, { id }) => `${visit.origin}${path}/${idOf(id)}`,
    getFileIdFromRequest: (_request, id) => (isOwnId(id) ? filmKey(id) : undefined),
    async onUploadCreate(_request, { id, size, metadata }) {
      const { filename, width, height, posterid } = metadata ?? {}
      const input = { fileName: filename ?? '', byteSize: size ?? 0, width, height, posterId: posterid }
      const begun = await blog.beginFilm(visit.actor, idOf(id), input as Parameters<typeof blog.beginFilm>[2])
      if (begun !== 'ok') throw { status_code: begun === 'forbidden' ? 403 : 422, body: 'Refused' }
      return {}
    },
    async onUploadFinish(_request, { id }) {
      await blog.finishFilm(idOf(id))
      return {}
    },
  })
}
