import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { type PrintFilesNeeds, renderJob } from './needs.ts'
import { mayMakePrintFiles } from './policy.ts'
import { type PrintFileView, toView } from './present.ts'
import { printFiles } from './tables.ts'

export type RequestOutcome =
  | { ok: true; printFile: PrintFileView }
  | { ok: false; reason: 'forbidden' | 'item_not_found' | 'no_design' | 'not_paid'; message: string }

const refusals = {
  forbidden: 'Access Denied',
  item_not_found: 'Order item not found',
  no_design: 'This order does not have a design ID from the external design service.',
  not_paid: 'The payment of this order is not verified yet. Confirm it first; nothing is printed before.',
} as const

/** Starts a print file, or joins the one that is being made. Unpaid orders are never printed (DECISIONS.md 5). */
export async function requestPrintFile(
  needs: PrintFilesNeeds,
  actor: Actor,
  orderItemId: string,
): Promise<RequestOutcome> {
  if (!mayMakePrintFiles(actor) || !actor.user) return refuse('forbidden')
  const { user } = actor
  const item = await needs.orders.itemForPrinting(orderItemId)
  if (!item) return refuse('item_not_found')
  if (!item.design?.document) return refuse('no_design')
  if (item.paymentStatus !== 'paid' && item.paymentStatus !== 'partially_refunded') return refuse('not_paid')

  const { document } = item.design
  const fileName = `${item.orderNumber}-item-${item.position}-22x${document.sheet.sizeId}in.png`
  const row = await needs.database.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(printFiles)
      .values({
        orderId: item.orderId,
        orderItemId,
        fileName,
        requestedBy: user.id,
        createdAt: needs.clock.now(),
      })
      .onConflictDoNothing()
      .returning()
    if (added) {
      await needs.jobs.enqueue(transaction, renderJob, { printFileId: added.id })
      await audit(transaction, actor, { action: 'print-file.request', subject: `order-item:${orderItemId}` })
      return added
    }
    const [running] = await transaction
      .select()
      .from(printFiles)
      .where(and(eq(printFiles.orderItemId, orderItemId), inArray(printFiles.state, ['queued', 'rendering'])))
    return running
  })
  // The one that was being made has just finished: asking again makes a new one.
  return row ? { ok: true, printFile: toView(row) } : requestPrintFile(needs, actor, orderItemId)
}

const refuse = (reason: keyof typeof refusals): RequestOutcome => ({
  ok: false,
  reason,
  message: refusals[reason],
})
