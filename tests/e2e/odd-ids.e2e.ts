import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import pageRoutes from '#app/routes.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop } = await useShop({})
const owner = await signInFrom(shop, browse(shop), 'owner')

type Page = { path: string; file: string }

const pagesBelow = (entries: readonly RouteConfigEntry[], above: string): Page[] =>
  entries.flatMap(({ path, file, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`
    return [{ path: own, file }, ...pagesBelow(children, own)]
  })

const pages = pagesBelow(pageRoutes, '').filter(({ path }) => /:\w+Id\b/.test(path))

const does = (file: string, what: 'loader' | 'action'): boolean =>
  new RegExp(`^export (async )?(function|const) ${what}\\b`, 'm').test(readFileSync(`app/${file}`, 'utf8'))

test('there are such pages', () => {
  expect(pages.length).toBeGreaterThan(12)
  expect(pages.some(({ file }) => does(file, 'action'))).toBe(true)
})

test.each(pages)('an id that is none is the id of nothing: $path', async ({ path, file }) => {
  const address = path.replaceAll(/:\w+/g, 'no-id')
  const statuses: Record<string, number> = {}
  if (does(file, 'loader')) statuses.read = (await owner.get(address)).status
  if (does(file, 'action')) {
    const body = new URLSearchParams({ operation: 'no-such.thing' })
    const send = { method: 'POST', headers: owner.headers, body }
    statuses.sent = (await fetch(shop.origin + address, send)).status
    statuses.sentByScript = (await fetch(`${shop.origin}${address}.data`, send)).status
  }
  expect(Object.entries(statuses).filter(([, status]) => status !== 404)).toEqual([])
  expect(statuses).not.toEqual({})
})
