import { formatLocalDay, localTimeOf } from '#domain/local-time.ts'
import { titleOf } from '#domain/orders/item-options.ts'
import type { PrintPart } from '#domain/orders/print-parts.ts'
import { ticketOf } from '#domain/orders/production.ts'
import { formatInches, mmToInches } from '#domain/units.ts'
import type { PrintableItem } from '#server/orders/index.ts'
import type { PrintFilesDeps } from '../deps.ts'
import type { PrintFileRow } from '../tables.ts'
import type { HeaderStrip } from './add-header-strip.ts'

/** The content of this file's strip; null for a file requested without one. */
export async function stripOf(
  { readSettings, origin }: Pick<PrintFilesDeps, 'readSettings' | 'origin'>,
  { stripInches }: Pick<PrintFileRow, 'stripInches'>,
  { orderId, orderNumber, position, name, options, quantity, dueAt }: PrintableItem,
  { width, height }: Pick<PrintPart, 'width' | 'height'>,
): Promise<HeaderStrip | null> {
  if (stripInches === 0) return null
  const { timeZone } = await readSettings()
  const due = dueAt ? `Due ${formatLocalDay(localTimeOf(dueAt, timeZone).day)}` : 'No due date'
  const size = `${formatInches(mmToInches(width))} × ${formatInches(mmToInches(height))}`
  return {
    heightInches: stripInches,
    ticket: ticketOf(orderNumber, position),
    lines: [`${due} · ${size} · ${quantity} ×`, `Item ${position}: ${titleOf({ name, options })}`],
    url: new URL(`/admin/orders/${orderId}`, origin).href,
  }
}
