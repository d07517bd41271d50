import { glob, readFile } from 'node:fs/promises'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { guardedActions } from '#domain/people/guarded-actions.ts'

/** Downloads from pages that aren't exports of many people's data or of money. */
const others: Record<string, string> = {
  '/admin/production/tickets.pdf':
    'paper for the press: the items that somebody chose, without addresses or prices',
  '/admin/labels/day.pdf':
    'paper that goes with a day’s parcels: names, towns and tracking numbers, which their labels tell, too',
  '/admin/orders/:orderId/sheets/:sheet': 'paper that goes with one order',
  '/admin/print-files.zip': 'art for the press: the print files that somebody chose',
}

type Download = { pattern: string; methods: string[] }

/** Pages that respond with a file of their own. */
async function downloadsOf(entries: readonly RouteConfigEntry[], above = ''): Promise<Download[]> {
  const found = await Promise.all(
    entries.map(async ({ file, path, children }) => {
      const pattern = path === undefined ? above : `${above}/${path}`
      const source = await readFile(new URL(`../../app/${file}`, import.meta.url), 'utf8')
      const methods = [
        /export async function loader/.test(source) && 'GET',
        /export async function action/.test(source) && 'POST',
      ].filter((method) => method !== false)
      const isDownload = /content-disposition|text\/csv|application\/(pdf|zip)/.test(source)
      const below = await downloadsOf(children ?? [], pattern)
      return isDownload ? [{ pattern, methods }, ...below] : below
    }),
  )
  return found.flat()
}

test('every page that serves a file of many people’s data or of money needs a fresh proof', async () => {
  const downloads = await downloadsOf(await routes)
  expect(downloads.length).toBeGreaterThan(7)
  expect(downloads.map(({ pattern }) => pattern)).toEqual(expect.arrayContaining(Object.keys(others)))
  const isGuarded = (pattern: string, method: string) =>
    guardedActions.some(
      (row) =>
        row.pattern === pattern && row.method === method && !row.operations && row.isOfLargeOrders !== true,
    )
  const open = downloads.flatMap(({ pattern, methods }) =>
    methods
      .filter((method) => !(pattern in others) && !isGuarded(pattern, method))
      .map((m) => `${m} ${pattern}`),
  )
  expect(open).toEqual([])
})

test('every file of the edge is about one thing, which its address names', async () => {
  const sources: string[] = []
  for await (const path of glob('server/http/**/*.ts'))
    if (!path.includes('.test.')) sources.push(await readFile(path, 'utf8'))
  const senders = sources.filter((source) => /sendFile\(context|content-disposition/.test(source))
  const addresses = senders.flatMap((source) =>
    [...source.matchAll(/routes\.get\(\s*[`'"]([^`'"]+)[`'"]/g)].map(([, address = '']) => address),
  )
  expect(addresses.length).toBeGreaterThan(9)
  // The functions of a design service send the print file of the design that the call names; a mock-up's query names it.
  const ofNothingNamed = addresses.filter((address) => !/:(id|code|sealed)\b/.test(address))
  expect(ofNothingNamed.sort()).toEqual([
    expect.stringMatching(/^\/\$\{operation\.name\}$/),
    expect.stringMatching(/^\/mock-ups\/\$\{kind\}$/),
  ])
})

test('no link saves the page that asks for the proof instead of the file', async () => {
  // Browsers save whatever a link with `download` leads to, even a page at the end of a redirect.
  const saving: string[] = []
  for await (const path of glob('app/**/*.tsx'))
    if (/^\s+download(=.*)?$/m.test(await readFile(path, 'utf8'))) saving.push(path)
  // Files of a single order or design.
  const ofOneThing = [
    'app/admin/order/print-file-row.tsx',
    'app/ai-builder/result-card.tsx',
    'app/portal/order-tools.tsx',
    // Recovery codes, from the page itself.
    'app/profile/second-factor-card.tsx',
  ]
  expect(saving.sort()).toEqual(ofOneThing)
})
