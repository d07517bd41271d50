import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspectRoutes } from 'hono/dev'
import { expect, test } from 'vitest'
import { createEdge } from '#server/http/edge.ts'
import { operations } from '#server/http/functions-v1/all.ts'
import { silentLog } from '#server/kernel/log.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const page = read('docs/accounts.md')

/** The code spans in one part of the page. */
const spans = (text: string): Set<string> =>
  new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span))

const part = (heading: string): string => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''

test('the page lists every call mounted under /auth/v1, and no others', async () => {
  await using shop = await startTestShop()
  const servePage = async () => new Response(null)
  const edge = createEdge({ shop, environment: shop.environment, log: silentLog(), servePage })
  const mounted = inspectRoutes(edge)
    .filter(({ isMiddleware, path }) => !isMiddleware && path.startsWith('/auth/v1/') && !path.endsWith('*'))
    .map(({ method, path }) => `${method} ${path.slice('/auth/v1'.length)}`)
  const told = [...spans(part('Calls')), ...spans(part('Provisioning'))].filter((span) =>
    /^(GET|POST|PUT|PATCH|DELETE) \//.test(span),
  )
  expect(mounted.length).toBeGreaterThan(40)
  expect(told.toSorted()).toEqual([...new Set(mounted)].toSorted())
})

test('the page lists every error code, and no others', () => {
  const forms = read('server/http/error-forms.ts').split('\n}\n')[0] ?? ''
  const source = `${read('server/http/auth-v1/refuse.ts')}\n${forms}`
  const table = [
    ...source.matchAll(/\[\s*\d{3},\s*'([a-z0-9_]+)'/g),
    ...source.matchAll(/^ {2}\w+: '([a-z_]+)',$/gm),
  ]
  const known = new Set([...table.map(([, code = '']) => code), 'weak_password'])
  const told = [...spans(part('Error codes'))].filter(
    (span) => /^[a-z0-9]+(_[a-z0-9]+)+$/.test(span) || span === 'conflict',
  )
  expect(known.size).toBeGreaterThan(40)
  expect(told.filter((code) => code !== 'error_code').toSorted()).toEqual([...known].toSorted())
})

test('the page lists every function, and its links work', () => {
  const told = spans(part('Functions'))
  expect(operations.map(({ name }) => name).filter((name) => !told.has(name))).toEqual([])
  const links = [...page.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target)
  expect(links.length).toBeGreaterThan(1)
  for (const target of links) expect(existsSync(join(root, dirname('docs/accounts.md'), target))).toBe(true)
})
