import { readFileSync } from 'node:fs'
import { type ResolveFnOutput, registerHooks } from 'node:module'

const root = new URL('../', import.meta.url)
const { imports }: { imports: Record<string, string> } = JSON.parse(
  readFileSync(new URL('package.json', root), 'utf8'),
)
/** Maps prefixes such as `#server/` to their folders. */
const folders = new Map(
  Object.entries(imports).map(([key, path]) => [key.slice(0, -1), new URL(path.slice(0, -1), root).href]),
)
/** Large packages that consist entirely of ECMAScript modules. */
const plainModules = /\/node_modules\/(?:drizzle-orm|zod)\/[^?]*\.js$/

/**
 * For every import, Node 24 looks up the package that the file belongs to and reads its list of entries again: for
 * 2,500 files that was half of the startup time. Our own files are resolved by name alone, each package's entry is
 * looked up once, and files within large packages resolve one another without a lookup.
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
