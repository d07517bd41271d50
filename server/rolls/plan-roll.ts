import { eq } from 'drizzle-orm'
import { headerStripHeight } from '#domain/content/header-strip-height.ts'
import type { RollOutput } from '#domain/orders/printer-output.ts'
import { mostRollItems, printableWidth } from '#domain/orders/roll.ts'
import { printDpi } from '#domain/units.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { RollsDeps } from './deps.ts'
import { reserveLabel } from './draw-label.ts'
import { inkOfParts } from './lay-out/ink-of-parts.ts'
import { layApart } from './lay-out/lay-apart.ts'
import { labelPx, type PieceShape } from './lay-out/piece-shape.ts'
import type { LaidRoll } from './lay-out/roll-to-lay.ts'
import type { InkRings } from './lay-out/trace-piece.ts'
import { listWaiting, type WaitingItem, type WaitingPart } from './list-waiting.ts'
import { printers } from './tables.ts'

/** Height of the header that identifies the roll. */
export const rollHeaderPx = headerStripHeight * printDpi

export type PlannedPiece = {
  number: number
  item: WaitingItem
  part: WaitingPart
  copy: number
  x: number
  y: number
  isTurned: boolean
  shape: PieceShape | null
}

export type RollPlan = {
  printerId: string
  printerName: string
  output: RollOutput
  widthPx: number
  sideMarginPx: number
  /** Including the header; the header alone if nothing fits. */
  heightPx: number
  /** What the pieces would take stacked one below another, with a header above. */
  alonePx: number
  pieces: PlannedPiece[]
  left: { item: WaitingItem; part: WaitingPart; copies: number; reason: LaidRoll['left'][number]['reason'] }[]
}

type InkDeps = Parameters<typeof inkOfParts>[0]
type Printer = typeof printers.$inferSelect

/**
 * Lays out the waiting ones of these items on the printer's film. The same items always give the same result.
 * @throws AppError if the printer doesn't exist, or none of the requested items is waiting.
 */
export async function planRoll(
  deps: RollsDeps,
  { printer: printerId, items: itemIds }: { printer: string; items: readonly string[] },
): Promise<RollPlan> {
  const [printer] = await deps.database.orm.select().from(printers).where(eq(printers.id, printerId))
  if (!printer) throw new AppError('not_found', 'There is no such printer. Choose another one.')
  const wanted = new Set(itemIds)
  const items = (await listWaiting(deps)).filter(({ itemId }) => wanted.has(itemId))
  if (items.length === 0)
    throw new AppError('conflict', 'None of these is waiting for film any more. Check the list again.')
  return layItems(deps, printer, items.slice(0, mostRollItems))
}

/** Lays out these items on a printer's film. */
export async function layItems(
  deps: InkDeps,
  printer: Printer,
  items: readonly WaitingItem[],
): Promise<RollPlan> {
  const chosen = items.flatMap((item) =>
    item.parts.map((part) => ({ item, part, key: `${item.itemId}/${part.part}` })),
  )
  const { filmWidthInches, maxLengthInches, gapInches: gap } = printer
  const sideMarginPx = Math.round(printer.sideMarginInches * printDpi)
  const total = chosen.reduce((sum, { part }) => sum + part.copies.length, 0)
  const ink = printer.packing === 'shapes' ? await inkOfParts(deps, items) : new Map<string, InkRings>()
  const roll = await layApart({
    pieces: chosen.map(({ key, item, part: { widthPx, heightPx, copies } }) => ({
      ...{ key, widthPx, heightPx, copies: copies.length },
      ...(ink.has(key) && {
        ink: ink.get(key),
        labelWidth: reserveLabel({ ticket: item.ticket, copies: item.runCopies }, total, widthPx),
      }),
    })),
    ...{ dpi: printDpi, filmWidth: printableWidth(printer), gap },
    maxLength: maxLengthInches - headerStripHeight,
  })
  const byKey = new Map(chosen.map((one) => [one.key, one]))
  const found = (key: string) => {
    const one = byKey.get(key)
    if (!one) throw new Error(`Laid what was not asked for: ${key}`)
    return { item: one.item, part: one.part }
  }
  const inReadingOrder = roll.laid.toSorted((a, b) => a.y - b.y || a.x - b.x)
  const pieces = inReadingOrder.map(({ key, copy, x, y, isTurned, shape }, at) => {
    const { item, part } = found(key)
    return {
      ...{ number: at + 1, item, part, copy: part.copies[copy] ?? copy, isTurned, shape },
      ...{ x: x + sideMarginPx, y: y + rollHeaderPx },
    }
  })
  const alone = pieces.reduce((sum, { part }) => sum + part.heightPx + labelPx, 0)
  return {
    printerId: printer.id,
    printerName: printer.name,
    output: { ...printer.output, profile: printer.profile },
    widthPx: Math.round(filmWidthInches * printDpi),
    sideMarginPx,
    heightPx: rollHeaderPx + roll.heightPx,
    alonePx: rollHeaderPx + alone,
    pieces,
    left: roll.left.map(({ key, copies, reason }) => ({ ...found(key), copies, reason })),
  }
}
