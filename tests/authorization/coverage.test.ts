import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { inspectRoutes } from 'hono/dev'
import { expect, test } from 'vitest'
import pageRoutes from '#app/routes.ts'
import { guardedActions } from '#domain/people/guarded-actions.ts'
import { createEdge } from '#server/http/edge.ts'
import { silentLog } from '#server/kernel/log.ts'
import { catalog } from '#server/operations.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { matrix, titleOf } from './matrix.ts'

const app = fileURLToPath(new URL('../../app', import.meta.url))

const flat = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...flat(children)])

const missingFrom = (known: Set<string>, wanted: Iterable<string>): string[] =>
  [...wanted].filter((one) => !known.has(one))

test('every page and every page action has a row; an address that only accepts forms redirects anyone who opens it directly', async () => {
  const files = flat(pageRoutes)
  expect(files.length).toBeGreaterThan(20)
  const wanted: string[] = []
  for (const file of files) {
    const source = await readFile(join(app, file), 'utf8')
    const has = (name: string): boolean =>
      new RegExp(`^export (async )?(function|const) ${name}\\b`, 'm').test(source)
    if (has('action')) wanted.push(`POST ${file}`)
    wanted.push(`GET ${file}`)
  }
  const known = new Set(matrix.map(({ method, route }) => `${method} ${route}`))
  expect(missingFrom(known, wanted)).toEqual([])
})

/** The operations that pages call, as named in their sources. */
async function askedByPages(): Promise<Set<string>> {
  const operations = new Set<string>()
  const files = (await readdir(app, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  for (const file of files) {
    const source = await readFile(join(app, file), 'utf8')
    if (!/\banswerOperation[(<]/.test(source)) continue
    for (const { name, route } of catalog)
      if (!String(route).startsWith('GET') && source.includes(`'${name}'`)) operations.add(name)
  }
  expect(operations.size).toBeGreaterThan(100)
  return operations
}

test('every operation that a page answers has a row', async () => {
  const known = new Set(matrix.map(({ operation = '' }) => operation))
  expect(missingFrom(known, await askedByPages())).toEqual([])
})

test('every operation that needs a fresh proof is called by the name and at the address in its table', async () => {
  const guarded = guardedActions.flatMap(({ operations = [] }) => operations)
  expect(guarded.length).toBeGreaterThan(10)
  expect(missingFrom(await askedByPages(), guarded)).toEqual([])
  const addresses = (entries: readonly RouteConfigEntry[], above: string): string[] =>
    entries.flatMap(({ path, children = [] }) => {
      const own = path === undefined ? above : `${above}/${path}`
      return [own, ...addresses(children, own)]
    })
  const patterns = guardedActions.map(({ pattern }) => pattern)
  expect(missingFrom(new Set(addresses(pageRoutes, '')), patterns)).toEqual([])
})

test('pages read request bodies through read-body.ts, which refuses unreadable ones', async () => {
  const sources = (await readdir(app, { recursive: true })).filter((name) => /\.tsx?$/.test(name))
  const readers: string[] = []
  for (const name of sources) {
    const source = await readFile(join(app, name), 'utf8')
    if (/\brequest\.(formData|json|text)\(/.test(source)) readers.push(name)
  }
  expect(readers).toEqual(['read-body.ts'])
})

test('every operation of the edge has a row, and no row is for a route that is gone', async () => {
  await using shop = await startTestShop()
  const servePage = async () => new Response(null)
  const edge = createEdge({ shop, environment: shop.environment, log: silentLog(), servePage })
  const mounted = inspectRoutes(edge)
    .filter(({ isMiddleware }) => !isMiddleware)
    .map(({ method, path }) => `${method} ${path}`)
    // Everything else goes to the pages.
    .filter((route) => route !== 'ALL /*')
  expect(mounted.length).toBeGreaterThan(25)
  const routes = new Set(matrix.map(({ route }) => route))
  expect(missingFrom(routes, mounted)).toEqual([])
  expect(missingFrom(new Set([...mounted, ...flat(pageRoutes)]), routes)).toEqual([])
})

test('no two rows are the same', () => {
  const titles = matrix.map(titleOf)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})
