import { type ResolveFnOutput, registerHooks } from 'node:module'

const name = /^drizzle-orm(\/|$)/
const itsFiles = /\/node_modules\/drizzle-orm\/[^?]*\.js$/

/**
 * Node 24 reads the list of a package's entries anew for every import of the package and for every file in it.
 * drizzle-orm's list has 130 kB: parsing it again and again was a third of a start’s work. Each of its names is looked
 * up once, and its own files, ECMAScript modules all of them, find one another without it.
 */
export function resolveDrizzleOnce(): void {
  const known = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith('./') || specifier.startsWith('../')) {
        const { parentURL } = context
        return parentURL && itsFiles.test(parentURL)
          ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
          : next(specifier, context)
      }
      if (!name.test(specifier) || context.conditions.includes('require')) return next(specifier, context)
      const found = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
      known.set(specifier, found)
      return found
    },
  })
}
