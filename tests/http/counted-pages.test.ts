import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import pageRoutes from '#app/routes.ts'
import { countedPage } from '#domain/content/counted-pages.ts'

/** Private pages, pages whose address is a key, and addresses that aren't viewable pages. */
const notCounted = [
  ...['/customer-portal', '/profile', '/order/some-slug', '/pay/some-slug', '/pay/order/some-slug'],
  ...['/sandbox-pay/some-slug', '/newsletter/confirm', '/newsletter/unsubscribe', '/auth/prove'],
  ...['/dev/mailbox', '/api-reference', '/*'],
]

const addresses = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path, file, children = [] }) => {
    const address = path ? `${above}/${path.replace(/:\w+/g, 'some-slug')}` : above || '/'
    return [...(file.endsWith('.tsx') ? [address] : []), ...addresses(children, path ? address : above)]
  })

test('addresses deeper than a shelf’s pages, or outside any shelf, are not counted', () => {
  expect(countedPage('/prints/fox?size=3#top')).toBe('/prints/fox')
  for (const path of ['/prints/fox/deeper', '/prints/fox/deeper/', '/elsewhere/fox', '/prints/Fox'])
    expect(countedPage(path)).toBeNull()
})

test('each public page is counted by its own address, or named here', () => {
  const open = addresses(pageRoutes).filter((address) => !/^\/admin(\/|$)/.test(address))
  expect(open.length).toBeGreaterThan(25)
  expect(open.filter((address) => countedPage(address) !== address).sort()).toEqual([...notCounted].sort())
})
