import { expect, test } from 'vitest'
import { writeSitemapFile } from './write-sitemap.ts'

const here = { origin: 'https://shop.example', path: '/sitemap.xml' }
const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/prints/p${index}` }))
const placesIn = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place)

test('addresses that fit go in one sitemap', () => {
  const map = writeSitemapFile(here, pagesOf(10_000), null)
  expect(map).toContain('<urlset')
  expect(placesIn(map)).toHaveLength(10_000)
})

test('more addresses are split across files listed by the first one; each address appears in one', () => {
  const pages = pagesOf(20_001)
  const list = writeSitemapFile(here, pages, null)
  expect(list).toContain('<sitemapindex')
  const files = placesIn(list)
  expect(files).toEqual([1, 2, 3].map((file) => `https://shop.example/sitemap.xml?file=${file}`))
  const places = files.flatMap((address) =>
    placesIn(writeSitemapFile(here, pages, new URL(address ?? '').searchParams.get('file'))),
  )
  expect(places).toEqual(pages.map(({ path }) => here.origin + path))
})

test.each(['0', '4', '-1', 'x', '1.5', ''])('there is no file %j', (file) => {
  expect(writeSitemapFile(here, pagesOf(20_001), file)).toBeNull()
})
