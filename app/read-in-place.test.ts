import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readInPlace } from './read-in-place.ts'

test('what comes is given on; what does not is null, and nothing is thrown', async () => {
  expect(await readInPlace({ serverLoader: async () => ['a row'] })).toEqual(['a row'])
  const unreached = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await readInPlace({ serverLoader: unreached })).toBeNull()
})

/** Addresses that are no pages and answer with data: parts of pages read them by fetchers. */
test('whatever a part of the back office reads by itself is read in place', () => {
  const sources = globSync('app/admin/**/*route.ts').map((file) => ({
    file,
    code: readFileSync(file, 'utf8'),
  }))
  const read = sources.filter(
    ({ code }) => /export (async function|const) loader/.test(code) && !/Response|redirect\(/.test(code),
  )
  expect(read.length).toBeGreaterThan(12)
  expect(read.filter(({ code }) => !code.includes('clientLoader')).map(({ file }) => file)).toEqual([])
})
