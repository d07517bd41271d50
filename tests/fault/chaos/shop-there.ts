import { createHash, randomUUID } from 'node:crypto'
import { Upload } from 'tus-js-client'
import { productTypes } from '#domain/cart.ts'
import { seedGangSheetSizes } from '#domain/gang-sheet.ts'
import { mm } from '#domain/units.ts'
import type { Browser } from '#tests/harness/browse.ts'
import { designForm, placed } from '#tests/harness/design.ts'
import { noisyPng } from '#tests/harness/pictures.ts'
import { checkoutForm } from '#tests/harness/sell.ts'
import { artworkIdOf } from '#tests/harness/upload.ts'
import { call, insist, type Visit, visitorOf } from './ask-shop.ts'

const sizeId = 12

/** Somebody uploads a picture, lays it on a sheet, changes it, and buys the sheet; then the next one comes. */
export async function keepShopping(visit: Visit): Promise<void> {
  while (!visit.isOver()) await shopOnce(visit, visitorOf(visit.rig))
}

async function shopOnce(visit: Visit, shopper: Browser): Promise<void> {
  const artworkId = await upload(visit, shopper)
  if (artworkId === null || !(await untilReady(visit, shopper, artworkId))) return
  const designId = await saveDesign(visit, shopper, artworkId)
  if (designId !== null) await buy(visit, shopper, designId)
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
  // Once: of a change whose answer is lost nobody knows whether it stands.
  await save('PUT', `/api/v1/designs/${made.designId}`, 2, made.version)
  return made.designId
}

async function buy(visit: Visit, shopper: Browser, designId: string): Promise<void> {
  const { told } = visit
  const price = seedGangSheetSizes.find(({ id }) => id === sizeId)?.price
  if (price === undefined) throw new Error(`No size ${sizeId}`)
  const line = {
    ...{ id: 'gangsheet-1-1', productType: productTypes.gangSheet, productSize: '', productColor: '' },
    ...{ quantity: 1, unitPrice: price, designData: { design_id: designId, size_id: sizeId } },
  }
  const form = checkoutForm([line], {
    contact: { email: `${randomUUID()}@example.com`, fullName: 'Ada Lovelace', phone: '' },
  })
  const prepared = await insist(visit, async () => {
    const answer = await call(visit, shopper, 'POST', '/checkout/prepare', form)
    const read =
      answer && (JSON.parse(answer.text) as { ok: boolean; attemptId: string; redirectUrl: string })
    if (read?.ok) return read
    if (read) told.unanswered++
    return null
  })
  if (prepared === null) return
  const { attemptId, redirectUrl } = prepared
  told.checkouts.push({ attemptId, checkoutKey: form.checkoutKey })
  const card = new URLSearchParams({ intent: 'pay', card: 'approved' })
  const paid = await insist(visit, async () => {
    const answer = await call(visit, shopper, 'POST', redirectUrl, card)
    // Who was not answered the first time is told that the payment is finished.
    return answer && (answer.status === 302 || /is finished/.test(answer.text)) ? answer : null
  })
  if (paid === null) return
  if (paid.status === 302) told.payments.push({ attemptId, reference: redirectUrl.split('/').at(-1) ?? '' })
  const page = await insist(visit, async () => {
    const answer = await call(visit, shopper, 'POST', `/payment-success?attempt=${attemptId}`)
    return answer && /GW-\d{6}/.test(answer.text) ? answer : null
  })
  const number = page && /GW-\d{6}/.exec(page.text)?.[0]
  if (number) told.orderNumbers.push(number)
}
