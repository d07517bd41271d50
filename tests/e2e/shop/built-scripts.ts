import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { staticFolder } from '#server/http/built-pages.ts'

const partSchema = z.object({ module: z.string(), imports: z.array(z.string()).default([]) })

const manifestSchema = z.object({
  entry: partSchema,
  routes: z.record(
    z.string(),
    partSchema.extend({ parentId: z.string().optional(), hasDefaultExport: z.boolean() }),
  ),
})

const assets = join(staticFolder, 'assets')

type Manifest = z.infer<typeof manifestSchema>

function readManifest(): Manifest {
  const file = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name)) ?? ''
  const [, json = ''] = /^[^=]+=(.+?);?$/s.exec(readFileSync(join(assets, file), 'utf8')) ?? []
  return manifestSchema.parse(JSON.parse(json))
}

const sizes = new Map<string, number>()

function gzipBytes(script: string): number {
  const size = sizes.get(script) ?? gzipSync(readFileSync(join(staticFolder, script))).byteLength
  sizes.set(script, size)
  return size
}

/** What a page requests before any interaction: files, and their gzipped size in bytes. */
export type FirstLoad = { page: string; requests: number; bytes: number; scripts: readonly string[] }

/**
 * The scripts that React Router preloads for each page, read from the manifest that it sends the browser: its entry,
 * and the modules of the page and its parent layouts, with their imports.
 */
export function readFirstLoads(): FirstLoad[] {
  const manifest = readManifest()
  return Object.entries(manifest.routes)
    .filter(([page, { hasDefaultExport }]) => hasDefaultExport && page !== 'root')
    .map(([page]) => measure(page, scriptsOf(page, manifest)))
}

function scriptsOf(page: string, { entry, routes }: Manifest): Set<string> {
  const scripts = new Set([entry.module, ...entry.imports])
  for (let part = routes[page]; part; part = routes[part.parentId ?? ''])
    for (const script of [part.module, ...part.imports]) scripts.add(script)
  return scripts
}

/** Everything that `page` has loaded once one of its on-demand files has arrived as well. */
export function readLaterLoad(page: string, file: RegExp): FirstLoad {
  const scripts = scriptsOf(page, readManifest())
  for (const name of readdirSync(assets)) if (file.test(name)) scripts.add(`/assets/${name}`)
  for (const script of scripts) for (const other of importsOf(script)) scripts.add(other)
  return measure(page, scripts)
}

export const readScript = (script: string): string => readFileSync(join(staticFolder, script), 'utf8')

/** Only static `import` or `from`: what is loaded by `import()` comes even later. */
function importsOf(script: string): string[] {
  const code = readScript(script)
  return [...code.matchAll(/(?:from|import)"\.\/([\w~.-]+\.js)"/g)].map(([, name]) => `/assets/${name}`)
}

function measure(page: string, scripts: ReadonlySet<string>): FirstLoad {
  const bytes = [...scripts].reduce((sum, script) => sum + gzipBytes(script), 0)
  return { page, requests: scripts.size, bytes, scripts: [...scripts] }
}
