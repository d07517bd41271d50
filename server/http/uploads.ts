import { randomUUID } from 'node:crypto'
import { type Locker, Server } from '@tus/server'
import { Hono } from 'hono'
import { maxArtworkBytes } from '#domain/artwork.ts'
import { beginUploadSchema, originalKey } from '#server/artwork/index.ts'
import type { Shop } from '#server/compose.ts'
import { minutes } from '#server/kernel/clock.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { RateLimit } from '#server/kernel/rate-limit.ts'
import type { EdgeVariables } from './edge.ts'
import { explained, isComplete } from './tus-answers.ts'
import { createUploadLocker } from './upload-locker.ts'
import type { Visit } from './visit.ts'

const path = '/uploads/artworks'
const uploadLimit: RateLimit = { name: 'artwork-upload', max: 300, windowMilliseconds: minutes(10) }
const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Needs = Pick<Shop, 'artwork' | 'files' | 'rateLimiter' | 'locks'>

/**
 * Resumable uploads by the tus protocol, version 1.0: POST creates, PATCH continues, HEAD tells how far it got,
 * DELETE gives up. Bodies are streamed to the store. Somebody else's upload is as unknown as none.
 */
export function uploadRoutes({ artwork, files, rateLimiter, locks }: Needs): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  const locker = createUploadLocker(locks)

  routes.all('/:id?', async (context) => {
    const visit = context.get('visit')
    const { method } = context.req
    const id = context.req.param('id') ?? null
    if (method === 'GET') throw new AppError('not_found', 'There is no such upload.')
    if (id !== null) await requireOwnUpload(artwork, visit, id)
    if (method === 'POST') await requireRate(rateLimiter, visit)
    if (method === 'DELETE' && id !== null) {
      await artwork.remove(visit.actor, id)
      return context.body(null, 204, { 'tus-resumable': '1.0.0' })
    }
    const response = await tusServer({ artwork, files, locker, visit }).handleWeb(context.req.raw)
    if (isComplete(method, response) && id !== null) await artwork.finishUpload(id)
    return response.status >= 400 ? explained(response, 'A file may be at most 100 MB.') : response
  })
  return routes
}

async function requireOwnUpload(artwork: Needs['artwork'], visit: Visit, id: string): Promise<void> {
  const upload = uuidShape.test(id) ? await artwork.findUpload(visit.actor, id) : null
  if (upload === null) throw new AppError('not_found', 'There is no such upload.')
}

async function requireRate(rateLimiter: Needs['rateLimiter'], visit: Visit): Promise<void> {
  const taken = await rateLimiter.take(uploadLimit, visit.clientAddress)
  if (!taken.ok)
    throw new AppError(
      'too_many_requests',
      'Too many uploads were started from your network. Wait a few minutes.',
      { retryAfterSeconds: taken.retryAfterSeconds },
    )
}

type TusNeeds = Pick<Needs, 'artwork' | 'files'> & { locker: Locker; visit: Visit }

/** Made for each request, so that its hooks know whose request it is. */
function tusServer({ artwork, files, locker, visit }: TusNeeds): Server {
  return new Server({
    path,
    datastore: files.uploads,
    locker,
    maxSize: maxArtworkBytes,
    allowedOrigins: [visit.origin],
    namingFunction: () => originalKey(randomUUID()),
    generateUrl: (_request, { id }) => `${visit.origin}${path}/${id.split('/')[1]}`,
    getFileIdFromRequest: (_request, id) => (id && uuidShape.test(id) ? originalKey(id) : undefined),
    async onUploadCreate(_request, { id, size, metadata }) {
      const input = beginUploadSchema.safeParse({
        fileName: metadata?.filename ?? '',
        byteSize: size,
        isForShop: metadata?.purpose === 'shop',
        manualOrderId: uuidShape.test(metadata?.manualorder ?? '') ? metadata?.manualorder : null,
      })
      if (!input.success) throw { status_code: 422, body: 'The file is empty.' }
      await artwork.beginUpload(visit.actor, id.split('/')[1] ?? '', input.data)
      return {}
    },
    async onUploadFinish(_request, { id }) {
      await artwork.finishUpload(id.split('/')[1] ?? '')
      return {}
    },
  })
}
