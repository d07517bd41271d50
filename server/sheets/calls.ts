import { may } from '#server/kernel/door.ts'
import { drawDayOf } from './draw-day-of.ts'
import { drawSheets } from './draw-sheets.ts'
import { lackOf } from './lack-of.ts'

export const sheetsCalls = {
  /**
   * For these orders in their order, as one PDF; null if there is nothing to print. An order that ships in several
   * shipments gets a slip for each, or for the given one.
   */
  draw: may('shipping.read', drawSheets),
  drawDay: may('shipping.read', drawDayOf),
  /** Why an order is not on that sheet, as text; null if it is. Internal to the server. */
  lackOf,
}
