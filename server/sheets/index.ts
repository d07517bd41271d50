import type { SheetKind } from '#domain/batches/batch.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { SheetsDeps } from './deps.ts'
import { type DrawnSheets, drawSheets } from './draw-sheets.ts'
import { lackOf } from './lack-of.ts'

/** Paper that goes with orders: packing slips, pick lists, job tickets and pickup sheets; and with a day's parcels. */
export type Sheets = {
  /**
   * Of these orders in their order, as one PDF; null where there is nothing to print. Of an order that leaves in several
   * shipments a slip for each, or for the one that is named. Staff only.
   */
  draw(
    actor: Actor,
    kind: SheetKind,
    orderIds: readonly string[],
    shipment?: string | null,
  ): Promise<DrawnSheets | null>
  /** Lists by carrier of a day's parcels, as one PDF; null where none left. Staff only. */
  drawDay(
    actor: Actor,
    asked: { day: string | null; carrier: string | null },
  ): Promise<{ bytes: Uint8Array; fileName: string } | null>
  /** Why an order is not on that paper, in words; null when it is. For the server itself. */
  lackOf(kind: SheetKind, orderId: string): Promise<string | null>
}

export const createSheets = (deps: SheetsDeps): Sheets => ({
  draw: (actor, kind, orderIds, shipment = null) => drawSheets(deps, actor, kind, orderIds, shipment),
  async drawDay(actor, { day: asked, carrier }) {
    const { day, carriers } = await deps.shipping.listDay(actor, asked)
    const wanted = carriers.filter((one) => carrier === null || one.carrier === carrier)
    if (wanted.length === 0) return null
    const { drawDay } = await import('./draw-day.ts')
    const bytes = await drawDay({ day, carriers: wanted }, await deps.readSettings())
    return { bytes, fileName: `end-of-day-${day}.pdf` }
  },
  lackOf: (kind, orderId) => lackOf(deps, kind, orderId),
})
