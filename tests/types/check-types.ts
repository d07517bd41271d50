import { relative } from 'node:path'
import ts from 'typescript'
import { forgottenOutcomes } from './forgotten-outcomes.ts'
import { forgottenPromises } from './forgotten-promises.ts'
import { clockFiles, ownClocks } from './own-clocks.ts'

/**
 * npm run tsc: what tsc finds in the codebase, and what it doesn't check: promises that no one awaits, refusals that no
 * one checks, and times that aren't formatted with the shop's clock. In one pass, since loading the types takes most of
 * the time. Exits with 1 if there are any.
 */
const root = process.cwd()
const host = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (path: string) => path,
  getNewLine: () => '\n',
}
const config = ts.getParsedCommandLineOfConfigFile(
  'tsconfig.json',
  { noEmit: true },
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic(problem) {
      throw new Error(ts.formatDiagnostic(problem, host))
    },
  },
)
if (!config) throw new Error('There is no tsconfig.json here')
const program = ts.createProgram(config.fileNames, config.options)
const problems = [...config.errors, ...ts.getPreEmitDiagnostics(program)]
const own = program
  .getSourceFiles()
  .filter((file) => !file.isDeclarationFile && !program.isSourceFileFromExternalLibrary(file))
  .map((file) => ({ file, path: relative(root, file.fileName) }))
const isTest = (path: string): boolean => path.startsWith('tests/') || path.includes('.test.')
const ofTheShop = own.filter(({ path }) => !isTest(path))
const shown = ofTheShop.filter(({ path }) => /^(app|domain|server)\//.test(path) && !clockFiles.has(path))

type Find = (file: ts.SourceFile, checker: ts.TypeChecker) => number[]
const tell = (files: typeof own, find: Find, words: string): string[] =>
  files.flatMap(({ file, path }) =>
    find(file, program.getTypeChecker()).map((line) => `${path}:${line} ${words}`),
  )

const found = [
  ...tell(
    own,
    forgottenPromises,
    'begins something that nobody waits for: await it, catch what it throws, or write void before it.',
  ),
  ...tell(
    ofTheShop,
    forgottenOutcomes,
    'may be refused, and nobody looks: handle ok: false, or write void before it where that is fine.',
  ),
  ...tell(
    shown,
    ownClocks,
    "has a clock of its own: write moments with domain/shop/shop-time.ts, in the time zone of the shop's settings.",
  ),
]
if (problems.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(problems, host))
for (const words of found) console.error(words)
process.exitCode = problems.length + found.length > 0 ? 1 : 0
