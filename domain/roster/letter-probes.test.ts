import { expect, test } from 'vitest'
import { letteringSchema } from '../lettering/lettering-input.ts'
import { mm } from '../units.ts'
import { letterProbes, linesLosingLetters } from './letter-probes.ts'
import { rosterPieces } from './roster-pieces.ts'

const style = { font: 'bebas_neue', color: '#1c1a17', outline: null } as const
const looks = {
  rules: [{ size: 'Adult', nameHeight: mm(50), numberHeight: mm(200) }],
  nameStyle: style,
  numberStyle: { ...style, font: 'righteous' as const },
  pieces: 'two' as const,
}
const player = (line: number, name: string, number: string) => ({
  ...{ line, name, number, size: 'Adult' },
  quantity: 1,
})

test('every character in a long list is checked once per font, in texts the server accepts', () => {
  const letters = Array.from({ length: 400 }, (_, at) => String.fromCodePoint(0x4e00 + at))
  const players = letters.map((letter, at) => player(at + 2, `${letter} A`, String(at % 10)))
  const probes = letterProbes(rosterPieces(players, looks))
  expect(probes.map(({ blocks }) => blocks[0]?.font)).toEqual([
    'bebas_neue',
    'bebas_neue',
    'bebas_neue',
    'righteous',
  ])
  for (const probe of probes) expect(letteringSchema.safeParse(probe).error).toBeUndefined()
  const asked = probes.slice(0, 3).flatMap(({ blocks }) => [...(blocks[0]?.text.replaceAll('\n', '') ?? '')])
  expect(asked.sort()).toEqual([...letters, 'A'].sort())
  expect(probes[3]?.blocks[0]?.text).toBe('0123456789')
})

test('each line that loses characters is named with them, however far down', () => {
  const players = Array.from({ length: 30 }, (_, at) => player(at + 2, at === 25 ? 'Жук' : 'Amy', '7'))
  const pieces = rosterPieces(players, looks)
  expect(linesLosingLetters(pieces, new Map([['bebas_neue', new Set(['Ж', 'у', 'к'])]]))).toEqual([
    { line: 27, message: 'not in this font: Ж у к' },
  ])
  expect(linesLosingLetters(pieces, new Map([['righteous', new Set(['7'])]]))).toHaveLength(30)
  expect(linesLosingLetters(pieces, new Map())).toEqual([])
})
