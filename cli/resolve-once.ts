import { readFileSync } from 'node:fs'
import { type ResolveFnOutput, registerHooks } from 'node:module'

const root = new URL('../', import.meta.url)
const { imports }: { imports: Record<string, string> } = JSON.parse(
  readFileSync(new URL('package.json', root), 'utf8'),
)
/** `#server/` to the folder of that name. */
const folders = new Map(
  Object.entries(imports).map(([key, path]) => [key.slice(0, -1), new URL(path.slice(0, -1), root).href]),
)
/** Large packages of nothing but ECMAScript modules. */
const plainModules = /\/node_modules\/(?:drizzle-orm|zod)\/[^?]*\.js$/

/**
 * For every import Node 24 looks for the package that the file is of and reads its list of entries anew: for 2,500 files
 * that was half of a start's work. Our own files are told by their names alone, each package's entry is looked up once,
 * and the files of large packages find one another without it.
 */
export function resolveOnce(): void {
  const known = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '', conditions } = context
      if (conditions.includes('require')) return next(specifier, context)
      const found = ownFile(specifier, parentURL) ?? neighbor(specifier, parentURL)
      if (found) return found
      if (!isPackage(specifier) || !parentURL.startsWith(root.href) || parentURL.includes('/node_modules/'))
        return next(specifier, context)
      const entry = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
      known.set(specifier, entry)
      return entry
    },
  })
}

function ownFile(specifier: string, parentURL: string): ResolveFnOutput | null {
  if (!specifier.endsWith('.ts') || parentURL.includes('/node_modules/')) return null
  const url = specifier.startsWith('#') ? inFolder(specifier) : beside(specifier, parentURL)
  return url === null ? null : { url, format: 'module-typescript', shortCircuit: true }
}

function inFolder(specifier: string): string | null {
  const end = specifier.indexOf('/') + 1
  const folder = folders.get(specifier.slice(0, end))
  return folder === undefined ? null : folder + specifier.slice(end)
}

const beside = (specifier: string, parentURL: string): string | null =>
  /^\.\.?\//.test(specifier) && parentURL.startsWith(root.href) ? new URL(specifier, parentURL).href : null

const neighbor = (specifier: string, parentURL: string): ResolveFnOutput | null =>
  /^\.\.?\//.test(specifier) && plainModules.test(parentURL)
    ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    : null

const isPackage = (specifier: string): boolean => /^@?[a-z]/.test(specifier) && !specifier.startsWith('node:')
