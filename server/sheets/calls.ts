import { may } from '#server/kernel/door.ts'
import { drawDayOf } from './draw-day-of.ts'
import { drawSheets } from './draw-sheets.ts'
import { lackOf } from './lack-of.ts'

export const sheetsCalls = {
  /**
   * Of these orders in their order, as one PDF; null where there is nothing to print. Of an order that leaves in several
   * shipments a slip for each, or for the one that is named.
   */
  draw: may('shipping.read', drawSheets),
  drawDay: may('shipping.read', drawDayOf),
  /** Why an order is not on that paper, in words; null when it is. For the server itself. */
  lackOf,
}
