import { type DueState, dueStateOf, dueStates } from '#domain/orders/due-date.ts'
import { type Place, type Process, places, readPlace, readProcess } from '#domain/orders/production.ts'
import type { BoardCard } from '#server/production/index.ts'

/** What the board shows, as kept in its address: a station's tablet keeps its own. */
export type BoardFilters = {
  place: Place | null
  product: string | null
  due: DueState | null
  /** The assignee and the printer: an id, or `nobody` for items that are not assigned. */
  person: string | null
  printer: string | null
  /** Shows only cards whose text contains all of these words. */
  text: string
  /** The station where tickets are scanned; null if a scan only finds the item. */
  station: Process | null
}

export function readBoardFilters(search: URLSearchParams): BoardFilters {
  const due = search.get('due')
  return {
    place: readPlace(search.get('place')),
    product: search.get('product'),
    due: dueStates.find((state) => state === due) ?? null,
    person: search.get('person'),
    printer: search.get('printer'),
    text: search.get('q') ?? '',
    station: readProcess(search.get('at')),
  }
}

/** In the person and printer filters: items assigned to none. */
export const nobody = 'nobody'

const isGivenTo = (given: { id: string } | null, wanted: string | null): boolean =>
  wanted === null || (wanted === nobody ? given === null : given?.id === wanted)

/** Whether all of the words occur somewhere in the card's details. */
function saysAll(card: BoardCard, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const { ticket, customerName, company, contactEmail, name, productType, options, artworks } = card
  const said = [ticket, customerName, company, contactEmail, name, productType, ...options, ...artworks]
    .join(' ')
    .toLowerCase()
  return words.every((word) => said.includes(word))
}

export type Column = { place: Place; cards: BoardCard[] }

/** The columns to show with their cards, filtered. `placeOf` says where a card is shown, pending moves included. */
export function columnsOf(
  cards: readonly BoardCard[],
  { place: only, product, due, person, printer, text }: BoardFilters,
  { now, timeZone }: { now: Date; timeZone: string },
  placeOf: (card: BoardCard) => Place,
): Column[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = cards.filter(
    (card) =>
      isGivenTo(card.assignee, person) &&
      isGivenTo(card.printer, printer) &&
      saysAll(card, words) &&
      (product === null || card.productType === product) &&
      (due === null || (card.dueAt !== null && dueStateOf(card.dueAt, now, timeZone) === due)),
  )
  const byPlace = Map.groupBy(shown, placeOf)
  return places
    .filter((place) => only === null || place === only)
    .map((place) => ({ place, cards: byPlace.get(place) ?? [] }))
}
