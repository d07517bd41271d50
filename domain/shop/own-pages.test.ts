import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { isOwnPage } from './own-pages.ts'

type Route = { path?: string; file: string; children?: readonly Route[] }

/** Paths without parameters or wildcards. */
function* pathsOf(list: readonly Route[], above = ''): Generator<{ path: string; file: string }> {
  for (const { path = '', file, children = [] } of list) {
    const whole = path ? `${above}/${path}` : above
    if (!/[:*]/.test(whole)) yield { path: whole || '/', file }
    yield* pathsOf(children, whole)
  }
}

/** Pages that exist only once someone has written them. */
const onceWritten = 'policies/route.tsx'

test('the shop’s own pages are recognized, so they cannot be redirected elsewhere', () => {
  const paths = [...pathsOf(routes)]
  expect(paths.length).toBeGreaterThan(60)
  for (const { path, file } of paths) expect([path, isOwnPage(path)]).toEqual([path, file !== onceWritten])
  for (const path of ['/blog/old-article', '/prints/fox', '/products/tee', '/adminer', '/files-of-old'])
    expect([path, isOwnPage(path)]).toEqual([path, false])
})
