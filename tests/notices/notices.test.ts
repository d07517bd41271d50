import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { collectNotices, noticesFile } from './collect-notices.ts'

test('the third-party notices match the lock file; “npm run notices” rewrites them', async () => {
  const wanted = await collectNotices()
  // Compared first: printing a diff of half a megabyte helps no one.
  expect((await readFile(noticesFile, 'utf8')) === wanted).toBe(true)
  for (const license of ['OFL', 'LGPL-3.0-or-later', 'MPL-2.0', 'Apache-2.0', 'MIT'])
    expect(wanted).toContain(license)
})
