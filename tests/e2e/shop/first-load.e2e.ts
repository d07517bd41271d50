import { expect, test } from 'vitest'
import { readFirstLoads, readLaterLoad, readScript } from './built-scripts.ts'

/** Requests for script, and its kilobytes (1,000 bytes) as gzip makes them. */
type Bar = { requests: number; kilobytes: number }

/**
 * The first line that fits a page holds for it. React (68 KB), its router (41) and what joins them (2) are 111 KB of each:
 * the shop's own pages are over 100 KB by those alone.
 */
const bars: readonly [RegExp, Bar][] = [
  [/^home\/route$/, { requests: 6, kilobytes: 139 }],
  [/^admin\/(listings|blog)\/preview/, { requests: 7, kilobytes: 145 }],
  [/^builder\/gang-sheet/, { requests: 11, kilobytes: 175 }],
  [/^builder\//, { requests: 10, kilobytes: 178 }],
  [/^admin\/order\/route$/, { requests: 12, kilobytes: 203 }],
  [/^admin\//, { requests: 12, kilobytes: 196 }],
  [/^checkout\//, { requests: 8, kilobytes: 159 }],
  [/^cart\//, { requests: 8, kilobytes: 154 }],
  [/^pay\//, { requests: 8, kilobytes: 150 }],
  [/^portal\//, { requests: 10, kilobytes: 164 }],
  [/^tracking\//, { requests: 9, kilobytes: 161 }],
  [/^tshirts\//, { requests: 10, kilobytes: 171 }],
  [/^tumblers\//, { requests: 9, kilobytes: 168 }],
  [/^ai-builder\//, { requests: 7, kilobytes: 152 }],
  [/^marketplace\//, { requests: 8, kilobytes: 146 }],
  [/^blog\//, { requests: 8, kilobytes: 143 }],
  [/./, { requests: 7, kilobytes: 149 }],
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

test('the builder and the studio as it opens, its dialogs still to come, stay within theirs', () => {
  const studio = readLaterLoad('builder/route', /^studio-overlay-[\w-]+\.js$/)
  expect(studio.requests).toBeGreaterThan(10)
  expect(overBar(studio, { requests: 12, kilobytes: 263 })).toEqual([])
})

test('schemas are read on the server: no page loads them at first, nor does the studio as it opens', () => {
  const isSchemas = (name: string): boolean => /\/schemas-[\w-]+\.js$/.test(name)
  const loads = [...readFirstLoads(), readLaterLoad('builder/route', /^studio-overlay-[\w-]+\.js$/)]
  expect(loads.filter(({ scripts }) => scripts.some(isSchemas)).map(({ page }) => page)).toEqual([])
  // Asked whether they may, which the policy forbids, they would stand in each visitor's console.
  const { scripts } = readLaterLoad('builder/route', /^to-draft-[\w-]+\.js$/)
  expect(readScript(scripts.find(isSchemas) ?? '')).toMatch(/jitless:(!0|true)/)
})
