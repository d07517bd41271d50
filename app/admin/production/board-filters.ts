import { type DueState, dueStateOf, dueStates } from '#domain/orders/due-date.ts'
import { type Place, type Process, placeSchema, places, processSchema } from '#domain/orders/production.ts'
import type { BoardCard } from '#server/production/index.ts'

/** What the board shows, as its address says it: a station's tablet keeps its own. */
export type BoardFilters = {
  place: Place | null
  product: string | null
  due: DueState | null
  /** Where tickets are scanned; null: they are only found. */
  station: Process | null
}

export function readBoardFilters(search: URLSearchParams): BoardFilters {
  const due = search.get('due')
  return {
    place: placeSchema.safeParse(search.get('place')).data ?? null,
    product: search.get('product'),
    due: dueStates.find((state) => state === due) ?? null,
    station: processSchema.safeParse(search.get('at')).data ?? null,
  }
}

export type Column = { place: Place; cards: BoardCard[] }

/** The columns to show with their cards, filtered. `placeOf` says where a card is shown, moves under way included. */
export function columnsOf(
  cards: readonly BoardCard[],
  { place: only, product, due }: BoardFilters,
  { now, timeZone }: { now: Date; timeZone: string },
  placeOf: (card: BoardCard) => Place,
): Column[] {
  const shown = cards.filter(
    (card) =>
      (product === null || card.productType === product) &&
      (due === null || (card.dueAt !== null && dueStateOf(card.dueAt, now, timeZone) === due)),
  )
  const byPlace = Map.groupBy(shown, placeOf)
  return places
    .filter((place) => only === null || place === only)
    .map((place) => ({ place, cards: byPlace.get(place) ?? [] }))
}
