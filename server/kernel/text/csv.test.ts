import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('cells are quoted where needed, and none can be a formula', () => {
  const rows = [
    ['Ada "the" first, Byron', 3, null],
    ['=HYPERLINK("http://evil")', -2, '@sum'],
    ['two\nlines', 1, '\t=1+1'],
  ]
  expect(toCsv(['Name', 'Count', 'Note'], rows)).toBe(
    '\uFEFFName,Count,Note\r\n' +
      '"Ada ""the"" first, Byron",3,\r\n' +
      '"\'=HYPERLINK(""http://evil"")",-2,\'@sum\r\n' +
      '"two\nlines",1,\'\t\'=1+1\r\n',
  )
})

test('none is a formula after another separator either, as spreadsheets in half the world split, in quotes or not', () => {
  const cells = ["x;=cmd|' /C calc'!A0", 'x;"=1+1"', 'x\t@sum', 'two\n-1', 'a; b', 'A-1; B=2']
  const [, ...rows] = toCsv(
    ['Note'],
    cells.map((cell) => [cell]),
  ).split('\r\n')
  expect(rows).toEqual([
    "x;'=cmd|' /C calc'!A0",
    '"x;\'""=1+1"""',
    "x\t'@sum",
    '"two\n\'-1"',
    ...['a; b', 'A-1; B=2', ''],
  ])
})
