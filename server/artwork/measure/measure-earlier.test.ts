import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { browse } from '#tests/harness/browse.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'
import { measureEarlierJob } from '../jobs.ts'
import { artworks } from '../tables.ts'

const shop = await shareTestShop()

const picture = (side: number) =>
  transparentPng({ width: 240, height: 240 }, { left: 20, top: 20, width: side, height: side })

test('artwork uploaded before the checks existed is measured like new uploads; a lost file blocks nothing', async () => {
  const browser = browse(shop)
  const ids = []
  for (const side of [120, 150, 180]) ids.push(await uploadArtwork(shop, browser, await picture(side)))
  await shop.jobs.runDue()
  const fresh = await measuredOf(shop)
  expect([...fresh.values()].every((measured) => measured !== null)).toBe(true)
  await shop.database.orm.update(artworks).set({ measured: null })
  const [first = ''] = ids.toSorted()
  await shop.database.orm.update(artworks).set({ storageKey: 'lost' }).where(eq(artworks.id, first))

  await shop.jobs.enqueue(shop.database.orm, measureEarlierJob, { after: null })
  await shop.jobs.runDue()

  expect(await measuredOf(shop)).toEqual(new Map([...fresh, [first, null]]))
})

test('more than one batch of artwork is measured batch by batch', async () => {
  const browser = browse(shop)
  const id = await uploadArtwork(shop, browser, await picture(120))
  await shop.jobs.runDue()
  const [row] = await shop.database.orm.select().from(artworks).where(eq(artworks.id, id))
  if (!row) throw new Error('not kept')
  const copies = Array.from({ length: 59 }, () => ({ ...row, id: crypto.randomUUID() }))
  await shop.database.orm.insert(artworks).values(copies)
  await shop.database.orm.update(artworks).set({ measured: null })

  await shop.jobs.enqueue(shop.database.orm, measureEarlierJob, { after: null })
  await shop.jobs.runDue()

  const measured = [...(await measuredOf(shop)).values()]
  expect(measured).toHaveLength(60)
  expect(new Set(measured.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(row.measured)]))
})

async function measuredOf({ database }: TestShop) {
  const rows = await database.orm.select({ id: artworks.id, measured: artworks.measured }).from(artworks)
  return new Map(rows.map(({ id, measured }) => [id, measured]))
}
