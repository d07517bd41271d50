import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Packages that parse images, drawings and documents, whoever made them. */
const decoders = [
  ...[
    'sharp',
    '#server/kernel/pictures/sharp.ts',
    '@hyzyla/pdfium',
    'file-type',
    '@cantoo/pdf-lib',
    'svg-to-pdfkit',
  ],
  // And emails, with their quotes.
  ...['postal-mime', 'email-reply-parser'],
]
/** Our own code that parses them as text. */
const readers = 'server/kernel/vectors/'

/** What the server's own process parses: labels returned by its operator's services, and a video's type. */
const trusted = ['server/batches/join-labels.ts', 'server/blog/videos.ts']

const imports = /^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm

/** Every module loaded by a process that starts with `entries`; type-only imports are excluded. */
async function loadedBy(entries: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  const waiting = entries.map((entry) => join(root, entry))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    const source = await readFile(path, 'utf8')
    const names = [...source.matchAll(imports)].map(([, still = '', asked = '']) => still || asked)
    found.set(path, names)
    for (const name of names) {
      if (!/^[.#].*\.ts$/.test(name)) continue
      waiting.push(name.startsWith('#') ? join(root, name.slice(1)) : join(dirname(path), name))
    }
  }
  return found
}

async function decodingIn(entries: readonly string[]): Promise<string[]> {
  const modules = [...(await loadedBy(entries))].map(([path, names]) => ({
    path: relative(root, path).replaceAll('\\', '/'),
    names,
  }))
  expect(modules.length).toBeGreaterThan(entries.length)
  return modules
    .filter(({ path, names }) => path.startsWith(readers) || names.some((name) => decoders.includes(name)))
    .map(({ path }) => path)
    .sort()
}

test('the server’s process loads no image decoders, nor the library for them', async () => {
  expect(await decodingIn(['server/compose.ts', 'server/http/edge.ts', 'server/http/listen.ts'])).toEqual(
    trusted,
  )
})

test('code that reads uploads is in the tasks, where this walk would find it', async () => {
  expect(await decodingIn(['server/artwork/inspect-into.ts'])).toEqual(
    expect.arrayContaining([
      'server/artwork/decode-picture.ts',
      'server/kernel/vectors/open-pdf.ts',
      'server/kernel/vectors/svg.ts',
    ]),
  )
})
