import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { minutes } from '#server/kernel/clock.ts'
import { type CountedLimit, countedLimits, visitLimits } from '#server/kernel/limits.ts'
import type { VisitorLimit } from '#server/kernel/rate-limit.ts'

const page = readFileSync(fileURLToPath(new URL('../../docs/operating.md', import.meta.url)), 'utf8')

/** `name`, how many per network, how many per person (or whatever else is counted), and the time window. */
const told = [...page.matchAll(/^\| `(\w+)`: [^|]+ \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, ...cells]) => cells,
)

const inWords = (windowMilliseconds: number): string => {
  const length = windowMilliseconds / minutes(1)
  if (length === 60) return '1 hour'
  return length % 60 === 0 ? `${length / 60} hours` : `${length} minutes`
}
const count = (max: number): string => max.toLocaleString('en-US')

function rowOf([name, limit]: [string, VisitorLimit | CountedLimit]): string[] {
  if ('byAddress' in limit) {
    const { byAddress, byActor } = limit
    expect(byActor.windowMilliseconds).toBe(byAddress.windowMilliseconds)
    return [name, count(byAddress.max), count(byActor.max), inWords(byAddress.windowMilliseconds)]
  }
  const of = limit.counts === 'account' ? '' : ` of one ${limit.counts}`
  return [name, '–', count(limit.max) + of, inWords(limit.windowMilliseconds)]
}

test('the operator’s guide states every limit correctly, and no others', () => {
  const limits: [string, VisitorLimit | CountedLimit][] = [
    ...Object.entries(visitLimits),
    ...Object.entries(countedLimits),
  ]
  expect(limits.length).toBeGreaterThan(20)
  expect(told).toEqual(limits.map(rowOf))
})
