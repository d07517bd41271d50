import { z } from 'zod'
import { sheetKindSchema } from '#domain/batches/batch.ts'
import type { Kind } from '../kind.ts'

const sheetsChoice = z.object({ sheet: sheetKindSchema })

/** Paperwork for all orders as one PDF; an order that it doesn't apply to is named. */
export const sheets: Kind = {
  async step(deps, _actor, { orderId }, batch) {
    const lack = await deps.sheets.lackOf(sheetsChoice.parse(batch.choice).sheet, orderId)
    if (lack) return { state: 'failed', message: lack, trouble: 'order' }
    return { state: 'done', message: 'Printed' }
  },
  filePermission: 'shipping.read',
  async file(deps, actor, batch, orderIds) {
    const { sheet } = sheetsChoice.parse(batch.choice)
    const drawn = await deps.sheets.draw(actor, sheet, orderIds)
    return drawn ?? { bytes: null, fileName: '', problem: 'None of these orders is on the floor.' }
  },
}
