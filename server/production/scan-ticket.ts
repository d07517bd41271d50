import { desc, eq } from 'drizzle-orm'
import { type Place, type Process, placeNames, readTicket } from '#domain/production.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { type MoveResult, moveWithin } from './move-item.ts'
import type { ProductionNeeds } from './needs.ts'
import { productionItems, productionMoves } from './tables.ts'

export type ScanTicketOutcome =
  | { ok: true; kind: 'found'; itemId: string; ticket: string; place: Place; message: string }
  | { ok: true; kind: 'moved'; itemId: string; message: string; move: Extract<MoveResult, { ok: true }> }
  /** The same ticket was scanned here a moment ago: nothing is done twice. */
  | { ok: true; kind: 'already'; itemId: string; message: string }
  | { ok: false; reason: 'unknown_code' | 'wrong_process' | 'refused'; message: string }

/**
 * A ticket is scanned at a station: its item is done there and goes on to the next place of its route. Without a
 * station the item is only found. Scanned again, it stays where it is. Staff only.
 */
export async function scanTicket(
  needs: ProductionNeeds,
  actor: Actor,
  scanned: string,
  station: Process | null,
): Promise<ScanTicketOutcome> {
  const code = readTicket(scanned)
  if (code === null)
    return {
      ok: false,
      reason: 'unknown_code',
      message: `“${scanned.trim().slice(0, 40)}” is no job ticket.`,
    }
  return needs.database.transaction(async (transaction) => {
    const first = await workTicket(needs, transaction, actor, code, station)
    // Somebody else's scan came between looking and moving: what it left is looked at once more.
    return first ?? (await workTicket(needs, transaction, actor, code, station)) ?? unknown(code)
  })
}

/** Null when somebody else moved the item between looking and moving. */
async function workTicket(
  needs: ProductionNeeds,
  transaction: Transaction,
  actor: Actor,
  code: string,
  station: Process | null,
): Promise<ScanTicketOutcome | null> {
  const [item] = await transaction.select().from(productionItems).where(eq(productionItems.ticket, code))
  if (!item) return unknown(code)
  const { orderItemId: itemId, ticket, place, route } = item
  const at = placeNames[place]
  if (station === null)
    return { ok: true, kind: 'found', itemId, ticket, place, message: `${ticket} is at ${at}.` }
  if (place === station) {
    const wish = { itemId, from: place, to: 'next', way: 'scan' } as const
    const move = await moveWithin(needs, transaction, actor, wish)
    if (move.ok)
      return { ok: true, kind: 'moved', itemId, message: `${ticket}: on to ${placeNames[move.to]}.`, move }
    return move.reason === 'moved_meanwhile' ? null : { ok: false, reason: 'refused', message: move.message }
  }
  if (await wasScanned(transaction, itemId, { from: station, to: place }))
    return { ok: true, kind: 'already', itemId, message: `${ticket} is at ${at} already.` }
  const message = route.includes(station)
    ? `${ticket} is at ${at}, not at ${placeNames[station]}.`
    : `${ticket} does not pass ${placeNames[station]}. It is at ${at}.`
  return { ok: false, reason: 'wrong_process', message }
}

/** Whether the item's last move was a scan that led from the one place to the other. */
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

const unknown = (code: string): ScanTicketOutcome => ({
  ok: false,
  reason: 'unknown_code',
  message: `Nothing on the floor has the ticket ${code}.`,
})
