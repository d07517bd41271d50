import ts from 'typescript'
import { expect, test } from 'vitest'
import { forgottenOutcomes } from './forgotten-outcomes.ts'

const words = `
  interface Promise<T> { then(done: (value: T) => void): void }
  interface Array<T> { length: number; [at: number]: T }
  type Outcome = { ok: true; value: string } | { ok: false; message: string }
  declare const save: () => Promise<Outcome>
  declare const saveAll: () => Promise<Outcome[]>
  declare const move: () => Outcome
  declare const write: () => Promise<void>
  declare const fetchPage: () => Promise<{ ok: boolean }>
  declare const is: boolean
  declare let kept: Outcome`

/** For one statement of an asynchronous function. */
function isForgotten(statement: string): boolean {
  const name = '/one.ts'
  const text = `${words}\nasync function all() {\n${statement}\n}`
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest)
  const program = ts.createProgram(
    [name],
    { noLib: true, noEmit: true, strict: true },
    { ...ts.createCompilerHost({}), getSourceFile: (path) => (path === name ? file : undefined) },
  )
  const lines = forgottenOutcomes(file, program.getTypeChecker())
  expect(lines.every((line) => line === words.split('\n').length + 2)).toBe(true)
  return lines.length > 0
}

test.each([
  'await save()',
  'await saveAll()',
  'move()',
  'await (is ? save() : save())',
  'if (is) { await save() }',
])('%s ignores that it may be refused', (statement) => {
  expect(isForgotten(statement)).toBe(true)
})

test.each([
  'void (await save())',
  'kept = await save()',
  'if (!(await save()).ok) return',
  'return save()',
  'await write()',
  'await fetchPage()',
])('%s does not', (statement) => {
  expect(isForgotten(statement)).toBe(false)
})
