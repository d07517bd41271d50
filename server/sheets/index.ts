import type { SheetKind } from '#domain/batches/batch.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { SheetsDeps } from './deps.ts'
import { type DrawnSheets, drawSheets } from './draw-sheets.ts'
import { lackOf } from './lack-of.ts'

/** Paper that goes with orders: packing slips, pick lists, job tickets and pickup sheets. */
export type Sheets = {
  /** Of these orders in their order, as one PDF; null where there is nothing to print. Staff only. */
  draw(actor: Actor, kind: SheetKind, orderIds: readonly string[]): Promise<DrawnSheets | null>
  /** Why an order is not on that paper, in words; null when it is. For the server itself. */
  lackOf(kind: SheetKind, orderId: string): Promise<string | null>
}

export const createSheets = (deps: SheetsDeps): Sheets => ({
  draw: (actor, kind, orderIds) => drawSheets(deps, actor, kind, orderIds),
  lackOf: (kind, orderId) => lackOf(deps, kind, orderId),
})
