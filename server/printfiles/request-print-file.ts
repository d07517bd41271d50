import { and, eq, inArray } from 'drizzle-orm'
import { stripHeightOf } from '#domain/content/header-strip.ts'
import { isArtworkToFollow } from '#domain/orders/order-design.ts'
import { heldByPayment } from '#domain/orders/order-status.ts'
import { hasWorkSheet, workSheetPart } from '#domain/orders/part-names.ts'
import { printPartsOf } from '#domain/orders/print-parts.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { PrintableItem } from '#server/orders/index.ts'
import { type PrintFilesDeps, renderJob } from './deps.ts'
import { type PrintFileView, toView } from './present.ts'
import { sizeWords } from './size-words.ts'
import { type PrintFileRow, printFiles } from './tables.ts'

export type Refusal = { ok: false; reason: keyof typeof refusals; message: string }
export type RequestOutcome = { ok: true; printFiles: PrintFileView[] } | Refusal

export const refusals = {
  forbidden: 'Access Denied',
  item_not_found: 'Order item not found',
  no_design: 'This order does not have a design ID from the external design service.',
  nothing_to_print: 'These are stock goods or a line of your own: there’s nothing to print for them.',
  artwork_to_follow: 'The artwork for this sheet is still to come. Put it on the sheet in the studio first.',
  artwork_gone:
    'We no longer have the artwork for this order. Ask the customer for it, and create a new order with it.',
  not_paid: 'This order’s payment is not verified yet. Confirm it first; nothing is printed until then.',
  refunded: 'This order is refunded, so nothing in it is printed.',
} as const

/** Requested by a job. */
const nobodyId = '00000000-0000-0000-0000-000000000000'

/** A person's id or a program's; undefined for visitors. */
export const requesterOf = (actor: Actor | SystemActor): string | undefined =>
  'system' in actor ? nobodyId : (actor.user?.id ?? actor.key?.id)

export const refusalOfHold = { unpaid: 'not_paid', refunded: 'refunded' } as const

/**
 * Starts one print file for each part of the item, or joins those already in progress. Unpaid orders are never printed
 * (docs/decisions.md 5).
 */
export async function requestPrintFile(
  deps: PrintFilesDeps,
  actor: Actor | SystemActor,
  orderItemId: string,
): Promise<RequestOutcome> {
  const settings = await deps.readSettings()
  return deps.database.transaction((transaction) =>
    requestWithin(deps, transaction, actor, { orderItemId, settings }),
  )
}

/** The same in the transaction that makes it necessary, which must not read the settings itself. */
export async function requestWithin(
  deps: PrintFilesDeps,
  transaction: Transaction,
  actor: Actor | SystemActor,
  { orderItemId, settings }: { orderItemId: string; settings: PrintSettings },
): Promise<RequestOutcome> {
  const requestedBy = requesterOf(actor)
  if (!requestedBy) return refuse('forbidden')
  const item = await deps.orders.itemForPrintingWithin(transaction, orderItemId)
  if (!item) return refuse('item_not_found')
  if (item.design?.isArtworkGone) return refuse('artwork_gone')
  const wanted = filesOf(item, settings)
  if (wanted.length === 0) return refuse(reasonForNothing(item.design))
  const hold = heldByPayment(item.paymentStatus)
  if (hold) return refuse(refusalOfHold[hold])

  const rows: PrintFileRow[] = []
  for (const file of wanted) rows.push(await startOrJoin(deps, transaction, { ...file, item, requestedBy }))
  await audit(transaction, actor, { action: 'print-file.request', subject: `order-item:${orderItemId}` })
  return { ok: true, printFiles: rows.map(toView) }
}

function reasonForNothing(design: PrintableItem['design']): keyof typeof refusals {
  if (isArtworkToFollow(design)) return 'artwork_to_follow'
  return design && ('stockKey' in design || 'reason' in design) ? 'nothing_to_print' : 'no_design'
}

export type PrintSettings = Pick<ShopSettings, 'isHeaderStripPrinted'>

type WantedFile = { part: string; stripInches: number; contentType: string; fileName: string }

/** The displayed file name includes order, item, part and true size. */
function filesOf(
  { design, orderNumber, position }: PrintableItem,
  { isHeaderStripPrinted }: PrintSettings,
): WantedFile[] {
  if (!design) return []
  const name = (...words: string[]): string => [orderNumber, 'item', position, ...words].join('-')
  const parts = printPartsOf(design).map(({ id, width, height }) => {
    const stripInches = stripHeightOf({ id, width }, isHeaderStripPrinted)
    const size = `${sizeWords({ width, height }, stripInches)}.png`
    const words = id === 'sheet' ? [size] : [id, size]
    return { part: id, stripInches, contentType: 'image/png', fileName: name(...words) }
  })
  if (!hasWorkSheet(design)) return parts
  const workSheet = {
    part: workSheetPart,
    stripInches: 0,
    contentType: 'application/pdf',
    fileName: name('work-sheet.pdf'),
  }
  return [...parts, workSheet]
}

async function startOrJoin(
  deps: PrintFilesDeps,
  transaction: Transaction,
  asked: WantedFile & { item: PrintableItem; requestedBy: string },
): Promise<PrintFileRow> {
  const { jobs, clock } = deps
  const { item, ...file } = asked
  const { orderId, orderItemId } = item
  const [added] = await transaction
    .insert(printFiles)
    .values({ ...file, orderId, orderItemId, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning()
  if (added) {
    await jobs.enqueue(transaction, renderJob, { printFileId: added.id })
    return added
  }
  const [running] = await transaction
    .select()
    .from(printFiles)
    .where(
      and(
        eq(printFiles.orderItemId, orderItemId),
        eq(printFiles.part, file.part),
        inArray(printFiles.state, ['queued', 'rendering']),
      ),
    )
  // The one in progress has just finished: another request makes a new one.
  if (!running) return startOrJoin(deps, transaction, asked)
  // Someone who asks again knows something that the queue doesn't.
  if (running.error) await jobs.hasten(transaction, renderJob, { printFileId: running.id })
  return running
}

export const refuse = (reason: keyof typeof refusals): Refusal => ({
  ok: false,
  reason,
  message: refusals[reason],
})
