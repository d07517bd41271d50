import { z } from 'zod'
import { type DueState, dueStateOf, dueStates, dueWords } from '#domain/orders/due-date.ts'
import { placeSchema, places } from '#domain/orders/production.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ProductionDeps } from '../deps.ts'
import { readBoard } from '../read-board.ts'

/** More than this can't be read from four meters. */
const cardsPerColumn = 5

const card = z.object({
  itemId: z.uuid(),
  ticket: z.string(),
  name: z.string(),
  copies: z.int(),
  due: z.object({ state: z.enum(dueStates), words: z.string() }).nullable(),
  /** Why it is blocked. */
  blocked: z.string().nullable(),
})

/** What the wall shows: its page keeps requesting this automatically for days without ever reloading. */
export const readWall = defineOperation({
  name: 'production.read-wall',
  route: 'GET /production/wall',
  summary:
    'The floor as the wall screen shows it: the most urgent items at each place, and how many there are',
  may: 'production.read',
  input: z.object({}),
  example: {},
  result: z.object({
    readAt: z.iso.datetime(),
    timeZone: z.string(),
    late: z.int(),
    today: z.int(),
    blocked: z.int(),
    columns: z.array(z.object({ place: placeSchema, count: z.int(), cards: z.array(card) })),
  }),
  async run(deps: ProductionDeps) {
    const [{ cards, readAt }, { timeZone }] = await Promise.all([readBoard(deps), deps.readSettings()])
    const dueOf = (dueAt: Date | null) =>
      dueAt && { state: dueStateOf(dueAt, readAt, timeZone), words: dueWords(dueAt, readAt, timeZone) }
    const open = cards.filter(({ place }) => place !== 'packed')
    const countDue = (state: DueState): number =>
      open.filter(({ dueAt }) => dueOf(dueAt)?.state === state).length
    const byPlace = Map.groupBy(cards, ({ place }) => place)
    return ok({
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
    })
  },
})
