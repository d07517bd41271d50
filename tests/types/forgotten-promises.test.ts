import ts from 'typescript'
import { expect, test } from 'vitest'
import { forgottenPromises } from './forgotten-promises.ts'

const words = `
  interface Later { then(done?: () => void, failed?: () => void): Later; catch(failed?: () => void): Later; finally(end: () => void): Later }
  declare const work: () => Later
  declare const now: { then: string; run(): void }
  declare let kept: Later
  declare const is: boolean`

/** For one statement of an asynchronous function. */
function isForgotten(statement: string): boolean {
  const name = '/one.ts'
  const file = ts.createSourceFile(
    name,
    `${words}\nasync function all() {\n${statement}\n}`,
    ts.ScriptTarget.Latest,
  )
  const program = ts.createProgram(
    [name],
    { noLib: true, noEmit: true },
    {
      ...ts.createCompilerHost({}),
      getSourceFile: (path) => (path === name ? file : undefined),
    },
  )
  const lines = forgottenPromises(file, program.getTypeChecker())
  expect(lines.every((line) => line === words.split('\n').length + 2)).toBe(true)
  return lines.length > 0
}

test.each([
  'work()',
  'kept',
  'is && work()',
  'is ? work() : null',
  'work().then(() => {})',
  'work().catch()',
  'work().finally(() => {})',
  'if (is) { work() }',
  '[work].map(() => { work() })',
])('%s is started and forgotten', (statement) => {
  expect(isForgotten(statement)).toBe(true)
})

test.each([
  'await work()',
  'void work()',
  'kept = work()',
  'return work()',
  'work().catch(() => {})',
  'work().then(() => {}, () => {})',
  'work().then(() => {}).catch(() => {}).finally(() => {})',
  'now.run()',
  'now',
])('%s is not', (statement) => {
  expect(isForgotten(statement)).toBe(false)
})
