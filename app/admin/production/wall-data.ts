import { type DueState, dueStateOf, dueWords } from '#domain/due-date.ts'
import { type Place, places } from '#domain/production.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import type { Board } from '#server/production/index.ts'

/** What the wall shows, as JSON: it asks for it again by itself for days, without ever reading the page again. */
export type WallData = {
  readAt: string
  timeZone: string
  late: number
  today: number
  blocked: number
  columns: { place: Place; count: number; cards: WallCard[] }[]
}

export type WallCard = {
  itemId: string
  ticket: string
  name: string
  copies: number
  due: { state: DueState; words: string } | null
  blocked: string | null
}

/** More than this nobody reads from four metres. */
const cardsPerColumn = 5

/** The most urgent of each place; counts are of all. */
export function toWall({ cards, readAt }: Board, { timeZone }: Pick<ShopSettings, 'timeZone'>): WallData {
  const dueOf = (dueAt: Date | null) =>
    dueAt && { state: dueStateOf(dueAt, readAt, timeZone), words: dueWords(dueAt, readAt, timeZone) }
  const open = cards.filter(({ place }) => place !== 'packed')
  const countDue = (state: DueState): number =>
    open.filter(({ dueAt }) => dueOf(dueAt)?.state === state).length
  const byPlace = Map.groupBy(cards, ({ place }) => place)
  return {
    readAt: readAt.toISOString(),
    timeZone,
    late: countDue('late'),
    today: countDue('today'),
    blocked: open.filter(({ blocked }) => blocked !== null).length,
    columns: places.map((place) => {
      const here = byPlace.get(place) ?? []
      return {
        place,
        count: here.length,
        cards: here.slice(0, cardsPerColumn).map(({ itemId, ticket, name, copies, dueAt, blocked }) => ({
          ...{ itemId, ticket, name, copies },
          due: dueOf(dueAt),
          blocked: blocked?.reason ?? null,
        })),
      }
    }),
  }
}
