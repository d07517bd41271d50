import { relative } from 'node:path'
import ts from 'typescript'
import { forgottenPromises } from './forgotten-promises.ts'
import { clockFiles, ownClocks } from './own-clocks.ts'

/**
 * npm run tsc: what tsc finds in the house, and what it lets pass: promises that nobody waits for, and moments that are not
 * written by the shop's clock. In one go, since what takes long is to know the types. Ends with 1 when there is any.
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
type Find = (file: ts.SourceFile, checker: ts.TypeChecker) => number[]
const placesOf = (files: typeof own, find: Find): string[] =>
  files.flatMap(({ file, path }) => find(file, program.getTypeChecker()).map((line) => `${path}:${line}`))
const forgotten = placesOf(own, forgottenPromises)
const shown = own.filter(({ path }) => /^(app|domain|server)\//.test(path) && !/\.test\.tsx?$/.test(path))
const clocks = placesOf(
  shown.filter(({ path }) => !clockFiles.has(path)),
  ownClocks,
)
if (problems.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(problems, host))
for (const place of forgotten)
  console.error(
    `${place} begins something that nobody waits for: await it, catch what it throws, or write void before it.`,
  )
for (const place of clocks)
  console.error(
    `${place} has a clock of its own: write moments with domain/shop/shop-time.ts, in the time zone of the shop's settings.`,
  )
process.exitCode = problems.length + forgotten.length + clocks.length > 0 ? 1 : 0
