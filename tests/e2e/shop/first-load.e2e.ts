import { expect, test } from 'vitest'
import { readFirstLoads, readLaterLoad } from '#tests/harness/built-scripts.ts'

/** Requests for script, and its kilobytes (1,000 bytes) as gzip makes them. */
type Bar = { requests: number; kilobytes: number }

/** The first line that fits a page holds for it. React and its router alone are about 105 KB of each. */
const bars: readonly [RegExp, Bar][] = [
  [/^admin\/(listings|blog)\/preview/, { requests: 8, kilobytes: 150 }],
  [/^(builder\/|admin\/(order\/item-studio|edit-requests\/proof))/, { requests: 27, kilobytes: 238 }],
  [/^admin\/order\/route$/, { requests: 40, kilobytes: 249 }],
  [/^admin\/(listings|production|manual-orders|edit-requests)\//, { requests: 27, kilobytes: 224 }],
  [/^admin\//, { requests: 26, kilobytes: 210 }],
  [/^(cart|checkout|pay|portal|tracking)\//, { requests: 8, kilobytes: 164 }],
  [/^(tshirts|tumblers|ai-builder)\//, { requests: 8, kilobytes: 170 }],
  [/^(marketplace|blog)\//, { requests: 8, kilobytes: 153 }],
  [/./, { requests: 6, kilobytes: 149 }],
]

const overBar = ({ page, requests, bytes }: ReturnType<typeof readLaterLoad>, bar: Bar): string[] => [
  ...(requests > bar.requests ? [`${page}: ${requests} requests, at most ${bar.requests}`] : []),
  ...(bytes > bar.kilobytes * 1_000 ? [`${page}: ${bytes} bytes, at most ${bar.kilobytes} KB`] : []),
]

test('no page loads more script at first, nor in more files, than its bar allows', () => {
  const pages = readFirstLoads()
  expect(pages.length).toBeGreaterThan(90)
  const over = pages.flatMap((load) =>
    overBar(load, bars.find(([pattern]) => pattern.test(load.page))?.[1] ?? { requests: 0, kilobytes: 0 }),
  )
  expect(over).toEqual([])
})

test('the builder and the whole studio stay within theirs', () => {
  const studio = readLaterLoad('builder/route', /^studio-[\w-]+\.js$/)
  expect(studio.requests).toBeGreaterThan(10)
  expect(overBar(studio, { requests: 30, kilobytes: 448 })).toEqual([])
})
