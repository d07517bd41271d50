import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { GangSheetSize, PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import type { Database } from '#server/kernel/database.ts'
import { type Browser, browse } from '#tests/harness/browse.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'
import { buyLine, nextNetwork } from '../checkout/shopper.ts'

export type Place = { origin: string; database: Database }

export type Sheet = { size: GangSheetSize; document: PlacementDocument }

const inspectionTakesAtMost = 120_000

/** A visitor from a separate network. */
export function newShopper({ origin }: Place): Browser {
  const visitor = browse({ origin })
  const headers = { ...visitor.headers, ...nextNetwork() }
  return { ...visitor, headers }
}

/** Uploads an image and waits until it has been inspected. Returns its id. @throws Error if it is rejected */
export async function uploadReady({ origin }: Place, shopper: Browser, picture: Buffer): Promise<string> {
  const artworkId = await uploadArtwork({ origin }, shopper, picture)
  const latest = performance.now() + inspectionTakesAtMost
  for (let state = ''; state !== 'ready'; await pause(100)) {
    const { artworks } = (await (await shopper.get('/api/v1/artworks')).json()) as {
      artworks: { id: string; state: string }[]
    }
    state = artworks.find(({ id }) => id === artworkId)?.state ?? ''
    if (state === 'rejected' || performance.now() > latest) throw new Error(`A picture is ${state}`)
  }
  return artworkId
}

/** The same sheet in this many orders, paid one after the other. Returns their ids. */
export async function buySheets(
  { origin, database }: Place,
  shopper: Browser,
  { size, document }: Sheet,
  count = 1,
): Promise<string[]> {
  const saved = await shopper.send('POST', '/api/v1/designs', { sizeId: size.id, quantity: 1, document })
  const { design } = (await saved.json()) as { design: { designId: string } }
  const orders: string[] = []
  while (orders.length < count) {
    const attemptId = await buyLine(origin, shopper, {
      id: `gangsheet-${randomUUID()}`,
      ...{ productType: productTypes.gangSheet, productSize: size.title, productColor: '', quantity: 1 },
      ...{ unitPrice: size.price, designData: { design_id: design.designId, size_id: size.id } },
    })
    const { rows } = await database.pool.query('select order_id from payment_attempts where id = $1', [
      attemptId,
    ])
    orders.push(rows[0]?.order_id ?? '')
  }
  return orders
}
