import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type ChosenTerms, chosenRetention, fixedRetention } from '#domain/shop/retention-terms.ts'

const guide = readFileSync(fileURLToPath(new URL('../../docs/operating.md', import.meta.url)), 'utf8')

const lower = (text: string): string => text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())

const chosenTable = [
  '| what | kept for, until you choose | at least | because |',
  '|---|---|---|---|',
  ...Object.values<ChosenTerms>(chosenRetention).map(
    ({ label, days, least, because }) =>
      `| ${lower(label)} | ${days === null ? 'ever' : `${days} days`} | ${least} days | ${because} |`,
  ),
].join('\n')

/** Besides the table of rules: what has its own sweeper. */
const ownSweepers: [path: string, says: RegExp][] = [
  ['server/blog/videos.ts', /keptFor = (\w+)\((\d+)\)/],
  ['server/kernel/operations/once.ts', /keptFor = (\w+)\((\d+)\)/],
]

test('the operator’s guide shows the current table of rules', () => {
  expect(guide).toContain(chosenTable)
  for (const { label, days, because } of Object.values(fixedRetention))
    expect(guide).toContain(`| ${lower(label)} | ${days} days | ${because} |`)
})

test('the operator’s guide lists every fixed time, and no others', () => {
  const told = [...guide.matchAll(/^\| [^|`]+(?:`[^`]+`)? \| (\d+ (?:days|hours)) \| [^|]+ \|$/gm)]
  const held = ownSweepers.map(([path, says]) => {
    const [, unit, count] =
      says.exec(readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')) ?? []
    return `${count} ${unit}`
  })
  const ruled = Object.values(fixedRetention).map(({ days }) => `${days} days`)
  expect(told.map(([, time]) => time).sort()).toEqual([...ruled, ...held].sort())
})
