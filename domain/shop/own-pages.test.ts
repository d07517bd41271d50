import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { isOwnPage } from './own-pages.ts'

type Route = { path?: string; file: string; children?: readonly Route[] }

/** Those without a part that differs. */
function* pathsOf(list: readonly Route[], above = ''): Generator<{ path: string; file: string }> {
  for (const { path = '', file, children = [] } of list) {
    const whole = path ? `${above}/${path}` : above
    if (!/[:*]/.test(whole)) yield { path: whole || '/', file }
    yield* pathsOf(children, whole)
  }
}

/** Pages that are there once somebody has written them. */
const onceWritten = 'policies/route.tsx'

test('what the shop has itself is known as such, so that nobody leads it elsewhere', () => {
  const paths = [...pathsOf(routes)]
  expect(paths.length).toBeGreaterThan(60)
  for (const { path, file } of paths) expect([path, isOwnPage(path)]).toEqual([path, file !== onceWritten])
  for (const path of ['/blog/old-article', '/prints/fox', '/products/tee', '/adminer', '/files-of-old'])
    expect([path, isOwnPage(path)]).toEqual([path, false])
})
