import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const all = fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs'))

/** The package's file for each name: `Store` is in `store`. */
function readFiles(): Map<string, string> {
  const lists = readFileSync(all, 'utf8').matchAll(/export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g)
  return new Map(
    [...lists].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  )
}

/**
 * Imports icons one by one from their own files. Through the package's index, each page would seem to use all of its
 * 1,700 icons: the build reads them all, and can't tell which are used together.
 */
export function singleIcons(): Plugin {
  return {
    name: 'single-icons',
    transform: {
      filter: { id: /[\\/]app[\\/].*\.tsx?/, code: /from ['"]lucide-react['"]/ },
      handler: (code) => ({ code: importSingly(code), map: null }),
    },
  }
}

const files = readFiles()

export const importSingly = (code: string): string =>
  code.replace(/import \{([^}]+)\} from ['"]lucide-react['"];?/g, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map(importOf)
      .join(' '),
  )

function importOf(name: string): string {
  const [icon = '', local = icon] = name.split(' as ')
  const file = files.get(icon)
  return file === undefined
    ? `import { ${name} } from 'lucide-react';`
    : `import ${local} from 'lucide-react/icons/${file}';`
}
