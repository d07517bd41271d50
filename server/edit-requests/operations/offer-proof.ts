import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { isDesignOpen } from '#domain/orders/edit-request.ts'
import { responseSchema } from '#domain/orders/edit-request-input.ts'
import type { OrderDesignData } from '#domain/orders/order-design.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { authorOf } from '../author-of.ts'
import type { EditRequestDeps } from '../deps.ts'
import { keepProof } from '../keep-proof.ts'
import { drawProof, makeProofDesign, proofChangeSchema } from '../make-proof.ts'
import { editRequests } from '../tables.ts'
import { anyId, requestGone, requestId } from './request-id.ts'

/**
 * Offering a proof accepts a pending request, with the note as the response. The price stays the same: the sheet keeps
 * its size and the item its quantity.
 */
export const offerProof = defineOperation({
  name: 'edit-requests.offer-proof',
  route: 'POST /edit-requests/{request}/proofs',
  summary: 'Show the customer a changed design: a sheet, or the item with one artwork replaced by another',
  may: 'orders.write',
  input: z.object({ request: requestId, note: responseSchema, change: proofChangeSchema }),
  example: {
    request: anyId,
    note: 'The fox is smaller now.',
    change: { kind: 'artwork', replacedId: anyId, artworkId: anyId },
  },
  result: z.object({ proof: z.uuid() }),
  async run(deps: EditRequestDeps, actor, { request: id, note, change }) {
    const { database, orders, files } = deps
    const [known] = await database.orm.select().from(editRequests).where(eq(editRequests.id, id))
    const [item] = known ? await orders.describeItems(database.orm, [known.orderItemId]) : []
    if (!item) throw new AppError('not_found', requestGone)
    if (!isDesignOpen(item.orderStatus)) throw new AppError('conflict', orderClosed)
    if (!item.designData?.artworks) throw new AppError('conflict', noDesign)
    const made = await makeProofDesign(deps, actor, item.designData, change)
    if (!made.ok) throw new AppError('invalid', made.message)

    const proofId = randomUUID()
    const pictureKey = `proofs/${proofId}.webp`
    await files.write(pictureKey, await drawProof(deps, made.designData), { contentType: 'image/webp' })
    const designData: OrderDesignData = { ...made.designData, imageUrl: `/files/proofs/${proofId}` }
    const author = await authorOf(deps, actor)
    const kept = { ...{ proofId, pictureKey, designData, note, author }, beforeUrl: item.imageUrl }
    try {
      await database.transaction((transaction) => keepProof(deps, transaction, actor, id, kept))
    } catch (error) {
      await files.remove(pictureKey)
      throw error
    }
    return ok({ proof: proofId })
  },
})

const orderClosed = 'This order is finished, so its design can no longer be changed.'

const noDesign = 'This item isn’t printed from a design of its own, so there’s nothing to change.'
