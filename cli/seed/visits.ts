import { addDays, localTimeOf } from '#domain/local-time.ts'
import type { Shop } from '#server/shop.ts'
import { addVisits } from '#server/visits/add-visits.ts'

type Share = readonly [name: string, share: number]

const pages: readonly Share[] = [
  ...([
    ['/', 0.62],
    ['/builder', 0.38],
    ['/prints', 0.21],
    ['/print-marketplace', 0.19],
  ] as const),
  ...([
    ['/tshirts', 0.17],
    ['/tshirt-marketplace', 0.15],
    ['/cart', 0.14],
    ['/checkout', 0.1],
  ] as const),
  ...([
    ['/blog/what-is-a-gang-sheet', 0.09],
    ['/tumblers', 0.08],
    ['/tracking', 0.06],
  ] as const),
]
const sources: readonly Share[] = [
  ...([
    ['Direct', 0.37],
    ['google.com', 0.31],
    ['instagram.com', 0.16],
    ['tiktok.com', 0.07],
  ] as const),
  ...([
    ['fall-colors', 0.05],
    ['facebook.com', 0.04],
  ] as const),
]
const devices: readonly Share[] = [
  ['Phone', 0.58],
  ['Computer', 0.37],
  ['Tablet', 0.05],
]

/** Typical traffic for a shop of this size: less on weekends, more recently. */
const visitorsOf = (daysAgo: number, day: string): number => {
  const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
  const wave = 4 * Math.sin(daysAgo * 1.7) + 3 * Math.sin(daysAgo * 0.6)
  return Math.round((isWeekend ? 17 : 31) + wave - daysAgo / 12)
}

export async function seedVisits(shop: Pick<Shop, 'database' | 'settings'>, now: Date): Promise<void> {
  const { timeZone } = await shop.settings.read()
  const today = localTimeOf(now, timeZone).day
  for (let daysAgo = 90; daysAgo >= 1; daysAgo--) {
    const day = addDays(today, -daysAgo)
    const all = visitorsOf(daysAgo, day)
    const of = (kind: 'page' | 'source' | 'device', shares: readonly Share[], viewsEach: number) =>
      shares.map(([name, share]) => {
        const visitors = Math.max(1, Math.round(all * share))
        return { kind, name, visitors, views: Math.round(visitors * viewsEach) }
      })
    await shop.database.transaction((transaction) =>
      addVisits(transaction, day, [
        { kind: 'shop', name: '', visitors: all, views: Math.round(all * 3.4) },
        ...of('page', pages, 1.5),
        ...of('source', sources, 1),
        ...of('device', devices, 1),
      ]),
    )
  }
}
