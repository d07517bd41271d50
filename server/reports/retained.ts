import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { cartItems } from '#server/cart/tables.ts'
import { designs, savedProjects } from '#server/designs/tables.ts'
import { draftOrders } from '#server/draft-orders/tables.ts'
import { drafts } from '#server/drafts/tables.ts'
import { editProofs, editRequests } from '#server/edit-requests/tables.ts'
import { orderChanges } from '#server/order-changes/tables.ts'
import { orderHistory, orderItems, orderMessages, orders } from '#server/orders/tables.ts'
import { refunds } from '#server/payments/tables.ts'
import { printFiles } from '#server/printfiles/tables.ts'
import { productionReprints } from '#server/production/tables.ts'
import { rollPieces } from '#server/rolls/tables.ts'
import { hasLeftOvers } from './open-work.ts'

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`

/** For an item: it is printed from artwork that is still stored. */
const holdsArtwork = sql`(${orderItems.designData} ? 'artworks' and not ${orderItems.designData} ? 'isArtworkGone')`

/**
 * Selects the `id` of orders whose artwork and print files are no longer needed: finished, nothing has happened since
 * `before`, and nothing is open — no request, question, difference, refund, file, roll or reprint.
 */
export const quietOrders = (now: Date, before: Date): SQL => sql`
  select ${orders.id} as id from ${orders}
  where ${orders.placedAt} < ${at(before)}
    and ${orders.status} in ('shipped', 'completed', 'cancelled')
    and ${orders.paymentStatus} not in ('awaiting', 'unverified')
    and (${orders.openCents} = 0 or ${orders.status} = 'cancelled' and ${orders.openCents} > 0)
    and (exists (select from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${holdsArtwork})
      or exists (select from ${printFiles} where ${printFiles.orderId} = ${orders.id}))
    and not exists (select from ${orderHistory}
      where ${orderHistory.orderId} = ${orders.id} and ${orderHistory.at} >= ${at(before)})
    and not exists (select from ${orderMessages} where ${orderMessages.orderId} = ${orders.id}
      and (${orderMessages.at} >= ${at(before)}
        or (${orderMessages.kind} = 'from_customer' and ${orderMessages.answeredAt} is null)))
    and not exists (select from ${editRequests} where ${editRequests.orderId} = ${orders.id}
      and (${editRequests.status} = 'pending' or ${editRequests.createdAt} >= ${at(before)}))
    and not exists (select from ${editProofs} join ${editRequests} on ${editRequests.id} = ${editProofs.requestId}
      where ${editRequests.orderId} = ${orders.id} and ${editProofs.state} = 'offered'
        and ${orders.status} <> 'cancelled')
    and not exists (select from ${orderChanges} where ${orderChanges.orderId} = ${orders.id}
      and (${orderChanges.state} = 'sent' or ${orderChanges.createdAt} >= ${at(before)}))
    and not exists (select from ${refunds} where ${refunds.orderId} = ${orders.id}
      and (${refunds.settledAt} is null or ${refunds.settledAt} >= ${at(before)}))
    and not exists (select from ${printFiles} where ${printFiles.orderId} = ${orders.id}
      and (${printFiles.state} in ('queued', 'rendering') or ${printFiles.pdfState} = 'making'
        or ${printFiles.createdAt} >= ${at(before)}))
    and not exists (select from ${rollPieces} where ${rollPieces.orderId} = ${orders.id} and ${rollPieces.isOpen})
    and not exists (select from ${productionReprints} join ${orderItems}
        on ${orderItems.id} = ${productionReprints.orderItemId}
      where ${orderItems.orderId} = ${orders.id} and ${productionReprints.at} >= ${at(before)})
    and not ${hasLeftOvers(now)}`

/** Every string anywhere in the JSON documents of a table. */
const textsIn = (from: SQL, document: SQLWrapper): SQL =>
  sql`select text #>> '{}' as text from ${from},
    jsonb_path_query(${document}, 'strict $.** ? (@.type() == "string")') as text`

/** Selects the ids, as text, of what is still to be bought or made: carts and draft orders. */
const namedBeforeOrders = sql`
  ${textsIn(sql`${cartItems}`, cartItems.content)}
  union ${textsIn(sql`${draftOrders}`, draftOrders.draft)}
  union ${textsIn(sql`${drafts}`, drafts.content)}`

/** When a design was last changed, or its owner asked to keep it. */
const lastUse = sql`greatest(${designs.updatedAt}, ${designs.keptAt})`

/** When a design's owner was warned of its removal, if after their last use of it; otherwise null. */
export const warnedSinceUse = sql`case when ${designs.warnedAt} > ${lastUse} then ${designs.warnedAt} end`

/**
 * Selects the `id` of designs owned by accounts, or by visitors, that were not used since `before` and that no cart,
 * and no order whose artwork is kept, uses.
 */
export const unusedDesigns = (before: Date, whose: 'account' | 'visitor'): SQL => sql`
  select ${designs.id} as id from ${designs}
  where ${lastUse} < ${at(before)}
    and (${designs.ownerId} is ${whose === 'account' ? sql`not null` : sql`null`})
    and ${designs.id} not in (select ${orderItems.designId} from ${orderItems}
      where ${orderItems.designId} is not null and not coalesce(${orderItems.designData} ? 'isArtworkGone', false))
    and ${designs.id}::text not in (${namedBeforeOrders})`

/**
 * Selects the `id` of designs to be removed along with the orders that `ofThese` selects: made for them alone, and
 * neither saved as a project nor changed since.
 */
export const designsOnlyOf = (ofThese: SQL, before: Date): SQL => sql`
  select ${designs.id} as id from ${designs}
  where ${designs.id} in (select ${orderItems.designId} from ${orderItems}
      where ${orderItems.orderId} in (${ofThese}))
    and ${lastUse} < ${at(before)}
    and not exists (select from ${savedProjects} where ${savedProjects.designId} = ${designs.id})
    and not exists (select from ${orderItems} where ${orderItems.designId} = ${designs.id}
      and ${orderItems.orderId} not in (${ofThese})
      and not coalesce(${orderItems.designData} ? 'isArtworkGone', false))
    and ${designs.id}::text not in (${namedBeforeOrders})`

/**
 * Selects the `id` of artworks that those orders are printed from and nothing else uses, disregarding the designs
 * removed with them (`theirDesigns`).
 */
export function artworkOnlyOf(ofThese: SQL, theirDesigns: SQL): SQL {
  const otherItems = sql`(select * from ${orderItems} where ${orderItems.orderId} not in (${ofThese})
    and not coalesce(${orderItems.designData} ? 'isArtworkGone', false)) as order_items`
  const otherDesigns = sql`(select * from ${designs} where ${designs.id} not in (${theirDesigns})) as designs`
  const otherProofs = sql`(select p.* from ${editProofs} p join ${editRequests} r on r.id = p.request_id
    where r.order_id not in (${ofThese})) as edit_proofs`
  const otherBills = sql`(select * from ${draftOrders}
    where ${draftOrders.orderId} is null or ${draftOrders.orderId} not in (${ofThese})) as draft_orders`
  return sql`
    with named as materialized (
      select distinct jsonb_path_query(${orderItems.designData}, '$.artworks[*].id') #>> '{}' as id
      from ${orderItems} where ${orderItems.orderId} in (${ofThese}) and ${holdsArtwork}
    ), used as materialized (
      ${namedBeforeOrders}
      union ${textsIn(otherItems, orderItems.designData)}
      union ${textsIn(otherDesigns, designs.document)}
      union ${textsIn(otherProofs, editProofs.designData)}
      union ${textsIn(otherBills, draftOrders.billed)}
    )
    select named.id::uuid as id from named where named.id not in (select text from used where text is not null)`
}
