import { z } from 'zod'
import { productTypes } from '../catalog/product-types.ts'

/** The stations of the floor, in the order in which items come by. */
export const processes = ['check', 'print', 'cut', 'press', 'engrave', 'pack'] as const
export const processSchema = z.enum(processes)
export type Process = z.output<typeof processSchema>

/** Where an item stands: waiting for a process, or past all of them. */
export const places = [...processes, 'packed'] as const
export const placeSchema = z.enum(places)
export type Place = z.output<typeof placeSchema>

/** Of what an address or an element says; null for anything else. */
export const readPlace = (text: unknown): Place | null => places.find((place) => place === text) ?? null

export const readProcess = (text: unknown): Process | null =>
  processes.find((process) => process === text) ?? null

export const placeNames: Record<Place, string> = {
  check: 'Check',
  print: 'Print',
  cut: 'Cut',
  press: 'Press',
  engrave: 'Engrave',
  pack: 'Pack',
  packed: 'Packed',
}

const filmRoute: readonly Process[] = ['check', 'print', 'cut', 'pack']

const routes = new Map<string, readonly Process[]>([
  [productTypes.gangSheet, filmRoute],
  [productTypes.premadeGangSheet, filmRoute],
  [productTypes.premadePrint, filmRoute],
  [productTypes.tshirt, ['check', 'print', 'cut', 'press', 'pack']],
  [productTypes.tumbler, ['check', 'engrave', 'pack']],
  [productTypes.tshirtListing, ['pack']],
  [productTypes.tumblerListing, ['pack']],
  [productTypes.custom, ['check', 'pack']],
])

/** Which processes an item of this product type passes; what we do not know goes the way of film. */
export const routeOf = (productType: string): readonly Process[] => routes.get(productType) ?? filmRoute

/** Where an item of this route may stand. */
export const placesOf = (route: readonly Process[]): readonly Place[] => [...route, 'packed']

/** The place after this one; null for what is packed. */
export function placeAfter(route: readonly Process[], place: Place): Place | null {
  const on = placesOf(route)
  return on[on.indexOf(place) + 1] ?? null
}

/** The place before this one; null for the first. */
export function placeBefore(route: readonly Process[], place: Place): Place | null {
  const on = placesOf(route)
  return on[on.indexOf(place) - 1] ?? null
}

/** The process that makes the goods, which a reprint goes back to; null for goods that come finished. */
export const makingOf = (route: readonly Process[]): 'print' | 'engrave' | null =>
  route.includes('print') ? 'print' : route.includes('engrave') ? 'engrave' : null

/** How often a move goes past the making: 1 forwards, -1 backwards, 0 not. */
export function passesMaking(route: readonly Process[], from: Place, to: Place): -1 | 0 | 1 {
  const making = makingOf(route)
  if (making === null) return 0
  const on = placesOf(route)
  const isMade = (place: Place): boolean => on.indexOf(place) > on.indexOf(making)
  if (isMade(from) === isMade(to)) return 0
  return isMade(to) ? 1 : -1
}

/** Whether a move brings what is not made yet to its making, or past it. */
export const goesToBeMade = (route: readonly Process[], from: Place, to: Place): boolean =>
  passesMaking(route, from, 'packed') === 1 &&
  isInPrintOrPast(route, to) &&
  placesOf(route).indexOf(to) > placesOf(route).indexOf(from)

/** Whether a design that changes now is too late: it may be on the printer, or came out of it. */
export function isInPrintOrPast(route: readonly Process[], place: Place): boolean {
  const making = makingOf(route)
  return making !== null && placesOf(route).indexOf(place) >= placesOf(route).indexOf(making)
}

/** How long after its last move a board counts as kept, in days: longer than a shop's holidays. */
export const boardKeptDays = 30

/** What says in one line what of an order is not packed, and where it stands: "2 not packed: Check, Print". */
export function unpackedWords(items: readonly { place: Place }[]): string {
  const where = places.filter((place) => items.some((item) => item.place === place))
  return `${items.length} not packed: ${where.map((place) => placeNames[place]).join(', ')}`
}

/** Whether an item has not come as far as the packing table: what stands at Pack is packed there. */
export const isUnmade = ({ place }: { place: Place }): boolean => place !== 'pack' && place !== 'packed'

/** Why an item is blocked that came in without its artwork. */
export const artworkToFollow = 'Artwork to follow'

/** Why an item is blocked whose design was changed too late. */
export const changedAfterPrinting = 'Design changed after printing'

/** What the barcode of a job ticket says: order number and the item's place in it, "GW-000123-2". */
export const ticketOf = (orderNumber: string, position: number): string => `${orderNumber}-${position}`

/** Of the order that a ticket is of. */
export const orderNumberOf = (ticket: string): string => ticket.replace(/-\d+$/, '')

/** The ticket in what a scanner or a person typed; null when it cannot be one. */
export function readTicket(typed: string): string | null {
  const code = typed.trim().toUpperCase()
  return /^GW-\d{6,12}-\d{1,4}$/.test(code) ? code : null
}

/** Why something is made again: what the film report is grouped by. */
export const reprintReasons = {
  color: 'Colors came out wrong',
  banding: 'Banding or clogged nozzle',
  powder: 'Powder or curing',
  cutting: 'Cut wrong',
  pressing: 'Pressed or engraved wrong',
  size: 'Wrong size or placement',
  artwork: 'Artwork was not right',
  damaged: 'Damaged or lost',
} as const

export type ReprintReason = keyof typeof reprintReasons
const reprintReasonKeys = Object.keys(reprintReasons) as [ReprintReason, ...ReprintReason[]]

/** Why something is made again. */
export const spoiledSchema = z.object({
  reason: z.enum(reprintReasonKeys, 'Choose why'),
  note: z.string().trim().max(300, 'At most 300 characters').default(''),
})

/** As the next run and its papers tell it. */
export const spoiledWords = ({ reason, note }: { reason: ReprintReason; note: string }): string =>
  [reprintReasons[reason], note].filter(Boolean).join(': ')

/** What staff fill in to make something again. `reprintId` is the form's own key: sent twice, it is one reprint. */
export const reprintSchema = spoiledSchema.extend({
  /** Chosen by the caller: sent twice, it is one reprint. */
  reprintId: z.uuid(),
  copies: z.coerce.number('Give whole copies').int('Give whole copies').min(1, 'At least 1').max(10_000),
})

export type Reprint = z.output<typeof reprintSchema> & { itemId: string }

export const blockReasonSchema = z
  .string()
  .trim()
  .min(1, 'Say what it waits for')
  .max(200, 'At most 200 characters')
