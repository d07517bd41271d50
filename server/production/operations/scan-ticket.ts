import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import {
  type Place,
  type Process,
  placeNames,
  placeSchema,
  processSchema,
  readTicket,
} from '#domain/orders/production.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ProductionDeps } from '../deps.ts'
import { moveWithin } from '../move-item.ts'
import { productionItems, productionMoves } from '../tables.ts'
import { whyOffBoard } from '../why-off-board.ts'
import { movedShape } from './production-shapes.ts'

const about = { itemId: z.uuid(), message: z.string() }

const result = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('found'),
    ...{ ...about, ticket: z.string(), place: placeSchema },
    /** False if its order is cancelled, refunded or gone: the board doesn't show it. */
    isOnBoard: z.boolean(),
  }),
  z.object({ kind: z.literal('moved'), ...about, move: movedShape }),
  /** The same ticket was scanned here a moment ago: nothing is done twice. */
  z.object({ kind: z.literal('already'), ...about }),
])

type Scanned = z.output<typeof result>

/** Longer than anything printed on what is scanned. */
const maxLength = 100

/**
 * A ticket is scanned at a station: its item is done there and moves on to the next place on its route. Without a
 * station the item is only looked up. Scanned again, it stays where it is.
 */
export const scanTicket = defineOperation({
  name: 'production.scan',
  route: 'POST /production/tickets/{ticket}/scan',
  status: 200,
  summary:
    'Scan a job ticket at a station to move it to its next place, once; without a station, it is only looked up',
  may: 'production.write',
  input: z.object({
    ticket: z.string().transform((text) => text.slice(0, maxLength)),
    station: processSchema.nullable().default(null),
  }),
  example: { ticket: 'GW-900123-1', station: 'print' },
  result,
  async run(deps: ProductionDeps, actor, { ticket, station }) {
    const code = readTicket(ticket)
    if (code === null) throw new AppError('not_found', `“${ticket.trim().slice(0, 40)}” is not a job ticket.`)
    return deps.database.transaction(async (transaction) => {
      const first = await workTicket(deps, transaction, actor, code, station)
      // Someone else's scan came between reading and moving: read once more.
      const scanned = first ?? (await workTicket(deps, transaction, actor, code, station))
      if (!scanned) throw unknown(code)
      return ok(scanned)
    })
  },
})

/** Null if someone else moved the item between reading and moving. */
async function workTicket(
  deps: ProductionDeps,
  transaction: Transaction,
  actor: Actor,
  code: string,
  station: Process | null,
): Promise<Scanned | null> {
  const [item] = await transaction.select().from(productionItems).where(eq(productionItems.ticket, code))
  if (!item) throw unknown(code)
  const { orderItemId: itemId, ticket, place, route } = item
  const at = placeNames[place]
  const asked = await deps.editRequests.askedOf(transaction, [itemId])
  const toAnswer = asked.has(itemId) ? ' The customer has asked for a change to it.' : ''
  if (station === null) {
    const why = await whyOffBoard(deps, transaction, item)
    const message = why ? `${ticket} is off the board. ${why}` : `${ticket} is at ${at}.${toAnswer}`
    return { kind: 'found', itemId, ticket, place, message, isOnBoard: why === null }
  }
  if (place === station) {
    const wish = { itemId, from: place, to: 'next', way: 'scan' } as const
    const move = await moveWithin(deps, transaction, actor, wish)
    if (move.ok)
      return {
        kind: 'moved',
        itemId,
        message: `${ticket}: moved to ${placeNames[move.to]}.${toAnswer}`,
        move,
      }
    if (move.reason === 'moved_meanwhile') return null
    throw new AppError('conflict', move.message, { because: move.reason })
  }
  if (await wasScanned(transaction, itemId, { from: station, to: place }))
    return { kind: 'already', itemId, message: `${ticket} is already at ${at}.` }
  const message = route.includes(station)
    ? `${ticket} is at ${at}, not at ${placeNames[station]}.`
    : `${ticket} doesn’t go through ${placeNames[station]}. It’s at ${at}.`
  throw new AppError('conflict', message, { because: 'wrong_process' })
}

/** Whether the item's last move was a scan from `from` to `to`. */
async function wasScanned(
  transaction: Transaction,
  itemId: string,
  { from, to }: { from: Place; to: Place },
): Promise<boolean> {
  const [last] = await transaction
    .select()
    .from(productionMoves)
    .where(eq(productionMoves.orderItemId, itemId))
    .orderBy(desc(productionMoves.id))
    .limit(1)
  return last?.way === 'scan' && last.from === from && last.to === to
}

const unknown = (code: string): AppError =>
  new AppError('not_found', `Nothing on the floor has the ticket ${code}.`)
