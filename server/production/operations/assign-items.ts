import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { type FloorCrew, readFloorCrew } from '#server/reports/floor-crew.ts'
import type { ProductionDeps } from '../deps.ts'
import { announceItem } from '../record-change.ts'
import { type ProductionItemRow, productionItems } from '../tables.ts'
import { anyItem, itemGone, itemId } from './production-shapes.ts'

/** As many as a full board holds. */
const maxItems = 2_000

/**
 * Sets who makes these items, and on which printer. Items that already match are left alone; for the others, each
 * order's history records it.
 */
export const assignItems = defineOperation({
  name: 'production.assign',
  route: 'POST /production/assignments',
  status: 200,
  summary:
    'Assign items to a staff member, a printer, or both; null unassigns them, and anything left out stays unchanged',
  may: 'production.write',
  input: z.object({
    items: z
      .array(itemId)
      .min(1, 'Choose some items first')
      .max(maxItems, `At most ${maxItems} items at once`),
    person: z.uuid('Choose a staff member').nullish(),
    printer: z.uuid('Choose a printer').nullish(),
  }),
  example: { items: [anyItem], person: null },
  result: z.object({ changed: z.int(), message: z.string() }),
  async run(deps: ProductionDeps, actor, { items, person, printer }) {
    return deps.database.transaction(async (transaction) => {
      const crew = await readFloorCrew(transaction)
      const words = [wordsFor(crew.people, person, 'person'), wordsFor(crew.printers, printer, 'printer')]
        .filter((one) => one !== null)
        .join(', ')
      const rows = await transaction
        .select()
        .from(productionItems)
        .where(inArray(productionItems.orderItemId, items))
        .orderBy(productionItems.orderItemId)
        .for('update')
      if (rows.length === 0) throw new AppError('not_found', itemGone)
      const changed = rows.filter(
        ({ assigneeId, printerId }) =>
          (person !== undefined && assigneeId !== person) || (printer !== undefined && printerId !== printer),
      )
      if (changed.length > 0) {
        const ids = changed.map(({ orderItemId }) => orderItemId)
        const given = { assigneeId: person, printerId: printer }
        await transaction.update(productionItems).set(given).where(inArray(productionItems.orderItemId, ids))
        await tell(deps, transaction, actor, changed, words)
      }
      const subject = rows.length === 1 ? rows[0]?.ticket : `${rows.length} items`
      return ok({ changed: changed.length, message: `${subject}: ${words || 'nothing changed'}` })
    })
  },
})

const words = {
  person: { none: 'assigned to no one', gone: 'That person no longer works here. Choose someone else.' },
  printer: { none: 'on any printer', gone: 'That printer was removed. Choose another one.' },
}

/**
 * Null if nothing is requested. @throws AppError for anyone or anything that is not, or no longer, part of the floor.
 */
function wordsFor(
  known: FloorCrew[keyof FloorCrew],
  id: string | null | undefined,
  kind: keyof typeof words,
): string | null {
  if (id === undefined) return null
  if (id === null) return words[kind].none
  const found = known.find((one) => one.id === id)
  if (!found) throw new AppError('not_found', words[kind].gone)
  return kind === 'person' ? `assigned to ${found.name}` : `on ${found.name}`
}

/** One line in each order's history, and one notification to other people's boards. */
async function tell(
  deps: ProductionDeps,
  transaction: Transaction,
  actor: Actor,
  changed: readonly ProductionItemRow[],
  said: string,
): Promise<void> {
  for (const [orderId, items] of Map.groupBy(changed, (row) => row.orderId)) {
    const note = `${items.map(({ ticket }) => ticket).join(', ')}: ${said}`
    await deps.orders.recordEvent(transaction, {
      ...{ orderId, actor, kind: 'production', from: null, to: 'assigned', note },
    })
  }
  for (const { orderItemId } of changed)
    await audit(transaction, actor, {
      action: 'production.assign',
      subject: `order-item:${orderItemId}`,
      after: { said },
    })
  const [first] = changed
  if (first) await announceItem(deps, transaction, first.orderItemId)
}
