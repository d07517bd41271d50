import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { motifNames } from './lexicon.ts'
import { readMotif } from './read-motif.ts'

test('every name has a drawing, and every drawing has a name', () => {
  const drawn = readdirSync(new URL('motifs', import.meta.url)).map((file) => file.replace(/\.svg$/, ''))
  expect(drawn.sort()).toEqual([...motifNames].sort())
})

test.each(motifNames)('%s is read completely', (name) => {
  const motif = readMotif(name)
  expect(motif.length).toBeGreaterThan(0)
  for (const { d, line } of motif) {
    expect(d).toMatch(/^M[-\d]/)
    if (line !== undefined) expect(line).toBeGreaterThan(0)
  }
})

test('lines, separate bodies and mirror images are recognized by their marks', () => {
  const bee = readMotif('bee')
  expect(bee.filter(({ isFlipped }) => isFlipped)).toHaveLength(3)
  expect(bee.filter(({ isBody }) => isBody).map(({ tone, line }) => [tone, line])).toEqual([
    ['ink', undefined],
    ['ink', 5],
    ['ink', 5],
  ])
})
