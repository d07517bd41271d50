import { randomUUID } from 'node:crypto'
import { idPattern } from '#domain/uuid.ts'
import type { Caller } from './callers.ts'
import { all, by, customerOnly, type Row, staffOnly, visitorOnly } from './row.ts'
import { sheetOf, type World } from './things.ts'

/** `call` is method and path as mounted; `at` is a path with the ids filled in. */
const call = (mounted: string, answers: Row['answers'], more: Partial<Row> = {}): Row => {
  const [method = '', path = ''] = mounted.split(' ')
  return { route: mounted, method: method === 'ALL' ? 'GET' : method, path, answers, ...more }
}

const uuid = `:id{${idPattern}}`
const picture = ':folder{[a-z][a-z0-9-]*}/:id{[0-9a-f][0-9a-f-]{35}}/:name{[a-z0-9]+\\.(webp|jpg|png)}'

const openRows: Row[] = [
  call('GET /health/live', all(200)),
  call('GET /health/ready', all(200)),
  call('GET /.well-known/security.txt', all(200)),
  call('GET /licenses', all(200)),
  call('POST /webhooks/:provider', all(401), { path: '/webhooks/sandbox', json: {}, about: 'unsigned' }),
  call('POST /webhooks/:provider', all(404), { path: '/webhooks/nobody', json: {}, about: 'no provider' }),
  call('POST /webhooks/shippo', all(404), { json: {}, about: 'Shippo is not set up' }),
  call('POST /webhooks/mail-bounces', all(404), { json: {}, about: 'no secret is set' }),
  call('POST /webhooks/inbound-mime', all(404), { json: {}, about: 'no way in is set' }),
  call('POST /webhooks/texts', all(404), { json: {}, about: 'no service is set' }),
  call('GET /events', all(200)),
  // Former addresses.
  ...['cart/quote', 'manual-orders/quote', 'manual-orders'].map((former) =>
    call(`ALL /api/v1/${former}/*`, all(308), { method: 'POST', path: `/api/v1/${former}`, json: {} }),
  ),
  call('GET /files/pickup-codes/:code{GWP-[0-9A-Z]+\\.png}', all(200), {
    path: '/files/pickup-codes/GWP-7K4M9XQ2.png',
  }),
]

const bareShirt = '/files/mock-ups/tshirt?cut=tee&size=M&color=1f2d4d&side=front&w=240'
const bareTumbler = '/files/mock-ups/tumbler?size=20oz&finish=black&type=single&side=front&w=240'

const fileRows: Row[] = [
  call(`GET /files/public/${picture}`, all(200), { path: ({ publicPicture }) => publicPicture }),
  call(`GET /files/public/${picture}`, all(404), {
    path: `/files/public/prints/${randomUUID()}/thumbnail.webp`,
    about: 'no such picture',
  }),
  ...['preview', 'thumbnail', 'original'].flatMap((kind) => [
    call(`GET /files/artworks/${uuid}/${kind}`, by(404, 200, 404, 200, 200), {
      path: ({ artworkIds }) => `/files/artworks/${artworkIds.customer}/${kind}`,
    }),
    call(`GET /files/artworks/${uuid}/${kind}`, by(200, 404, 404, 200, 200), {
      path: ({ artworkIds }) => `/files/artworks/${artworkIds.anonymous}/${kind}`,
      about: 'of a visitor',
    }),
  ]),
  call('GET /files/mock-ups/tshirt', all(200), { path: `${bareShirt}`, about: 'bare' }),
  call('GET /files/mock-ups/tshirt', by(404, 200, 404, 200, 200), {
    path: ({ artworkIds }) => `${bareShirt}&print=${artworkIds.customer}_full-front_0_0_4_4`,
    about: 'with artwork',
  }),
  call('GET /files/mock-ups/tumbler', by(404, 200, 404, 200, 200), {
    path: ({ artworkIds }) => `${bareTumbler}&artwork=${artworkIds.customer}`,
  }),
  call('GET /files/mail-pictures/:sealed{[\\w.-]+\\.jpg}', all(404), {
    path: '/files/mail-pictures/nothing.jpg',
    about: 'nothing that the shop has sealed',
  }),
  call(`GET /files/designs/${uuid}/preview`, by(404, 200, 404, 200, 200), {
    path: ({ designIds }) => `/files/designs/${designIds.customer}/preview`,
  }),
  call(`GET /files/designs/${uuid}/preview`, by(200, 404, 404, 200, 200), {
    path: ({ designIds }) => `/files/designs/${designIds.anonymous}/preview`,
    about: 'of a visitor',
  }),
  call(`GET /files/proofs/${uuid}`, by(404, 200, 404, 200, 200), {
    path: ({ proofId }) => `/files/proofs/${proofId}`,
  }),
  ...['preview', 'print'].map((kind) =>
    call(`GET /files/ai-designs/${uuid}/:index{[0-3]}/${kind}`, customerOnly(200), {
      path: ({ aiRunId }) => `/files/ai-designs/${aiRunId}/0/${kind}`,
    }),
  ),
  call(`GET /files/invoices/${uuid}`, by(404, 200, 404, 200, 200), {
    path: ({ orderId }) => `/files/invoices/${orderId}`,
  }),
  call(`GET /files/print-files/${uuid}`, staffOnly(), {
    path: ({ printFileId }) => `/files/print-files/${printFileId}`,
  }),
  ...['pdf', 'manifest', 'csv'].map((kind) =>
    call(`GET /files/print-files/${uuid}/${kind}`, staffOnly(), {
      path: ({ printFileId }) => `/files/print-files/${printFileId}/${kind}`,
    }),
  ),
  call(`GET /files/batches/${uuid}`, all(404), {
    path: `/files/batches/${randomUUID()}`,
    about: 'nobody’s but their own',
  }),
  ...['', '/pdf', '/preview', '/map', '/manifest'].map((kind) =>
    call(`GET /files/rolls/${uuid}${kind}`, staffOnly(403, 404), {
      path: `/files/rolls/${randomUUID()}${kind}`,
      about: 'no such roll',
    }),
  ),
  call(`GET /files/print-files/items/${uuid}`, staffOnly(), {
    path: ({ itemId }) => `/files/print-files/items/${itemId}`,
  }),
]

const labelRows: Row[] = [
  call(`GET /files/labels/${uuid}`, staffOnly(), {
    path: ({ shipmentId }) => `/files/labels/${shipmentId}`,
  }),
  call(`GET /files/labels/${uuid}`, staffOnly(403, 404), {
    path: `/files/labels/${randomUUID()}`,
    about: 'no such label',
  }),
]

const uploads = 'ALL /uploads/artworks/:id?'
const tus = { 'tus-resumable': '1.0.0' }
const patch = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
const fresh = ({ freshUpload }: World) => freshUpload()
const ofOrder = ({ freshOrderUpload }: World) => freshOrderUpload()

const uploadRows: Row[] = [
  call(uploads, all(204), { method: 'OPTIONS', path: '/uploads/artworks' }),
  call(uploads, all(404), { method: 'GET', path: '/uploads/artworks' }),
  call(uploads, all(201), {
    method: 'POST',
    path: '/uploads/artworks',
    headers: { ...tus, 'upload-length': '4', 'upload-metadata': 'filename Zm94LnBuZw==' },
  }),
  call(uploads, customerOnly(404), { method: 'GET', path: fresh, about: 'somebody’s' }),
  call(uploads, customerOnly(200), { method: 'HEAD', path: fresh, headers: tus }),
  call(uploads, customerOnly(204), {
    method: 'PATCH',
    path: fresh,
    headers: patch,
    bytes: new Uint8Array([1, 2, 3, 4]),
  }),
  call(uploads, customerOnly(204), { method: 'DELETE', path: fresh, headers: tus }),
  call(uploads, staffOnly(404), { method: 'HEAD', path: ofOrder, headers: tus, about: 'of a draft order' }),
  call(uploads, staffOnly(404, 204), {
    method: 'PATCH',
    path: ofOrder,
    headers: patch,
    bytes: new Uint8Array([1, 2, 3, 4]),
    about: 'of a draft order',
  }),
  call(uploads, staffOnly(404, 204), {
    method: 'DELETE',
    path: ofOrder,
    headers: tus,
    about: 'of a draft order',
  }),
]

/** A valid sheet of the caller's own artwork, to replace the customer's or the visitor's. */
const sheetFor = (maker: 'customer' | 'anonymous') => async (world: World, caller: Caller) => ({
  ...sheetOf(world.artworkIds[caller.name]),
  version: await world.savedVersion(maker),
})

const customersDesign = ({ designIds }: World) => `/api/v1/designs/${designIds.customer}`
const visitorsDesign = ({ designIds }: World) => `/api/v1/designs/${designIds.anonymous}`

const sheet = { sizeId: 12, width: 558.8, height: 304.8, margin: 2.54, spacing: 3.81 }
const emptySheet = { version: 1, sheet, placements: [] }

const byStaff = (success: number) => by(401, 403, 403, success, success)

const emptyDraft = () => ({
  device: { id: randomUUID(), name: 'Firefox on Linux' },
  content: {
    document: {
      ...{ sheet, quantity: 1, items: [], placements: [], isArranged: true },
    },
    awaiting: [],
  },
})

/** A draft of the customer's that was set aside in favor of another version. */
async function draftPutAside({ callers }: World): Promise<string> {
  await callers.customer.send('POST', '/api/v1/drafts/set-aside/new', emptyDraft())
  const answer = await callers.customer.get('/api/v1/drafts')
  const { drafts } = (await answer.json()) as { drafts: { id: string; isSetAside: boolean }[] }
  return drafts.find(({ isSetAside }) => isSetAside)?.id ?? ''
}

const apiRows: Row[] = [
  call('GET /api/v1/artworks/:artwork', customerOnly(200), {
    path: ({ artworkIds }) => `/api/v1/artworks/${artworkIds.customer}`,
  }),
  call('GET /api/v1/artworks/:artwork', staffOnly(404), {
    path: async (world) => `/api/v1/artworks/${(await world.freshOrderUpload()).split('/').at(-1)}`,
    about: 'of a draft order',
  }),
  call('GET /api/v1/artworks/:artwork', customerOnly(200), {
    path: ({ artworkIds }) => `/api/v1/artworks/${artworkIds.customer}`,
    by: 'bearer',
    about: 'by access token',
  }),
  call('GET /api/v1/artworks/:artwork', visitorOnly(200), {
    path: ({ artworkIds }) => `/api/v1/artworks/${artworkIds.anonymous}`,
    about: 'of a visitor',
  }),
  call('POST /api/v1/artworks/:artwork/repairs', by(404, 201, 404, 201, 201), {
    path: ({ artworkIds }) => `/api/v1/artworks/${artworkIds.customer}/repairs`,
    json: () => ({ kind: 'harden', level: 128 }),
  }),
  call('POST /api/v1/artworks/:artwork/parts', by(404, 200, 404, 200, 200), {
    path: ({ artworkIds }) => `/api/v1/artworks/${artworkIds.customer}/parts`,
    json: () => ({ left: 0, top: 0, right: 0.5, bottom: 1 }),
  }),
  call('DELETE /api/v1/artworks/:artwork', customerOnly(204), {
    path: async ({ freshArtwork }) => `/api/v1/artworks/${await freshArtwork()}`,
  }),
  call('POST /api/v1/designs', by(422, 201, 422, 422, 422), {
    json: ({ artworkIds }) => sheetOf(artworkIds.customer),
  }),
  call('POST /api/v1/designs', by(201, 422, 422, 422, 422), {
    json: ({ artworkIds }) => sheetOf(artworkIds.anonymous),
    about: 'of a visitor’s artwork',
  }),
  call('GET /api/v1/designs/:design', customerOnly(200), { path: customersDesign }),
  call('GET /api/v1/designs/:design', visitorOnly(200), {
    path: visitorsDesign,
    about: 'of a visitor',
  }),
  call('PUT /api/v1/designs/:design', customerOnly(200), {
    path: customersDesign,
    json: sheetFor('customer'),
  }),
  call('PUT /api/v1/designs/:design', visitorOnly(200), {
    path: visitorsDesign,
    json: sheetFor('anonymous'),
    about: 'of a visitor',
  }),
  call('POST /api/v1/order-items/:item/print-file', byStaff(200), {
    path: ({ itemId }) => `/api/v1/order-items/${itemId}/print-file`,
  }),
  call('POST /api/v1/order-items/:item/print-file/check', byStaff(200), {
    path: ({ itemId }) => `/api/v1/order-items/${itemId}/print-file/check`,
  }),
  call('PUT /api/v1/order-items/:item/design', byStaff(200), {
    path: async ({ freshOrder }) => `/api/v1/order-items/${(await freshOrder()).itemId}/design`,
    json: ({ designIds }) => ({ design: designIds.customer }),
  }),
  call('PUT /api/v1/order-items/:item/sheet', byStaff(409), {
    path: async ({ freshOrder }) => `/api/v1/order-items/${(await freshOrder()).itemId}/sheet`,
    json: { document: emptySheet, basedOn: '' },
    about: 'a sheet that others changed',
  }),
  call('POST /api/v1/drafts/:draft/restore', by(401, 204, 404, 404, 404), {
    path: async (world) => `/api/v1/drafts/${await draftPutAside(world)}/restore`,
  }),
  call('DELETE /api/v1/drafts/:draft', by(401, 204, 404, 404, 404), {
    path: async (world) => `/api/v1/drafts/${await draftPutAside(world)}?version=1`,
  }),
  call('POST /api/v1/designs/:design/project', by(401, 201, 404, 404, 404), {
    path: (world) => `${customersDesign(world)}/project`,
  }),
]

const unknownCalls: Row[] = [
  call('ALL /api/v1/*', all(404), { path: '/api/v1/users' }),
  call('ALL /api/v1/*', all(405), { method: 'PATCH', path: '/api/v1/designs', about: 'unknown method' }),
  call('GET /api/v1/designs', all(401), {
    headers: { authorization: 'Bearer x.y.z' },
    about: 'by a token that is none',
  }),
]

export const edgeRows: Row[] = [
  ...openRows,
  ...fileRows,
  ...labelRows,
  ...uploadRows,
  ...apiRows,
  ...unknownCalls,
]
