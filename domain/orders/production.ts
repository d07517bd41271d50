import { z } from 'zod'
import { productTypes } from '../catalog/product-types.ts'

/** The stations of the floor, in the order in which items pass them. */
export const processes = ['check', 'print', 'cut', 'press', 'engrave', 'pack'] as const
export const processSchema = z.enum(processes)
export type Process = z.output<typeof processSchema>

/** An item's position: waiting for a process, or past all of them. */
export const places = [...processes, 'packed'] as const
export const placeSchema = z.enum(places)
export type Place = z.output<typeof placeSchema>

/** Parses a value from a URL or an element; null for anything else. */
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

/** The processes for an item of this product type; unknown types take the film route. */
export const routeOf = (productType: string): readonly Process[] => routes.get(productType) ?? filmRoute

/** The places where an item on this route can be. */
export const placesOf = (route: readonly Process[]): readonly Place[] => [...route, 'packed']

/** The place after this one; null for packed items. */
export function placeAfter(route: readonly Process[], place: Place): Place | null {
  const on = placesOf(route)
  return on[on.indexOf(place) + 1] ?? null
}

/** The place before this one; null for the first. */
export function placeBefore(route: readonly Process[], place: Place): Place | null {
  const on = placesOf(route)
  return on[on.indexOf(place) - 1] ?? null
}

/** The process that makes the goods, which a reprint goes back to; null for goods that arrive finished. */
export const makingOf = (route: readonly Process[]): 'print' | 'engrave' | null =>
  route.includes('print') ? 'print' : route.includes('engrave') ? 'engrave' : null

/** Whether a move crosses the making process: 1 forward, -1 backward, 0 not at all. */
export function passesMaking(route: readonly Process[], from: Place, to: Place): -1 | 0 | 1 {
  const making = makingOf(route)
  if (making === null) return 0
  const on = placesOf(route)
  const isMade = (place: Place): boolean => on.indexOf(place) > on.indexOf(making)
  if (isMade(from) === isMade(to)) return 0
  return isMade(to) ? 1 : -1
}

/** Whether a move brings an item that is not made yet to its making process, or past it. */
export const goesToBeMade = (route: readonly Process[], from: Place, to: Place): boolean =>
  passesMaking(route, from, 'packed') === 1 &&
  isInPrintOrPast(route, to) &&
  placesOf(route).indexOf(to) > placesOf(route).indexOf(from)

/** Whether it is too late to change the design: the item may be on the printer, or has been printed. */
export function isInPrintOrPast(route: readonly Process[], place: Place): boolean {
  const making = makingOf(route)
  return making !== null && placesOf(route).indexOf(place) >= placesOf(route).indexOf(making)
}

/** How many days after its last move a board still counts as in use: longer than a shop's vacation. */
export const boardKeptDays = 30

/**
 * Summarizes in one line how many items of an order are not packed, and where they are: "2 not packed: Check, Print".
 */
export function unpackedWords(items: readonly { place: Place }[]): string {
  const where = places.filter((place) => items.some((item) => item.place === place))
  return `${items.length} not packed: ${where.map((place) => placeNames[place]).join(', ')}`
}

/** Whether an item has not reached the packing table: items at Pack are packed there. */
export const isUnmade = ({ place }: { place: Place }): boolean => place !== 'pack' && place !== 'packed'

/** Why an item that came in without its artwork is blocked. */
export const artworkToFollow = 'Artwork to follow'

/** Why an item whose design was changed too late is blocked. */
export const changedAfterPrinting = 'Design changed after printing'

/** The barcode of a job ticket: order number and the item's position in the order, "GW-000123-2". */
export const ticketOf = (orderNumber: string, position: number): string => `${orderNumber}-${position}`

/** The order number in a ticket code. */
export const orderNumberOf = (ticket: string): string => ticket.replace(/-\d+$/, '')

/** The ticket code in what was scanned or typed; null when it cannot be one. */
export function readTicket(typed: string): string | null {
  const code = typed.trim().toUpperCase()
  return /^GW-\d{6,12}-\d{1,4}$/.test(code) ? code : null
}

/** Reasons for making something again; the film report is grouped by them. */
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
  reason: z.enum(reprintReasonKeys, 'Choose a reason'),
  note: z.string().trim().max(300, 'At most 300 characters').default(''),
})

/** Wording for the next run and its documents. */
export const spoiledWords = ({ reason, note }: { reason: ReprintReason; note: string }): string =>
  [reprintReasons[reason], note].filter(Boolean).join(': ')

/** The form for making something again. `reprintId` is the form's own key: sent twice, it is one reprint. */
export const reprintSchema = spoiledSchema.extend({
  /** Chosen by the caller: sent twice, it is one reprint. */
  reprintId: z.uuid(),
  copies: z.coerce
    .number('Enter a whole number of copies')
    .int('Enter a whole number of copies')
    .min(1, 'At least 1')
    .max(10_000),
})

export type Reprint = z.output<typeof reprintSchema> & { itemId: string }

export const blockReasonSchema = z
  .string()
  .trim()
  .min(1, 'Say what it’s waiting for')
  .max(200, 'At most 200 characters')
