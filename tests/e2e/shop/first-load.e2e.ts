import { expect, test } from 'vitest'
import { readFirstLoads, readLaterLoad } from './built-scripts.ts'

/** Requests for script, and its kilobytes (1,000 bytes) as gzip makes them. */
type Bar = { requests: number; kilobytes: number }

/** The first line that fits a page holds for it. React and its router alone are about 105 KB of each. */
const bars: readonly [RegExp, Bar][] = [
  [/^admin\/(listings|blog)\/preview/, { requests: 8, kilobytes: 155 }],
  [/^(builder\/|admin\/(order\/item-studio|edit-requests\/proof))/, { requests: 28, kilobytes: 242 }],
  [/^admin\/order\/route$/, { requests: 43, kilobytes: 255 }],
  [/^admin\/(listings|production|draft-orders|edit-requests)\//, { requests: 28, kilobytes: 229 }],
  [/^admin\//, { requests: 28, kilobytes: 218 }],
  [/^(cart|checkout|pay|portal|tracking)\//, { requests: 8, kilobytes: 168 }],
  [/^(tshirts|tumblers|ai-builder)\//, { requests: 8, kilobytes: 174 }],
  [/^(marketplace|blog)\//, { requests: 8, kilobytes: 158 }],
  [/./, { requests: 6, kilobytes: 154 }],
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
  expect(overBar(studio, { requests: 30, kilobytes: 454 })).toEqual([])
})
