import { z } from 'zod'
import { deliveryStates } from '#domain/orders/hot-folder.ts'
import { outputWords } from '#domain/orders/printer-output.ts'
import { isRollOpen, rollCodeOf, rollStates } from '#domain/orders/roll.ts'
import { printDpi } from '#domain/units.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { NewestFile } from '#server/printfiles/index.ts'
import type { RollsDeps } from './deps.ts'
import { boxOnRoll, extentOf, labelOf, outlineOnRoll, type Place, turnOf } from './lay-out/piece-shape.ts'
import type { RollPlan } from './plan-roll.ts'
import { fileToPrint } from './roll-files.ts'
import type { RollDeliveryRow, RollPieceRow, RollRow } from './tables.ts'

/** A small image of part of a print file, with its position in inches from the file's upper left corner. */
export const partPictureShape = z.object({
  src: z.string(),
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
})

/** Position of a piece: the corner and size of its block as placed, in inches from the roll's start. */
export const placedShape = z.object({
  number: z.int(),
  itemId: z.uuid(),
  orderId: z.uuid(),
  ticket: z.string(),
  part: z.string(),
  /** From 1. */
  copy: z.int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** Whether it is placed sideways. */
  isTurned: z.boolean(),
  /** Degrees clockwise. */
  turn: z.int(),
  /**
   * For a piece laid out by its shape: its own area `[x, y, x, y, …]`; `x` to `height` are the bounding box of that.
   */
  outline: z.array(z.number()).nullable(),
  /** Position of its print file, without its label. */
  file: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  /** The corner of its label nearest to the roll's start. */
  label: z.object({ x: z.number(), y: z.number() }),
})

export const rollShape = z.object({
  id: z.uuid(),
  /** The text of its barcode. */
  code: z.string(),
  printerName: z.string(),
  state: z.enum(rollStates),
  /** 0 to 100 while it is being drawn. */
  progress: z.int(),
  widthInches: z.number(),
  lengthInches: z.number(),
  /** What its pieces would take stacked one below another. */
  aloneInches: z.number(),
  pieceCount: z.int(),
  orderCount: z.int(),
  byteSize: z.int().nullable(),
  error: z.string().nullable(),
  /** Why it closed automatically: "85% full"; null if laid out by hand. */
  closedBecause: z.string().nullable(),
  /** It closed automatically, and goes nowhere until someone has reviewed it. */
  isToLookAt: z.boolean(),
  createdBy: z.string(),
  createdAt: z.date(),
  printedBy: z.string().nullable(),
  printedAt: z.date().nullable(),
  /** Output other than the usual PNG at 300 dpi, as text; empty if none. */
  output: z.string(),
  /** Null until it is drawn, and if its printer takes only the other format. */
  downloadUrl: z.string().nullable(),
  pdfUrl: z.string().nullable(),
  previewUrl: z.string().nullable(),
})
export type RollView = z.output<typeof rollShape>

/** A roll in the hot folder, or on its way there. */
export const deliveryShape = z.object({
  id: z.uuid(),
  state: z.enum(deliveryStates),
  fileName: z.string(),
  createdAt: z.date(),
  createdBy: z.string(),
  settledAt: z.date().nullable(),
  tries: z.int(),
  /** From the last attempt, while it is not there. */
  problem: z.string().nullable(),
})

export const toDelivery = (row: RollDeliveryRow): z.output<typeof deliveryShape> => {
  const { id, state, fileName, createdAt, createdBy, settledAt, attempts } = row
  return {
    ...{ id, state, fileName, createdAt, createdBy, settledAt },
    tries: attempts.length,
    problem: attempts.at(-1)?.problem ?? null,
  }
}

/** Other people's pages reload when the change is committed. */
export const announceRoll = (
  { realtime }: Pick<RollsDeps, 'realtime'>,
  transaction: Transaction,
  rollId: string,
): Promise<void> => realtime.announce(transaction, { topic: 'staff', event: 'roll.changed', id: rollId })

const inchesOf = (pixels: number): number => pixels / printDpi

export const toRoll = (row: RollRow, counts: { pieceCount: number; orderCount: number }): RollView => {
  const { id, printerName, state, progress, byteSize, error, createdBy, createdAt, printedBy, printedAt } =
    row
  const { closedBecause, isToLookAt } = row
  const isDrawn = fileToPrint(row) !== null && state !== 'taken_apart'
  return {
    ...{ id, printerName, state, progress, byteSize, error, createdBy, createdAt, printedBy, printedAt },
    ...{ ...counts, closedBecause, isToLookAt: isToLookAt && isRollOpen(state) },
    code: rollCodeOf(row.number),
    widthInches: inchesOf(row.widthPx),
    lengthInches: inchesOf(row.heightPx),
    aloneInches: inchesOf(row.alonePx),
    output: outputWords(row.output),
    downloadUrl: isDrawn && row.storageKey ? `/files/rolls/${id}` : null,
    pdfUrl: isDrawn && row.pdfKey ? `/files/rolls/${id}/pdf` : null,
    previewUrl: isDrawn ? `/files/rolls/${id}/preview` : null,
  }
}

type Placed = Place & Pick<RollPieceRow, 'number' | 'orderItemId' | 'orderId' | 'ticket' | 'part' | 'copy'>

export const toPlaced = (piece: Placed): z.output<typeof placedShape> => {
  const { number, orderItemId: itemId, orderId, ticket, part, isTurned } = piece
  const { left, top, width, height } = extentOf(piece)
  const label = boxOnRoll(piece, labelOf(piece))
  const { widthPx, heightPx } = piece
  const file = boxOnRoll(piece, { left: 0, top: 0, width: widthPx, height: heightPx })
  return {
    ...{ number, itemId, orderId, ticket, part, isTurned, turn: turnOf(piece), copy: piece.copy + 1 },
    ...{ x: inchesOf(left), y: inchesOf(top), width: inchesOf(width), height: inchesOf(height) },
    outline: outlineOnRoll(piece)?.map((length) => Number(inchesOf(length).toFixed(3))) ?? null,
    file: {
      ...{ x: inchesOf(file.left), y: inchesOf(file.top) },
      ...{ width: inchesOf(file.width), height: inchesOf(file.height) },
    },
    label: { x: inchesOf(label.left), y: inchesOf(label.top) },
  }
}

export const planShape = z.object({
  printerName: z.string(),
  widthInches: z.number(),
  lengthInches: z.number(),
  aloneInches: z.number(),
  pieces: z.array(placedShape),
  /** What did not fit, and why. It keeps waiting. */
  left: z.array(
    z.object({
      ...{ ticket: z.string(), part: z.string(), copies: z.int() },
      reason: z.enum(['too_wide', 'too_long', 'full']),
      message: z.string(),
    }),
  ),
})

const leftWords = {
  too_wide: 'Wider than this printer’s film',
  too_long: 'Longer than this printer’s longest roll',
  full: 'Did not fit on this roll: it waits for the next one',
}

export const toLeft = ({ left }: RollPlan): z.output<typeof planShape>['left'] =>
  left.map(({ item, part, copies, reason }) => ({
    ...{ ticket: item.ticket, part: part.part, copies, reason },
    message: leftWords[reason],
  }))

export const toPlan = (plan: RollPlan): z.output<typeof planShape> => ({
  printerName: plan.printerName,
  widthInches: inchesOf(plan.widthPx),
  lengthInches: inchesOf(plan.heightPx),
  aloneInches: inchesOf(plan.alonePx),
  pieces: plan.pieces.map(({ item, part, ...piece }) =>
    toPlaced({
      ...piece,
      ...{ orderItemId: item.itemId, orderId: item.orderId, ticket: item.ticket },
      ...{ part: part.part, widthPx: part.widthPx, heightPx: part.heightPx },
    }),
  ),
  left: toLeft(plan),
})

export const problemShape = z.object({
  itemId: z.uuid(),
  ticket: z.string(),
  message: z.string(),
  /**
   * Its design has changed: drawing the roll again resolves this. Other problems end with their cause, or by taking the
   * roll apart.
   */
  isOfDesign: z.boolean(),
})

type Problem = z.output<typeof problemShape>

/** What prevents a roll from being drawn, or from being printed as drawn: one line per item. */
export async function problemsOf(
  { printFiles, production }: Pick<RollsDeps, 'printFiles' | 'production'>,
  executor: Executor,
  { state }: Pick<RollRow, 'state'>,
  pieces: readonly RollPieceRow[],
): Promise<Problem[]> {
  const told = new Map<string, Problem>()
  const tell = (
    { orderItemId: itemId, ticket }: RollPieceRow,
    message: string | null | undefined,
    isOfDesign = false,
  ): void => {
    if (message && !told.has(itemId)) told.set(itemId, { itemId, ticket, message, isOfDesign })
  }
  if (isRollOpen(state)) {
    const held = await production.whyNotMade(executor, pieces)
    for (const piece of pieces) tell(piece, held.get(piece.orderItemId))
  }
  if (state === 'waiting') {
    const files = await printFiles.newestOf(executor, [...new Set(pieces.map((piece) => piece.orderItemId))])
    for (const piece of pieces) tell(piece, lackOf(files.find((file) => isOf(piece, file))))
  }
  if (state === 'ready') {
    const drawnFrom = pieces.flatMap(({ printFileId }) => printFileId ?? [])
    const superseded = await printFiles.supersededOf(executor, drawnFrom)
    for (const piece of pieces)
      if (piece.printFileId && superseded.has(piece.printFileId))
        tell(piece, 'Its design was changed after this roll was drawn.', true)
  }
  return [...told.values()]
}

/** Why a roll must not be sent or printed. */
export const problemWords = ({ number }: Pick<RollRow, 'number'>, problems: readonly Problem[]): string =>
  [
    `${rollCodeOf(number)} should not be printed as it is.`,
    ...problems.map(({ ticket, message }) => `${ticket}: ${message}`),
  ].join(' ')

const isOf = (piece: RollPieceRow, file: NewestFile): boolean =>
  file.orderItemId === piece.orderItemId && file.part === piece.part

function lackOf(file: NewestFile | undefined): string | null {
  if (!file) return 'It has no print file.'
  if (file.state === 'failed') return `Its print file failed: ${file.error ?? 'no cause given'}`
  return file.state === 'ready' ? null : 'Its print file is being made.'
}
