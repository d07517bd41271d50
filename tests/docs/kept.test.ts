import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

/** Where the code says it, in the order of the page. */
const places: [path: string, says: RegExp][] = [
  ['server/artwork/sweep-uploads.ts', /unfinishedUploadLife = (\w+)\((\d+)\)/],
  ['server/blog/videos.ts', /keptFor = (\w+)\((\d+)\)/],
  ['server/artwork/sweep-artworks.ts', /forgottenAfter = (\w+)\((\d+)\)/],
  ['server/artwork/sweep-artworks.ts', /goneAfter = (\w+)\((\d+)\)/],
  ['server/artwork/sweep-artworks.ts', /pickedWithin = (\w+)\((\d+)\)/],
  ['server/aidesigns/keep-runs.ts', /runLife = (\w+)\((\d+)\)/],
  ['server/media/sweep-media.ts', /mediaKeptFor = (\w+)\((\d+)\)/],
  ['server/import-export/forget-old.ts', /keptFor = (\w+)\((\d+)\)/],
  ['server/batches/change-batch.ts', /batches\.createdAt, after\(clock\.now\(\), -(\w+)\((\d+)\)/],
  ['server/webhooks/deliver.ts', /keptFor = (\w+)\((\d+)\)/],
  ['server/kernel/operations/once.ts', /keptFor = (\w+)\((\d+)\)/],
]

test('the operator’s guide tells how long each kind of data is kept, as the code does', () => {
  const told = [
    ...read('docs/operating.md').matchAll(/^\| [^|`]+(?:`[^`]+`)? \| (\d+ (?:days|hours)) \| [^|]+ \|$/gm),
  ]
  const held = places.map(([path, says]) => {
    const [, unit, count] = says.exec(read(path)) ?? []
    return `${count} ${unit}`
  })
  expect(told.map(([, time]) => time)).toEqual(held)
})
