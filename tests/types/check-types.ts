import { relative } from 'node:path'
import ts from 'typescript'
import { forgottenPromises } from './forgotten-promises.ts'

/**
 * npm run tsc: what tsc finds in the house, and promises that nobody waits for, which tsc lets pass. In one go, since what
 * takes long is to know the types. Ends with 1 when there is any.
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
const forgotten = program
  .getSourceFiles()
  .filter((file) => !file.isDeclarationFile && !program.isSourceFileFromExternalLibrary(file))
  .flatMap((file) =>
    forgottenPromises(file, program.getTypeChecker()).map(
      (line) => `${relative(root, file.fileName)}:${line}`,
    ),
  )
if (problems.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(problems, host))
for (const place of forgotten)
  console.error(
    `${place} begins something that nobody waits for: await it, catch what it throws, or write void before it.`,
  )
process.exitCode = problems.length + forgotten.length > 0 ? 1 : 0
