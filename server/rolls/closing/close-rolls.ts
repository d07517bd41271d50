import { createHash } from 'node:crypto'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { localTimeOf } from '#domain/local-time.ts'
import { mostRollItems } from '#domain/orders/roll.ts'
import { type Closing, isTimeOver, whyToClose } from '#domain/orders/roll-closing.ts'
import { printDpi } from '#domain/units.ts'
import { AppError } from '#server/kernel/errors.ts'
import { createRoll } from '../create-roll.ts'
import type { RollsDeps } from '../deps.ts'
import { listWaiting, type WaitingItem } from '../list-waiting.ts'
import { layItems, type RollPlan } from '../plan-roll.ts'
import { type NextRoll, printers } from '../tables.ts'
import { outlookOf } from './list-next-rolls.ts'

type Printer = typeof printers.$inferSelect

/** At most this many per printer and run: the next run is a minute later. */
const mostAtOnce = 20

/**
 * The job, every minute: lays out the waiting items on the next roll of each printer whose rolls close automatically,
 * the most urgent first and without those assigned to another printer, and closes rolls that are due. Interrupted at
 * any point, or run twice concurrently, each piece ends up on one roll: a roll and its pieces are written together, and
 * a piece is assigned once.
 */
export async function closeRolls(deps: RollsDeps): Promise<void> {
  const wanted = await deps.database.orm
    .select({ id: printers.id })
    .from(printers)
    .where(isNotNull(printers.closing))
    .orderBy(asc(printers.createdAt), asc(printers.id))
  for (const { id } of wanted)
    for (let closed = 0; closed < mostAtOnce && (await closeNext(deps, id)); closed++);
}

/** Whether a roll for this printer was closed: there may be another one. */
async function closeNext(deps: RollsDeps, printerId: string): Promise<boolean> {
  const { orm } = deps.database
  const [printer] = await orm.select().from(printers).where(eq(printers.id, printerId))
  if (!printer?.closing) return false
  const { closing } = printer
  const now = deps.clock.now()
  const { timeZone } = await deps.readSettings()
  const { closedDay, maxLengthInches } = printer
  const waiting = (await listWaiting(deps)).filter(({ printer: given }) => !given || given.id === printerId)
  const next = await lookAhead(deps, printer, waiting)
  const outlook = outlookOf(next)
  const isOver = closing.time !== null && isTimeOver(closing.time, { now, timeZone, closedDay })
  const today = localTimeOf(now, timeZone).day
  const because = outlook && whyToClose(closing, outlook, { maxLengthInches, now, timeZone, closedDay })
  if (!because) {
    if (isOver) await orm.update(printers).set({ closedDay: today }).where(eq(printers.id, printerId))
    return false
  }
  const items = waiting.slice(0, next.itemCount).map(({ itemId }) => itemId)
  return close(deps, { printer, closing, items, because, day: isOver ? today : closedDay })
}

type RollToClose = {
  printer: Printer
  closing: Closing
  items: readonly string[]
  because: string
  /** The day whose time of day is then done. */
  day: string | null
}

/** False if someone has put them on a roll in the meantime. */
async function close(
  deps: RollsDeps,
  { printer, closing, items, because, day }: RollToClose,
): Promise<boolean> {
  try {
    const { roll } = await createRoll(
      deps,
      { system: 'Gangway' },
      { printer: printer.id, items },
      {
        ...{ because, isReleased: closing.isReleased },
        async also(transaction) {
          await transaction
            .update(printers)
            .set({ closedDay: day, nextRoll: null })
            .where(eq(printers.id, printer.id))
        },
      },
    )
    deps.log.info({ rollId: roll.id, printer: printer.name, because }, 'roll closed automatically')
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return false
    throw error
  }
}

/** What would go on the printer's next roll; laid out again only when something new is waiting. */
async function lookAhead(
  deps: RollsDeps,
  printer: Printer,
  waiting: readonly WaitingItem[],
): Promise<NextRoll> {
  const items = waiting.slice(0, mostRollItems)
  const signature = signatureOf(printer, items)
  if (printer.nextRoll?.signature === signature) return printer.nextRoll
  const next = { signature, ...(await layUrgentFirst(deps, printer, items)) }
  await deps.database.transaction(async (transaction) => {
    const isSame = and(eq(printers.id, printer.id), eq(printers.version, printer.version))
    await transaction.update(printers).set({ nextRoll: next }).where(isSame)
    await deps.realtime.announce(transaction, { topic: 'staff', event: 'roll.changed', id: printer.id })
  })
  return next
}

function signatureOf({ id, version }: Printer, items: readonly WaitingItem[]): string {
  const told = items.map(({ itemId, run, copies, parts }) => [itemId, run, copies, parts])
  return createHash('sha256')
    .update(JSON.stringify([id, version, told]))
    .digest('base64url')
}

type Laid = Omit<NextRoll, 'signature'>

/**
 * As many of the items as the roll holds, starting with the first: urgent ones never wait for others that happen to
 * fit. Anything that can never fit this film is left out of the count. The number is found by boxes, which is fast;
 * with true shapes a few more are tried once.
 */
async function layUrgentFirst(
  deps: RollsDeps,
  printer: Printer,
  items: readonly WaitingItem[],
): Promise<Laid> {
  if (items.length === 0)
    return { itemCount: 0, lengthInches: 0, pieceCount: 0, isFull: false, oldestAt: null }
  const fits = await countByBoxes(deps, printer, items)
  const most = printer.packing === 'shapes' ? Math.min(items.length, Math.ceil(fits * moreByShapes)) : fits
  for (const count of new Set(fits > 0 ? [most, fits] : [])) {
    const plan = await layItems(deps, printer, items.slice(0, count))
    if (!isTooMuch(plan)) return { ...toLaid(plan, items, count), isFull: count < items.length }
  }
  // A single item may exceed a roll: as many of its copies as fit.
  const alone = await layItems(deps, printer, items.slice(0, 1))
  return { ...toLaid(alone, items, 1), isFull: true }
}

/** How many more than fit by boxes are tried by true shapes: these save a tenth of the film, and seldom a sixth. */
const moreByShapes = 1.15

/** How many of the items, starting with the first, fit by their boxes. */
async function countByBoxes(
  deps: RollsDeps,
  printer: Printer,
  items: readonly WaitingItem[],
): Promise<number> {
  const doFit = async (count: number): Promise<boolean> =>
    !isTooMuch(await layItems(deps, { ...printer, packing: 'boxes' }, items.slice(0, count)))
  if (await doFit(items.length)) return items.length
  let [fits, tooMany] = [0, items.length]
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2)
    if (await doFit(count)) fits = count
    else tooMany = count
  }
  return fits
}

const isTooMuch = ({ left }: RollPlan): boolean => left.some(({ reason }) => reason === 'full')

function toLaid({ pieces, heightPx }: RollPlan, items: readonly WaitingItem[], itemCount: number): Laid {
  const laid = new Set(pieces.map(({ item }) => item.itemId))
  const times = items.filter(({ itemId }) => laid.has(itemId)).map(({ movedAt }) => movedAt.getTime())
  return {
    itemCount,
    lengthInches: pieces.length === 0 ? 0 : heightPx / printDpi,
    pieceCount: pieces.length,
    isFull: false,
    oldestAt: times.length === 0 ? null : new Date(Math.min(...times)).toISOString(),
  }
}
