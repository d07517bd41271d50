import { existsSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fillOrders } from '#cli/fill/fill-orders.ts'
import { fillArtworks, fillCustomers } from '#cli/fill/fill-people.ts'
import { fillPrints } from '#cli/fill/fill-prints.ts'
import { openDatabase } from '#server/kernel/database.ts'
import type { EmbeddedPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { silentLog } from '#server/kernel/log.ts'
import { atLength } from '#server/kernel/postgres/at-length.ts'
import { withClient } from '#server/kernel/postgres/house-client.ts'
import { withWorld } from '#tests/authorization/with-world.ts'
import { startCrowdedShop } from '../checkout/start-crowded-shop.ts'
import { composeHouse } from '../orders/compose-house.ts'
import type { BenchShop } from '../shop/start-shop.ts'
import { type PageToAsk, pagesToAsk } from './pages-to-ask.ts'

export type SizedShop = { shop: BenchShop; connectionString: string }

export type TwoShops = { small: SizedShop; large: SizedShop; pages: PageToAsk[]; stop(): Promise<void> }

/**
 * Two shops on one database server, with the same people, sessions and addresses: one with `least` orders, and a copy
 * of it filled to `orders`. Queried in turn, they see the same machine at the same moment.
 */
export async function openTwoShops(
  postgres: EmbeddedPostgres,
  folder: string,
  { least, orders, say }: { least: number; orders: number; say: (line: string) => void },
): Promise<TwoShops> {
  const places = {
    small: { data: join(folder, 'small'), connectionString: postgres.connectionString('gangway') },
    large: { data: join(folder, 'large'), connectionString: postgres.connectionString('large') },
  }
  const kept = join(folder, 'pages.json')
  const pages = existsSync(kept)
    ? (JSON.parse(await readFile(kept, 'utf8')) as PageToAsk[])
    : await fillBoth(postgres, places, { least, orders, say })
  await writeFile(kept, JSON.stringify(pages))
  // In shops kept from an earlier run the sign-ins are old; some pages require a recent one.
  for (const { connectionString } of Object.values(places))
    await withClient({ connectionString }, (client) =>
      client.query(`update sessions set proven_at = now(), last_used_at = now()`),
    )
  const [small, large] = await Promise.all(
    [places.small, places.large].map(async (place) => ({
      shop: await startCrowdedShop(place.data, place.connectionString),
      connectionString: place.connectionString,
    })),
  )
  if (!small || !large) throw new Error('The shops did not start')
  const stop = async () => void (await Promise.all([small, large].map(({ shop }) => shop.stop())))
  return { small, large, pages, stop }
}

type Place = { data: string; connectionString: string }

async function fillBoth(
  postgres: EmbeddedPostgres,
  places: { small: Place; large: Place },
  { least, orders, say }: { least: number; orders: number; say: (line: string) => void },
): Promise<PageToAsk[]> {
  const first = await startCrowdedShop(places.small.data, places.small.connectionString, 'true')
  await first.isFull
  await first.stop()
  const { data: dataDirectory, connectionString } = places.small
  const pages = await withWorld({ dataDirectory, connectionString }, pagesToAsk)
  await fill(connectionString, least, say)
  await withClient({ connectionString: postgres.connectionString('postgres') }, (client) =>
    client.query('create database large template gangway'),
  )
  await cp(places.small.data, places.large.data, { recursive: true })
  await fill(places.large.connectionString, orders, say)
  return pages
}

/** Copies of prints share their files; each of the shop's own prints has two images in the library. */
const mediaOfPrints = `insert into media (kind, source, key, src, file_name, alt, uploaded_by_name, created_at)
  select 'picture', source, 'public/filled/' || gen_random_uuid(), '/files/' || watermarked_key, title, title, 'fill',
    created_at - interval '1 minute'
  from print_products cross join (values ('watermarked'), ('thumbnail')) as of(source)`

async function fill(connectionString: string, orders: number, say: (line: string) => void): Promise<void> {
  const begun = performance.now()
  const database = openDatabase(connectionString, silentLog())
  const people = Math.ceil(orders / 10)
  try {
    await fillCustomers(database, people)
    await fillPrints(database, people)
    await database.pool.query(mediaOfPrints)
    await fillArtworks(database, orders)
    await fillOrders(database, { orders, open: orders > 1_000 ? 0 : 300, people })
  } finally {
    await database.close()
  }
  // Over a connection without a statement timeout.
  await withClient({ connectionString }, (client) => client.query('vacuum analyze'))
  const house = composeHouse('http://localhost', connectionString)
  // As its job does it: all days in one statement.
  await atLength(() => house.reports.sumUpDays())
  await house.database.close()
  say(
    `${orders.toLocaleString('en-US')} orders, filled in ${Math.round((performance.now() - begun) / 1_000)} s`,
  )
}
