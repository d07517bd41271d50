import { randomUUID } from 'node:crypto'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import pageRoutes from '#app/routes.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { useShopAlone } from '#tests/harness/use-shop.ts'

const shop = await useShopAlone()
const owner = await signInFrom(shop, browse(shop), 'owner')

type Place = { file: string; pattern: string }

const placesOf = (entries: readonly RouteConfigEntry[], above = ''): Place[] =>
  entries.flatMap(({ file, path, children = [] }) => {
    const pattern = path === undefined ? above : `${above}/${path}`
    return [{ file, pattern }, ...placesOf(children, pattern)]
  })

/** Detail pages within the back office's frame, whose address names one thing. */
const [office] = pageRoutes.filter(({ file }) => file === 'admin/route.tsx')
const ofOneThing = placesOf(office ? [office] : []).filter(
  ({ pattern }) => /:[a-zA-Z]+/.test(pattern) && !pattern.endsWith('*'),
)

test.each(ofOneThing)(
  'nothing exists at $pattern: the page says so within the frame',
  async ({ pattern }) => {
    const page = await readPage(
      owner,
      pattern.replaceAll(/:[a-zA-Z]+/g, () => randomUUID()),
    )
    expect(page.status).toBe(404)
    page.getByRole('heading', { level: 1, name: /^There is no such [a-z ]+\.$/ })
    page.in('navigation', 'Admin').getByRole('link', { name: /^Orders/ })
  },
)

test('an unknown back office address says so within the frame, and links to its first page', async () => {
  const page = await readPage(owner, '/admin/setings')
  expect(page.status).toBe(404)
  page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })
  page.in('navigation', 'Admin').getByRole('link', { name: /^Orders/ })
  expect((await page.follow('Go to the start page')).path).toBe('/admin')
})
