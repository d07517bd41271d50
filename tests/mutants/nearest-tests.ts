import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Which module imports which, by paths from the root of the repository. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

const imported = /(?:from|import)\s*\(?\s*'([#.][^']+)'/g

/** For all files; `read` returns a file's text. */
export function importersOf(
  paths: readonly string[],
  read = (path: string) => readFileSync(path, 'utf8'),
): ImportGraph {
  const importers = new Map<string, Set<string>>(paths.map((path) => [path, new Set()]))
  for (const path of paths)
    for (const [, name = ''] of read(path).matchAll(imported)) {
      const target = name.startsWith('#') ? name.slice(1) : join(dirname(path), name)
      importers.get(target)?.add(path)
    }
  return importers
}

/** A feature's own-data.ts is tested in own-data.test.ts, wherever that is. */
const stemOf = (path: string): string => basename(path).replace(/(\.test)?\.tsx?$/, '')

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

/**
 * Unit tests that reach a module through imports: first those with its own name, then in its folder, then in its part
 * of the codebase, then by the number of imports in between, then the fastest. All of its own part, however long they
 * take, and as many others as take `seconds` in total.
 */
export function nearestTests(
  module: string,
  importers: ImportGraph,
  secondsOf: (test: string) => number,
  seconds: number,
): string[] {
  const distances = new Map([[module, 0]])
  for (const [path, distance] of distances)
    for (const importer of importers.get(path) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  const isOfRoom = (test: string): boolean => folderOf(test) === folderOf(module)
  const farness = (test: string): number[] => [
    Number(stemOf(test) !== stemOf(module)),
    Number(dirname(test) !== dirname(module)),
    Number(!isOfRoom(test)),
    distances.get(test) ?? 0,
    secondsOf(test),
  ]
  const near = [...distances.keys()].filter(isTest).map((test) => ({ test, far: farness(test) }))
  near.sort((a, b) => a.far.map((value, index) => value - (b.far[index] ?? 0)).find(Boolean) ?? 0)
  let spent = 0
  return near
    .filter(({ test }, index) => {
      if (isOfRoom(test)) return true
      spent += secondsOf(test)
      return index === 0 || spent <= seconds
    })
    .map(({ test }) => test)
}

/** For example, server/production for server/production/read-board.ts. */
const folderOf = (path: string): string => path.split('/').slice(0, 2).join('/')
