import { expect, test } from 'vitest'
import { readFirstLoads, readLaterLoad, readScript } from './built-scripts.ts'

/** Script requests, and kilobytes (1,000 bytes) gzipped. */
type Bar = { requests: number; kilobytes: number }

/**
 * The first entry that matches a page applies to it. React (68 KB), its router (41) and what joins them (2) are 111 KB
 * of each: the shop's own pages exceed 100 KB with those alone.
 */
const bars: readonly [RegExp, Bar][] = [
  [/^home\/route$/, { requests: 6, kilobytes: 139 }],
  [/^admin\/(listings|blog)\/preview/, { requests: 7, kilobytes: 145 }],
  [/^builder\/gang-sheet/, { requests: 11, kilobytes: 175 }],
  [/^builder\//, { requests: 10, kilobytes: 178 }],
  [/^admin\/order\/route$/, { requests: 12, kilobytes: 200 }],
  [/^admin\//, { requests: 12, kilobytes: 192 }],
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

test('no page initially loads more script, or more files, than its limit allows', () => {
  const pages = readFirstLoads()
  expect(pages.length).toBeGreaterThan(90)
  const over = pages.flatMap((load) =>
    overBar(load, bars.find(([pattern]) => pattern.test(load.page))?.[1] ?? { requests: 0, kilobytes: 0 }),
  )
  expect(over).toEqual([])
})

test('the builder and the studio at opening, without its dialogs, stay within theirs', () => {
  const studio = readLaterLoad('builder/route', /^studio-overlay-[\w-]+\.js$/)
  expect(studio.requests).toBeGreaterThan(10)
  expect(overBar(studio, { requests: 12, kilobytes: 263 })).toEqual([])
  // Its functions are compiled as it is fetched, ahead of the press that opens it: V8 reads that in the first line alone.
  const own = studio.scripts.find((name) => name.includes('studio-overlay-')) ?? ''
  expect(String(readScript(own)).split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad'])
})

test('schemas are parsed on the server: no page loads them initially, nor does the studio at opening', () => {
  const isSchemas = (name: string): boolean => /\/schemas-[\w-]+\.js$/.test(name)
  const loads = [...readFirstLoads(), readLaterLoad('builder/route', /^studio-overlay-[\w-]+\.js$/)]
  expect(loads.filter(({ scripts }) => scripts.some(isSchemas)).map(({ page }) => page)).toEqual([])
  // Feature tests for it, which the policy forbids, would show up in each visitor's console.
  const { scripts } = readLaterLoad('builder/route', /^to-draft-[\w-]+\.js$/)
  expect(readScript(scripts.find(isSchemas) ?? '')).toMatch(/jitless:(!0|true)/)
})
