import { existsSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { forgottenPromises } from '../types/forgotten-promises.ts'

/** How many of a module's importers are also checked: a module's exports may fit its own lines and none of theirs. */
const importersAtMost = 12

export type TypeCheck = {
  /** Whether the types reject `text` at `path`, relative to the root of the repository. */
  notices(path: string, text: string, importers: Iterable<string>): boolean
}

/**
 * The type check of the codebase at `root`, kept open: the first question takes as long as all of tsc, later ones only
 * the difference. Merely unused code doesn't count, nor do errors that occur without a fault (where the pages' types
 * were not generated, all of those). Without a tsconfig.json nothing is noticed.
 */
export function openTypeCheck(root: string): TypeCheck {
  const config = join(root, 'tsconfig.json')
  if (!existsSync(config)) return { notices: () => false }
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    root,
    { noUnusedLocals: false, noUnusedParameters: false },
  )
  const changed = new Map<string, { text: string; version: number }>()
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (path) => String(changed.get(path)?.version ?? 0),
    getScriptSnapshot(path) {
      const text = changed.get(path)?.text ?? ts.sys.readFile(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
  })
  const put = (path: string, text: string): void => {
    changed.set(path, { text, version: (changed.get(path)?.version ?? 0) + 1 })
  }
  const problemsIn = (path: string): string => {
    const program = service.getProgram()
    const parsed = program?.getSourceFile(path)
    if (!program || !parsed) return ''
    const said = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)]
    return [
      ...said.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
      `forgotten: ${forgottenPromises(parsed, program.getTypeChecker()).length}`,
    ].join('\n')
  }
  return {
    notices(path, text, importers) {
      const file = join(root, path)
      const sound = ts.sys.readFile(file) ?? ''
      const looked = [file, ...[...importers].slice(0, importersAtMost).map((one) => join(root, one))]
      const before = looked.map(problemsIn)
      put(file, text)
      const notices = looked.some((one, index) => problemsIn(one) !== before[index])
      put(file, sound)
      return notices
    },
  }
}
