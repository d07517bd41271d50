import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { idPattern } from '#domain/uuid.ts'
import { designPictureKinds } from '#server/aidesigns/index.ts'
import { pictureKinds } from '#server/artwork/index.ts'
import type { EdgeVariables } from '#server/http/visit.ts'
import { mockUpKinds } from '#server/item-pictures/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import type { Shop } from '#server/shop.ts'

/**
 * Images of artworks and designs, for their owners and staff, and print files for staff. A file that isn't theirs is
 * reported as missing.
 */
export function fileRoutes({
  artwork,
  designs,
  printFiles,
  editRequests,
  shipping,
  aiDesigns,
  orders,
  itemPictures,
  rolls,
  batches,
}: Pick<
  Shop,
  | 'itemPictures'
  | 'artwork'
  | 'designs'
  | 'printFiles'
  | 'editRequests'
  | 'shipping'
  | 'aiDesigns'
  | 'orders'
  | 'rolls'
  | 'batches'
>): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()

  for (const kind of pictureKinds) {
    routes.get(`/artworks/:id{${idPattern}}/${kind}`, async (context) => {
      const { actor } = context.get('visit')
      const id = context.req.param('id')
      const own = await artwork.readPicture(actor, id, kind)
      const file = own ?? (await artwork.readPicture(await asBuyer({ orders }, actor, id), id, kind))
      if (file === null) await refuseComing(artwork.arePicturesComing(actor, [id]))
      return sendFile(context, file, kind === 'original' ? 'attachment' : 'inline')
    })
  }

  for (const kind of mockUpKinds) {
    routes.get(`/mock-ups/${kind}`, async (context) => {
      const { actor } = context.get('visit')
      const query = new URL(context.req.url).searchParams
      const file = await itemPictures.readMockUp(actor, kind, query)
      if (file === null) await refuseComing(artwork.arePicturesComing(actor, artworksIn(query)))
      return sendFile(context, file, 'inline')
    })
  }

  routes.get('/mail-pictures/:sealed{[\\w.-]+\\.jpg}', async (context) => {
    const file = await itemPictures.readForMail(context.req.param('sealed').replace(/\.jpg$/, ''))
    const answer = await sendFile(context, file, 'inline')
    // Webmail on other sites shows these images.
    answer.headers.set('cross-origin-resource-policy', 'cross-origin')
    return answer
  })

  routes.get(`/designs/:id{${idPattern}}/preview`, async (context) => {
    const { actor } = context.get('visit')
    const version = Number(context.req.query('v'))
    const wanted = Number.isSafeInteger(version) && version > 0 ? version : null
    const id = context.req.param('id')
    const own = await designs.readPreview(actor, id, wanted)
    const file = own ?? (await designs.readPreview(await asBuyer({ orders }, actor, id), id, wanted))
    if (file === null) await refuseComing(designs.isPreviewComing(actor, id))
    return sendFile(context, file, 'inline')
  })

  for (const kind of designPictureKinds) {
    routes.get(`/ai-designs/:id{${idPattern}}/:index{[0-3]}/${kind}`, async (context) => {
      const { actor } = context.get('visit')
      const { id, index } = context.req.param()
      const file = await aiDesigns.read(actor, id, Number(index), kind)
      return sendFile(context, file, kind === 'print' ? 'attachment' : 'inline')
    })
  }

  routes.get(`/print-files/:id{${idPattern}}`, async (context) => {
    const { actor } = context.get('visit')
    return sendFile(context, await printFiles.download(actor, context.req.param('id')), 'attachment')
  })

  routes.get(`/print-files/:id{${idPattern}}/pdf`, async (context) => {
    const { actor } = context.get('visit')
    return sendFile(context, await printFiles.downloadPdf(actor, context.req.param('id')), 'attachment')
  })

  for (const kind of ['manifest', 'csv'] as const) {
    routes.get(`/print-files/:id{${idPattern}}/${kind}`, async (context) => {
      const { actor } = context.get('visit')
      const file = await printFiles.downloadManifest(actor, context.req.param('id'), kind)
      return sendFile(context, file, 'attachment')
    })
  }

  routes.get(`/print-files/items/:id{${idPattern}}`, async (context) => {
    const { actor } = context.get('visit')
    const choice = { orders: [], items: [context.req.param('id')] }
    return sendFile(context, await printFiles.downloadAll(actor, choice), 'attachment')
  })

  routes.get(`/batches/:id{${idPattern}}`, async (context) => {
    const { actor } = context.get('visit')
    return sendFile(context, await batches.readFile(actor, context.req.param('id')), 'inline')
  })

  routes.get(`/rolls/:id{${idPattern}}`, async (context) => {
    const { actor } = context.get('visit')
    return sendFile(context, await rolls.download(actor, context.req.param('id')), 'attachment')
  })

  routes.get(`/rolls/:id{${idPattern}}/pdf`, async (context) => {
    const { actor } = context.get('visit')
    return sendFile(context, await rolls.download(actor, context.req.param('id'), 'pdf'), 'attachment')
  })

  routes.get(`/rolls/:id{${idPattern}}/preview`, async (context) => {
    const { actor } = context.get('visit')
    return sendFile(context, await rolls.preview(actor, context.req.param('id')), 'inline')
  })

  routes.get(`/rolls/:id{${idPattern}}/map`, async (context) => {
    const { actor } = context.get('visit')
    return sendFile(context, await rolls.downloadMap(actor, context.req.param('id')), 'inline')
  })

  routes.get(`/rolls/:id{${idPattern}}/manifest`, async (context) => {
    const { actor } = context.get('visit')
    return sendFile(context, await rolls.downloadManifest(actor, context.req.param('id')), 'attachment')
  })

  routes.get(`/proofs/:id{${idPattern}}`, async (context) => {
    const { actor } = context.get('visit')
    return sendFile(context, await editRequests.readProof(actor, context.req.param('id')), 'inline')
  })

  routes.get(`/labels/:id{${idPattern}}`, async (context) => {
    const { actor } = context.get('visit')
    return sendFile(context, await shipping.readLabel(actor, context.req.param('id')), 'inline')
  })

  routes.get('/pickup-codes/:code{GWP-[0-9A-Z]+\\.png}', async (context) => {
    const picture = await shipping.pickupPicture(context.req.param('code').replace('.png', ''))
    if (!picture) throw new AppError('not_found', 'There is no such file.')
    return context.body(Buffer.from(picture), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      // Webmail on other sites shows it.
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  routes.get(`/invoices/:id{${idPattern}}`, async (context) => {
    const { actor } = context.get('visit')
    return sendFile(context, await orders.readInvoice(actor, context.req.param('id')), 'attachment')
  })

  return routes
}

/** In seconds; when a page should retry for an image that is not there yet. */
const comesAfter = 2

/** @throws AppError that tells the page so, when the missing image is still to come */
async function refuseComing(isComing: Promise<boolean>): Promise<void> {
  if (await isComing)
    throw new AppError('not_found', 'This picture is still being drawn.', { retryAfterSeconds: comesAfter })
}

/** No product has more. */
const mostPrints = 4

/** The ids in the URL of a finished product. */
const artworksIn = (query: URLSearchParams): string[] =>
  [...query.values()].flatMap((value) => value.match(new RegExp(idPattern, 'g')) ?? []).slice(0, mostPrints)

/** Acts as the buyer, if one of their orders is printed from this artwork or design. */
async function asBuyer({ orders }: Pick<Shop, 'orders'>, actor: Actor, id: string): Promise<Actor> {
  return (await orders.showsPicture(actor, id)) ? { ...actor, shown: id } : actor
}

/** Private, because it is the owner's alone; most URLs always return the same bytes, and are cached forever. */
const caching = (file: StoredFile): string =>
  file.isFinal ? 'private, max-age=31536000, immutable' : 'private, no-cache'

/** A stored file as the response; one that isn't theirs can't be told from one that never existed. */
export async function sendFile(
  context: Context,
  file: StoredFile | null,
  disposition: 'inline' | 'attachment',
): Promise<Response> {
  if (file === null) throw new AppError('not_found', 'There is no such file.')
  const etag = `"${file.tag}"`
  const headers = new Headers({
    etag,
    'cache-control': caching(file),
    'content-type': file.contentType,
    'content-disposition': `${disposition}; ${fileNameParameters(file.fileName)}`,
    'x-content-type-options': 'nosniff',
    /** If one were ever opened as a page, it could do nothing. */
    'content-security-policy': `default-src 'none'; sandbox`,
  })
  if (context.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  if (file.byteSize !== null) headers.set('content-length', String(file.byteSize))
  if (context.req.method === 'HEAD') return new Response(null, { headers })
  return new Response(Readable.toWeb(await file.open()) as ReadableStream, { headers })
}

/** RFC 6266 with RFC 8187: a plain name for old clients, the full one for all others. */
function fileNameParameters(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const full = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  return `filename="${plain}"; filename*=UTF-8''${full}`
}
