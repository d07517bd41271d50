import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { designsPerRun } from '#domain/artwork/ai-design.ts'
import { printKey } from '#server/aidesigns/make-print.ts'
import { aiDesignRuns } from '#server/aidesigns/tables.ts'
import { blogArticles } from '#server/blog/tables.ts'
import { editRequests } from '#server/edit-requests/tables.ts'
import { orderItems } from '#server/orders/tables.ts'
import { printFiles } from '#server/printfiles/tables.ts'
import type { Browser } from '#tests/harness/browse.ts'
import { designForm, placed } from '#tests/harness/design.ts'
import { sendLink } from '#tests/harness/draft-order.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { checkoutForm, designedLine, sellGangSheet, startCheckout } from '#tests/harness/sell.ts'
import { sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import type { TestShop } from '#tests/harness/shop.ts'
import { beginUpload, uploadArtwork } from '#tests/harness/upload.ts'
import {
  type Caller,
  type CallerName,
  type Callers,
  callerNames,
  openCallers,
  password,
  tokenFor,
} from './callers.ts'
import { furnishParcels } from './parcels.ts'
import { stockShelves } from './products.ts'

export type World = Awaited<ReturnType<typeof furnish>>

const contact = { fullName: 'Zebulon Quillfeather', email: 'quillfeather@example.com', phone: '512 555 0177' }
const fileName = 'Heron-Lantern.png'

/** From the customer's things and the drafts. A refusal may contain none of them. */
export const secrets = [contact.fullName, contact.email, 'Heron-Lantern', 'GW-0', 'Unfinished thoughts']

/** A shop in use: a customer with artwork, a design, an order and its print file, and a visitor with artwork. */
export async function furnish(shop: TestShop) {
  const callers = await openCallers(shop)
  const { customer, anonymous } = callers
  const artworkIds = await artworkOfEach(shop, callers)
  const designIds = {
    customer: await savedDesign(customer, artworkIds.customer),
    anonymous: await savedDesign(anonymous, artworkIds.anonymous),
  }
  const sold = await sell(shop, customer)
  const drawn = await sellDrawnSheet(shop, customer.actor)
  const requestId = await editRequest(shop, customer, drawn.item.id)
  const { fresh, spend } = keepUntilUsed()
  const freshProof = fresh(() => proofFor(shop, callers, drawn))
  const { proofId } = await freshProof()
  const aiRunId = await designRun(shop, customer)
  const parcels = await furnishParcels(shop, callers, contact)
  await shop.jobs.runDue()
  return {
    shop,
    callers,
    password,
    artworkIds,
    designIds,
    aiRunId,
    ...sold,
    printFileId: await readyPrintFile(shop, callers, sold),
    article: await storedArticle(shop, 'published', 'Pressing a transfer'),
    draft: await storedArticle(shop, 'draft', 'Unfinished thoughts'),
    publicPicture: await publicPicture(shop),
    products: await stockShelves(shop, callers.admin),
    ...parcels,
    savedVersion: async (maker: keyof typeof designIds): Promise<number> =>
      (await shop.designs.get(callers[maker].actor, designIds[maker]))?.version ?? 0,
    /** Things that a call uses up: made once, and again after `spend`, which follows each allowed call. */
    spend,
    freshArtwork: fresh(() => freshArtwork(shop, customer)),
    freshUpload: fresh(() => openUpload(shop, customer)),
    freshOrderUpload: fresh(() => openUpload(shop, callers.admin, randomUUID())),
    freshOrder: fresh(() => sell(shop, customer)),
    freshPayment: fresh(async () =>
      startCheckout(shop, customer.actor, await filledCheckout(shop, customer)),
    ),
    requestId,
    proofId,
    itemArtworkId: drawn.artworkId,
    itemDocument: drawn.document,
    freshPerson: fresh(async () => {
      const email = `${randomUUID()}@person.example`
      const person = { fullName: 'Somebody', phone: '', role: 'admin', password: randomUUID() } as const
      const made = await shop.auth.createUser({ ...person, email })
      return made.ok ? made.userId : ''
    }),
    freshRequest: fresh(() => editRequest(shop, customer, drawn.item.id)),
    freshProof,
    freshCheckout: (caller: Caller) => filledCheckout(shop, caller),
    freshToken: async ({ actor, email, headers }: Caller) =>
      actor.user ? tokenFor(shop, email, headers['x-forwarded-for'] ?? '') : null,
    usedCheckout: fresh(async () => {
      const form = await filledCheckout(shop, customer)
      await startCheckout(shop, customer.actor, form)
      return form
    }),
    freshLink: fresh(() => sendLink(shop, callers.admin.actor)),
    unverifiedOrder: fresh(async () => (await sell(shop, customer, { isPaidInFull: false })).orderId),
    freshToShip: fresh(parcels.freshToShip),
  }
}

/** A refused call leaves a thing unchanged, so the next caller may request the same one. */
function keepUntilUsed() {
  const kept = new Map<() => unknown, unknown>()
  return {
    fresh:
      <Thing>(make: () => Promise<Thing>) =>
      (): Promise<Thing> => {
        const thing = (kept.get(make) as Promise<Thing> | undefined) ?? make()
        kept.set(make, thing)
        return thing
      },
    spend: () => kept.clear(),
  }
}

async function artworkOfEach(shop: TestShop, callers: Callers): Promise<Record<CallerName, string>> {
  const ids = { anonymous: '', customer: '', otherCustomer: '', floor: '', admin: '', owner: '' }
  for (const name of callerNames) ids[name] = await readyArtwork(shop, callers[name])
  return ids
}

async function readyArtwork(shop: TestShop, browser: Browser): Promise<string> {
  const ink = { left: 10, top: 10, width: 20, height: 10 }
  const picture = await transparentPng({ width: 40, height: 40 }, ink)
  const id = await uploadArtwork(shop, browser, picture, { fileName })
  await shop.jobs.runDue()
  return id
}

/** Jobs queued by earlier calls are dropped: drawing for them proves nothing here. */
async function freshArtwork(shop: TestShop, browser: Browser): Promise<string> {
  await shop.database.pool.query(`delete from pgboss.job where state in ('created', 'retry')`)
  return readyArtwork(shop, browser)
}

/** As the studio sends it; the artwork's ink is twice as wide as it is high. */
export const sheetOf = (artworkId: string) => designForm([placed(artworkId)])

async function savedDesign(browser: Browser, artworkId: string): Promise<string> {
  const answer = await browser.send('POST', '/api/v1/designs', sheetOf(artworkId))
  const { design } = await answer.json()
  return design.designId
}

async function openUpload(shop: TestShop, browser: Browser, draftOrderId?: string): Promise<string> {
  const answer = await beginUpload(shop, browser, 4, fileName, draftOrderId)
  return new URL(answer.headers.get('location') ?? '').pathname
}

async function filledCheckout(shop: TestShop, { actor }: Browser) {
  return checkoutForm([await designedLine(shop, actor)], { contact })
}

async function sell(shop: TestShop, { actor }: Browser, sale?: { isPaidInFull: boolean }) {
  const { attemptId, reference } = await sellGangSheet(shop, actor, { contact }, sale)
  const { orders: known } = await shop.orders.listForCustomer(actor)
  const orderId = known[0]?.id ?? ''
  const [item] = await shop.database.orm.select().from(orderItems).where(eq(orderItems.orderId, orderId))
  return { attemptId, reference, orderId, itemId: item?.id ?? '' }
}

async function editRequest(shop: TestShop, { actor }: Browser, orderItemId: string): Promise<string> {
  // Bypasses the operation, which doesn't let anyone request as many as the matrix needs.
  const { orderId } = (await shop.orders.describeItems(shop.database.orm, [orderItemId]))[0] ?? {
    orderId: '',
  }
  const [row] = await shop.database.orm
    .insert(editRequests)
    .values({
      orderId,
      orderItemId,
      customerId: actor.user?.id ?? '',
      requestDetails: 'Make the Heron-Lantern smaller',
      createdAt: new Date(),
    })
    .returning({ id: editRequests.id })
  return row?.id ?? ''
}

async function proofFor(
  shop: TestShop,
  { customer, admin }: Callers,
  { item, document }: Awaited<ReturnType<typeof sellDrawnSheet>>,
): Promise<{ proofId: string }> {
  const request = await editRequest(shop, customer, item.id)
  const change = { kind: 'sheet', document } as const
  const offered = { request, note: 'So?', change }
  const { proof } = await shop.operations.ask('edit-requests.offer-proof', admin.actor, offered)
  return { proofId: proof }
}

async function readyPrintFile(
  shop: TestShop,
  { admin }: Callers,
  { orderId, itemId }: { orderId: string; itemId: string },
): Promise<string> {
  const id = randomUUID()
  const storageKey = `print-files/${id}.png`
  const bytes = await transparentPng({ width: 4, height: 4 }, { left: 1, top: 1, width: 2, height: 2 })
  await shop.files.write(storageKey, bytes, { contentType: 'image/png' })
  const pdfKey = `print-files/${id}.pdf`
  await shop.files.write(pdfKey, Buffer.from('%PDF-1.7'), { contentType: 'application/pdf' })
  await shop.database.orm.insert(printFiles).values({
    id,
    orderId,
    orderItemId: itemId,
    fileName: 'Heron-Lantern-sheet.png',
    state: 'ready',
    progress: 100,
    storageKey,
    byteSize: bytes.byteLength,
    pdfState: 'ready',
    pdfKey,
    requestedBy: admin.actor.user?.id ?? '',
  })
  return id
}

async function storedArticle(shop: TestShop, status: 'published' | 'draft', title: string) {
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const publishedAt = status === 'published' ? new Date(Date.now() - 60_000) : null
  const [article] = await shop.database.orm
    .insert(blogArticles)
    .values({
      slug,
      title,
      status,
      publishedAt,
      authorName: 'The print room',
      content: '<p>Hot and firm.</p>',
    })
    .returning({ id: blogArticles.id })
  return { slug, id: article?.id ?? '' }
}

async function publicPicture(shop: TestShop): Promise<string> {
  const key = `public/prints/${randomUUID()}/thumbnail.webp`
  await shop.files.write(key, Buffer.from('picture'), { contentType: 'image/webp' })
  return `/files/${key}`
}

/** A finished run with small images: drawing one at print resolution would prove nothing here. */
async function designRun(shop: TestShop, { actor }: Caller): Promise<string> {
  const id = randomUUID()
  const previewKey = `ai-designs/${id}/0-preview.png`
  const bytes = await transparentPng({ width: 40, height: 40 }, { left: 10, top: 10, width: 20, height: 10 })
  for (const key of [previewKey, printKey(id, 0)])
    await shop.files.write(key, bytes, { contentType: 'image/png' })
  const design = { previewKey, sourceKey: null, width: 40, height: 40, artworkId: null }
  await shop.database.orm.insert(aiDesignRuns).values({
    id,
    ownerId: actor.user?.id,
    visitorId: actor.visitorId,
    ...{ prompt: 'Heron-Lantern', style: 'Modern', sizeId: '13x12', seed: 1 },
    ...{ state: 'ready', progress: designsPerRun, designs: [design] },
  })
  return id
}
