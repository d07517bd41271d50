import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readInPlace } from './read-in-place.ts'

test('a successful read is returned; a failed one is null, not thrown', async () => {
  expect(await readInPlace({ serverLoader: async () => ['a row'] })).toEqual(['a row'])
  const unreached = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await readInPlace({ serverLoader: unreached })).toBeNull()
})

/** Addresses that aren't pages and respond with data: parts of pages read them with fetchers. */
test('everything a back-office part loads on its own is read in place', () => {
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
