import { randomUUID } from 'node:crypto'
import { type Locker, Server, type ServerOptions } from '@tus/server'
import { Hono } from 'hono'
import { maxArtworkBytes, maxSvgBytes, svgTooLarge } from '#domain/artwork/artwork.ts'
import { isOwnId } from '#domain/uuid.ts'
import { beginUploadSchema, originalKey } from '#server/artwork/index.ts'
import type { EdgeVariables, Visit } from '#server/http/visit.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Shop } from '#server/shop.ts'
import { askTus, explained, isComplete } from './tus-answers.ts'
import { createUploadLocker } from './upload-locker.ts'

const path = '/uploads/artworks'
type Deps = Pick<Shop, 'artwork' | 'disk' | 'files' | 'locks'>

/**
 * Resumable uploads by the tus protocol, version 1.0: POST creates, PATCH continues, HEAD tells how far it got,
 * DELETE gives up. Bodies are streamed to the store. Somebody else's upload is as unknown as none.
 */
export function uploadRoutes({ artwork, disk, files, locks }: Deps): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  const locker = createUploadLocker(locks)

  routes.all('/:id?', async (context) => {
    const visit = context.get('visit')
    const { method } = context.req
    const id = context.req.param('id') ?? null
    if (method === 'GET') throw new AppError('not_found', 'There is no such upload.')
    if (id !== null) await requireOwnUpload(artwork, visit, id)
    if (method === 'POST') await admit(disk, visit, Number(context.req.header('upload-length')))
    if (method === 'DELETE' && id !== null) {
      await artwork.remove(visit.actor, id)
      return context.body(null, 204, { 'tus-resumable': '1.0.0' })
    }
    const response = await askTus(
      (options) => tusServer({ artwork, files, locker, visit }, options),
      context.req.raw,
    )
    if (isComplete(method, response) && id !== null) await artwork.finishUpload(id)
    if (response.status < 400) return response
    const isSvg = (await response.text()) === svgTooLarge
    return explained(response, isSvg ? svgTooLarge : 'A file may be at most 100 MB.')
  })
  return routes
}

async function requireOwnUpload(artwork: Deps['artwork'], visit: Visit, id: string): Promise<void> {
  const upload = isOwnId(id) ? await artwork.findUpload(visit.actor, id) : null
  if (upload === null) throw new AppError('not_found', 'There is no such upload.')
}

/** A length that is none, or too large, is refused by the protocol and costs nothing. */
async function admit(disk: Deps['disk'], { actor }: Visit, byteSize: number): Promise<void> {
  if (byteSize > 0 && byteSize <= maxArtworkBytes) await disk.admit(actor, byteSize)
}

type TusDeps = Pick<Deps, 'artwork' | 'files'> & { locker: Locker; visit: Visit }

/** Made for each request, so that its hooks know whose request it is. */
function tusServer(
  { artwork, files, locker, visit }: TusDeps,
  options: Pick<ServerOptions, 'onResponseError'>,
): Server {
  return new Server({
    ...options,
    path,
    datastore: files.uploads,
    locker,
    maxSize: maxArtworkBytes,
    allowedOrigins: [visit.origin],
    namingFunction: () => originalKey(randomUUID()),
    generateUrl: (_request, { id }) => `${visit.origin}${path}/${id.split('/')[1]}`,
    getFileIdFromRequest: (_request, id) => (isOwnId(id) ? originalKey(id) : undefined),
    async onUploadCreate(_request, { id, size, metadata }) {
      const input = beginUploadSchema.safeParse({
        fileName: metadata?.filename ?? '',
        byteSize: size,
        isForShop: metadata?.purpose === 'shop',
        manualOrderId: isOwnId(metadata?.manualorder) ? metadata.manualorder : null,
      })
      if (!input.success) throw { status_code: 422, body: 'The file is empty.' }
      // What only says so by its content is refused when it is looked at.
      if (/\.svg$/i.test(input.data.fileName) && input.data.byteSize > maxSvgBytes)
        throw { status_code: 413, body: svgTooLarge }
      await artwork.beginUpload(visit.actor, id.split('/')[1] ?? '', input.data)
      return {}
    },
    async onUploadFinish(_request, { id }) {
      await artwork.finishUpload(id.split('/')[1] ?? '')
      return {}
    },
  })
}
