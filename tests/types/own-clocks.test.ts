import ts from 'typescript'
import { expect, test } from 'vitest'
import { ownClocks } from './own-clocks.ts'

const words = `
  interface Date { toISOString(): string; getTime(): number; getUTCHours(): number; getHours(): number; toLocaleString(zone?: string): string }
  declare const Intl: { DateTimeFormat: new () => object; NumberFormat: new () => object }
  declare const moment: Date
  declare const later: Date | null
  declare const count: { toLocaleString(): string; getHours(): number }`

function linesOf(statement: string): number[] {
  const name = '/one.ts'
  const file = ts.createSourceFile(name, `${words}\n${statement}`, ts.ScriptTarget.Latest)
  const program = ts.createProgram(
    [name],
    { noLib: true, noEmit: true, strict: true },
    { ...ts.createCompilerHost({}), getSourceFile: (path) => (path === name ? file : undefined) },
  )
  return ownClocks(file, program.getTypeChecker())
}

const last = words.split('\n').length + 1

test.each([
  "moment.toLocaleString('en-US')",
  'later?.toLocaleString()',
  'moment.getHours()',
  'new Intl.DateTimeFormat()',
])('%s uses its own clock', (statement) => {
  expect(linesOf(statement)).toEqual([last])
})

test.each([
  'moment.toISOString()',
  'moment.getTime()',
  'moment.getUTCHours()',
  'count.toLocaleString()',
  'count.getHours()',
  'new Intl.NumberFormat()',
])('%s does not', (statement) => {
  expect(linesOf(statement)).toEqual([])
})
