import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Upload } from 'tus-js-client'
import { type CartLine, productTypes } from '#domain/cart/cart.ts'
import { mm } from '#domain/units.ts'
import type { TheirsOf, ValueOf } from '#server/operations.ts'
import type { Browser } from '#tests/harness/browse.ts'
import { designForm, placed } from '#tests/harness/design.ts'
import { noisyPng } from '#tests/harness/pictures.ts'
import { checkoutForm } from '#tests/harness/sell.ts'
import { listingLine } from '#tests/harness/shelves.ts'
import { artworkIdOf } from '#tests/harness/upload.ts'
import { call, insist, type Visit, visitorOf } from './ask-shop.ts'

const sizeId = 12

/** Someone uploads an image, places it on a sheet, changes it, and buys the sheet; then the next one comes. */
export async function keepShopping(visit: Visit): Promise<void> {
  while (!visit.isOver()) await shopOnce(visit, visitorOf(visit.rig))
}

async function shopOnce(visit: Visit, shopper: Browser): Promise<void> {
  const artworkId = await upload(visit, shopper)
  if (artworkId === null || !(await untilReady(visit, shopper, artworkId))) return
  const designId = await saveDesign(visit, shopper, artworkId)
  if (designId === null) return
  const email = `${randomUUID()}@example.com`
  await buy(visit, shopper, sheetLine(designId), { pays: true, email })
  // Every second one wants the same once more: two orders that may ship in one parcel.
  if (email < '8') await buy(visit, shopper, sheetLine(designId), { pays: true, email })
}

async function upload({ rig, told, isOver }: Visit, { headers }: Browser): Promise<string | null> {
  const bytes = await noisyPng(400, 200)
  const id = await new Promise<string | null>((done) => {
    const sending: Upload = new Upload(bytes, {
      endpoint: `${rig.origin}/uploads/artworks`,
      headers,
      metadata: { filename: 'fox.png', filetype: 'image/png' },
      retryDelays: Array.from({ length: 80 }, () => 400),
      onShouldRetry: () => !isOver(),
      onError: () => done(null),
      onSuccess: () => done(artworkIdOf(sending.url ?? '')),
    })
    sending.start()
  })
  if (id === null) told.unanswered++
  else told.uploads.push({ id, sha256: createHash('sha256').update(bytes).digest('hex') })
  return id
}

async function untilReady(visit: Visit, shopper: Browser, artworkId: string): Promise<boolean> {
  const isReady = await insist(visit, async () => {
    const answer = await call(visit, shopper, 'GET', `/api/v1/artworks/${artworkId}`)
    return answer && /"state":"ready"/.test(answer.text) ? true : null
  })
  return isReady === true
}

async function saveDesign(visit: Visit, shopper: Browser, artworkId: string): Promise<string | null> {
  const save = async (method: string, path: string, count: number, version?: number) => {
    const placements = Array.from({ length: count }, (_, at) =>
      placed(artworkId, { id: `placement-${at + 1}`, x: mm(100 + 60 * at) }),
    )
    const answer = await call(visit, shopper, method, path, { ...designForm(placements, sizeId), version })
    if (answer?.status !== 200 && answer?.status !== 201) return null
    const { design } = JSON.parse(answer.text) as { design: { designId: string; version: number } }
    visit.told.designs.push({ id: design.designId, version: design.version, placements: count })
    return design
  }
  const made = await insist(visit, () => save('POST', '/api/v1/designs', 1))
  if (made === null) return null
  // Only once: after a change whose response is lost, no one knows whether it was saved.
  await save('PUT', `/api/v1/designs/${made.designId}`, 2, made.version)
  return made.designId
}

/** Someone buys a ready-made shirt or two, with a code while there is one; every fifth doesn't pay. */
export async function keepBuyingShirts(visit: Visit): Promise<void> {
  for (let visitors = 1; !visit.isOver(); visitors++) {
    const { listingId, pieces } = visit.shelf
    const [piece] = pieces
    if (!piece) return
    const shirt = { id: listingId, kind: 'tshirt' } as const
    const line = listingLine(shirt, piece.size, piece.color, 1 + (visitors % 2))
    const isSoldOut = await buy(visit, visitorOf(visit.rig), line, { pays: visitors % 5 !== 0 })
    if (isSoldOut && pieces[0] === piece) pieces.shift()
    // People browse in between: the books are under test, not the load.
    await pause(1_000)
  }
}

const sheetLine = (designId: string) => ({
  ...{ id: 'gangsheet-1-1', productType: productTypes.gangSheet, productSize: '', productColor: '' },
  ...{ quantity: 1, unitPrice: 0, designData: { design_id: designId, size_id: sizeId } },
})

type Prepared = ValueOf<'checkout.prepare'> | { theirs?: TheirsOf<'checkout.prepare'> }

/** Returns whether it was sold out. */
async function buy(
  visit: Visit,
  shopper: Browser,
  line: CartLine,
  { pays, email = `${randomUUID()}@example.com` }: { pays: boolean; email?: string },
): Promise<boolean> {
  const { told, shelf } = visit
  const code = shelf.codes[0]
  const totalCents = await askTotal(visit, shopper, line, code)
  if (totalCents === null) return false
  const form = checkoutForm([line], {
    contact: { email, fullName: 'Ada Lovelace', phone: '' },
    ...{ promoCode: code, seenTotal: totalCents },
  })
  const prepared = await insist(visit, async () => {
    const answer = await call(visit, shopper, 'POST', '/api/v1/checkout/prepare', form)
    if (!answer) return null
    // A response that the cart has changed is final; everything else is retried.
    const read = JSON.parse(answer.text) as Prepared
    return 'redirectUrl' in read || read.theirs ? read : null
  })
  if (prepared === null) return false
  if (!('redirectUrl' in prepared)) {
    const because = prepared.theirs?.because
    if (because === 'code_refused') {
      told.usedUp++
      if (shelf.codes[0] === code) shelf.codes.shift()
    }
    if (because !== 'cart_problem') return false
    told.soldOut++
    return true
  }
  const { attemptId, redirectUrl } = prepared
  told.checkouts.push({ attemptId, checkoutKey: form.checkoutKey, code: code ?? null, totalCents })
  if (pays) await pay(visit, shopper, attemptId, redirectUrl)
  return false
}

/** The total that a cart page would show, in cents. */
const askTotal = (visit: Visit, shopper: Browser, line: CartLine, promoCode = ''): Promise<number | null> =>
  insist(visit, async () => {
    const asked = { lines: [line], delivery: 'shipping', promoCode }
    const answer = await call(visit, shopper, 'POST', '/api/v1/cart/total', asked)
    return answer?.status === 200 ? (JSON.parse(answer.text) as ValueOf<'cart.total'>).totals.total : null
  })

async function pay(visit: Visit, shopper: Browser, attemptId: string, redirectUrl: string): Promise<void> {
  const { told } = visit
  const card = new URLSearchParams({ operation: 'sandbox-payments.pay', card: 'approved' })
  const settling = new URLSearchParams({ operation: 'payments.settle' })
  const paid = await insist(visit, async () => {
    const answer = await call(visit, shopper, 'POST', redirectUrl, card)
    // A shopper who got no response the first time is told that the payment is finished.
    return answer && (answer.status === 302 || /is finished/.test(answer.text)) ? answer : null
  })
  if (paid === null) return
  if (paid.status === 302) told.payments.push({ attemptId, reference: redirectUrl.split('/').at(-1) ?? '' })
  const page = await insist(visit, async () => {
    const answer = await call(visit, shopper, 'POST', `/payment-success?attempt=${attemptId}`, settling)
    return answer && /GW-\d{6}/.test(answer.text) ? answer : null
  })
  const number = page && /GW-\d{6}/.exec(page.text)?.[0]
  if (number) told.orderNumbers.push(number)
}
