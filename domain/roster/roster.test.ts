import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputs } from '#tests/harness/run-form.ts'
import { inches, inchesToMm, mm } from '../units.ts'
import { guessColumns, readPlayers } from './read-players.ts'
import type { Roster } from './roster.ts'
import { rosterSchema } from './roster-input.ts'
import { rosterPieces } from './roster-pieces.ts'
import { ruleFor, unnamedSizes } from './size-rules.ts'

const rows = (text: string): string[][] => text.split('\n').map((line) => line.split(','))

const read = (text: string) => {
  const cells = rows(text)
  const { columns, hasHeader } = guessColumns(cells)
  return readPlayers(cells, columns, hasHeader)
}

test.each([
  ['Qty,Player,#,Size\n2,Amy,7,YM', { quantity: 0, name: 1, number: 2, size: 3 }, true],
  ['7,Amy,YM,2\n12,Bo,L,1', { number: 0, name: 1, size: 2, quantity: 3 }, false],
  ['Amy\nBo', { number: null, name: 0, size: null, quantity: null }, false],
])('columns are recognized by heading, or else by content: %j', (text, columns, hasHeader) => {
  expect(guessColumns(rows(text))).toEqual({ columns, hasHeader })
})

test('lines become players; empty ones are skipped, bad ones named with their line, duplicates flagged', () => {
  const { players, problems, doubts } = read(
    'name,number,size,quantity\nAmy, 7 ,YM,2\n,,,\nBo,x7,L,1\n,,L,1\nCy,12,,0\nDee,07,L,\namy,7,L,1\nEd,12,L,\nFay,12,,',
  )
  expect(players).toEqual([
    { line: 2, name: 'Amy', number: '7', size: 'YM', quantity: 2 },
    { line: 7, name: 'Dee', number: '07', size: 'L', quantity: 1 },
    { line: 8, name: 'amy', number: '7', size: 'L', quantity: 1 },
    { line: 9, name: 'Ed', number: '12', size: 'L', quantity: 1 },
    { line: 10, name: 'Fay', number: '12', size: '', quantity: 1 },
  ])
  expect(problems).toEqual([
    { line: 4, message: '“x7” is not a number.' },
    { line: 5, message: 'There’s no name and no number.' },
    { line: 6, message: 'The quantity “0” is not a whole number from 1 to 50.' },
  ])
  expect(doubts).toEqual([
    { line: 8, message: 'Same name and number as line 2.' },
    { line: 10, message: 'Number 12 is also on line 9.' },
  ])
})

test('anything over the limit is reported, not dropped', () => {
  const list = Array.from({ length: 151 }, (_, at) => `P${at},${at}`).join('\n')
  const { players, problems } = read(list)
  expect(players).toHaveLength(150)
  expect(problems).toEqual([
    { line: 151, message: 'Only the first 150 players fit. Put the rest in a second list.' },
  ])
})

const inch = (length: number) => inchesToMm(inches(length))
const rules = [
  { size: 'Adult', nameHeight: inch(2), numberHeight: inch(8) },
  { size: 'Youth', nameHeight: inch(1.5), numberHeight: inch(6) },
  { size: '3XL, 4XL', nameHeight: inch(3), numberHeight: inch(10) },
]

test.each([
  ['YM', 6],
  ['Youth Large', 6],
  ['youth', 6],
  ['L', 8],
  ['', 8],
  ['4xl', 10],
])('the number of size %j is %d in high', (size, height) => {
  expect(ruleFor(size, rules)?.numberHeight).toBe(inch(height))
})

test('sizes without a rule are reported', () => {
  expect(
    unnamedSizes([{ size: 'YM' }, { size: 'youth' }, { size: '' }, { size: '4XL' }, { size: 'YM' }], rules),
  ).toEqual(['YM'])
})

const style = { font: 'bebas_neue', color: '#000000', outline: null } as const
const looks: Pick<Roster, 'rules' | 'nameStyle' | 'numberStyle'> = {
  rules,
  nameStyle: style,
  numberStyle: { ...style, font: 'alfa_slab' },
}

test('name and number are one piece or two, at the height the size calls for', () => {
  const [amy] = read('7,Amy,YM').players
  if (!amy) throw new Error('no player')
  const two = rosterPieces([amy], { ...looks, pieces: 'two' })
  expect(
    two.map(({ label, kind, lettering }) => [label, kind, lettering.blocks.map((one) => one.height)]),
  ).toEqual([
    ['7 Amy, name', 'name', [inch(1.5)]],
    ['7 Amy, number', 'number', [inch(6)]],
  ])
  const one = rosterPieces([amy], { ...looks, pieces: 'one' })
  expect(one.map(({ label, kind, lettering }) => [label, kind, lettering.blocks.length])).toEqual([
    ['7 Amy', 'both', 2],
  ])
  const nameless = rosterPieces([{ ...amy, name: '' }], { ...looks, pieces: 'two' })
  expect(nameless.map(({ label }) => label)).toEqual(['7, number'])
})

test('random lists never throw, and every line is a player, a problem or empty', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 50 }),
    fc.constantFrom('', '7', 'name', 'qty', '0x1', '1e9', '∞', '-3'),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), (cells) => {
      const { columns, hasHeader } = guessColumns(cells)
      const { players, problems } = readPlayers(cells, columns, hasHeader)
      const filled = cells.filter(
        (row, at) => !(hasHeader && at === 0) && row.some((one) => one.trim() !== ''),
      )
      expect(players.length + problems.length).toBe(filled.length)
      for (const { quantity } of players) expect(Number.isInteger(quantity) && quantity >= 1).toBe(true)
      rosterPieces(players, { ...looks, pieces: 'two' })
    }),
    { numRuns: inputs(10_000) },
  )
})

test('a saved list reads back unchanged', () => {
  const roster = {
    id: 'list-1',
    list: 'Amy,7',
    hasHeader: false,
    columns: { name: 0, number: 1, size: null, quantity: null },
    pieces: 'two',
    ...looks,
  }
  expect(rosterSchema.parse(JSON.parse(JSON.stringify(roster)))).toEqual(roster)
  expect(rosterSchema.safeParse({ ...roster, rules: [{ ...rules[0], nameHeight: mm(1) }] }).success).toBe(
    false,
  )
})
