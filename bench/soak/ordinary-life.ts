import { setTimeout as pause } from 'node:timers/promises'
import { emptyPlacementDocument, seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import type { Database } from '#server/kernel/database.ts'
import { tokenFor } from '#tests/authorization/callers.ts'
import { type Browser, browse } from '#tests/harness/browse.ts'
import { placed } from '#tests/harness/design.ts'
import { noisyPng } from '#tests/harness/pictures.ts'
import { openPages, rooms, shelves } from '#tests/screens/pages.ts'
import { nextNetwork } from '../checkout/shopper.ts'
import { buySheets, newShopper, type Sheet, uploadReady } from '../shop/buy-sheets.ts'

export type Lived = { visits: number; uploads: number; orders: number; staffPages: number; prints: number }

type Part = 'visits' | 'staff' | 'sign-ins' | 'orders'

type Place = { origin: string; database: Database; staff: Browser; emails: readonly string[] }

/**
 * What a shop sees on any day, all at once until the moment `until` (performance.now): visitors, shoppers who upload an
 * image and buy a sheet of it, staff who open every section, sign in and have sheets drawn; or `only` one of these.
 * @throws Error when the shop fails at one of them
 */
export async function liveAnOrdinaryLife(place: Place, until: number, only?: string): Promise<Lived> {
  const lived: Lived = { visits: 0, uploads: 0, orders: 0, staffPages: 0, prints: 0 }
  const picture = await noisyPng(900, 900)
  const visited = [...Object.values(openPages), ...shelves.map(([, path]) => path)]
  const opened = ['/admin', ...Object.values(rooms)]
  const over = new AbortController()
  const often = async (
    name: Part,
    milliseconds: number,
    work: (round: number) => Promise<void>,
  ): Promise<void> => {
    if (only !== undefined && only !== name) return
    try {
      for (let round = 0; performance.now() < until && !over.signal.aborted; round++) {
        await work(round)
        await pause(milliseconds)
      }
    } catch (error) {
      over.abort()
      throw error
    }
  }
  await Promise.all([
    often('visits', 200, async (round) => {
      const visitor = browse(place)
      await look(place.origin, visited[round % visited.length] ?? '/', {
        ...visitor.headers,
        ...nextNetwork(),
      })
      lived.visits++
    }),
    often('staff', 1_000, async (round) => {
      await look(place.origin, opened[round % opened.length] ?? '/admin', place.staff.headers)
      lived.staffPages++
    }),
    often('sign-ins', 10_000, async (round) => {
      const email = place.emails[round % place.emails.length] ?? ''
      const token = await tokenFor(place as never, email, nextNetwork()['x-forwarded-for'])
      if (!token) throw new Error('Nobody could sign in')
    }),
    often('orders', 2_000, async (round) => {
      const visitor = newShopper(place)
      const artworkId = await uploadReady(place, visitor, picture)
      const [orderId = ''] = await buySheets(place, visitor, smallSheet(artworkId))
      lived.uploads++
      lived.orders++
      if (round % 3 > 0) return
      const asked = await place.staff.send('POST', '/api/v1/print-files', { orders: [orderId] })
      const { results } = (await asked.json()) as { results: { ok: boolean; message: string }[] }
      if (!results[0]?.ok) throw new Error(`Not drawn: ${results[0]?.message}`)
      lived.prints++
    }),
  ])
  return lived
}

async function look(origin: string, path: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(origin + path, { headers })
  await answer.arrayBuffer()
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`)
}

/** The smallest one, with one copy. */
function smallSheet(artworkId: string): Sheet {
  const [size] = seedGangSheetSizes
  if (!size) throw new Error('No sizes')
  const placements = [placed(artworkId, { height: placed('').width })]
  return { size, document: { ...emptyPlacementDocument(size), placements } }
}
