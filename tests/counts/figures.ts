import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)) && !path.endsWith('.gen.ts'))

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
const sources = paths.filter((path) => /^(?:app|domain|nesting|server|cli)\//.test(path) && !isTest(path))

const isAbove = (limit: number) => (count: number) => count > limit

function folders(): string[] {
  const held = Map.groupBy(
    paths.filter((path) => !isTest(path)),
    dirname,
  )
  return [...held]
    .filter(([, files]) => isAbove(40)(files.length))
    .map(([folder, files]) => `${folder} (${files.length})`)
}

const importsOf = (path: string): number => [...read(path).matchAll(/^import\s/gm)].length

/** Functions with more than 60 lines of their own, including those of nested functions. */
function longFunctions(path: string): string[] {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const lineAt = (place: number): number => source.getLineAndCharacterOfPosition(place).line
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && isAbove(60)(lineAt(node.end) - lineAt(node.getStart()) + 1))
      found.push(`${path}:${lineAt(node.getStart()) + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Every feature and capability has one of these. */
const conventional = new Set([
  ...[
    'index',
    'route',
    'page',
    'tables',
    'deps',
    'input',
    'types',
    'port',
    'ports',
    'present',
    'policy',
    'jobs',
  ],
  ...['own-data', 'pending-work', 'retention', 'media-uses', 'operations', 'shapes', 'words'],
])

function namesInTwoPlaces(): string[] {
  const named = Map.groupBy(sources, (path) => basename(path).replace(/\.tsx?$/, ''))
  return [...named]
    .filter(
      ([name, files]) => !conventional.has(name) && new Set(files.map((path) => path.split('/')[0])).size > 1,
    )
    .map(([name, files]) => `${name}: ${files.join(', ')}`)
}

/** The current figures of docs/adr/0022-the-house.md. */
export const figures = {
  files: () => paths.length,
  lines: () => paths.reduce((sum, path) => sum + read(path).split('\n').length - 1, 0),
  folders,
  manyImports: () => sources.filter((path) => isAbove(15)(importsOf(path))),
  longFunctions: () => sources.filter((path) => path.startsWith('app/')).flatMap(longFunctions),
  namesInTwoPlaces,
}
