import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findBinaries, namePackage } from '../find-binaries.ts'

/**
 * Copies the launcher and the packages that it needs into a folder, as npm 12 would install them: without the
 * library links. Returns the launcher's folder there.
 */
export function copyProject(target: string): string {
  const launcher = join(target, 'server', 'kernel', 'embedded-postgres')
  const kernel = join(import.meta.dirname, '..', '..')
  for (const part of ['embedded-postgres', 'postgres', 'tracing.ts'])
    cpSync(join(kernel, part), join(target, 'server', 'kernel', part), { recursive: true })
  writeFileSync(join(target, 'package.json'), '{ "type": "module" }\n')
  const modules = join(target, 'node_modules')
  for (const [name, folder] of collectPackages('pg')) {
    cpSync(folder, join(modules, name), { recursive: true })
  }
  const binaries = join(modules, namePackage(process.platform, process.arch))
  mkdirSync(dirname(binaries), { recursive: true })
  cpSync(dirname(findBinaries().directory), binaries, { recursive: true, verbatimSymlinks: true })
  removeLinks(join(binaries, 'native', 'lib'))
  return launcher
}

export function removeLinks(folder: string): number {
  const links = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isSymbolicLink())
  for (const link of links) rmSync(join(folder, link.name))
  return links.length
}

function collectPackages(name: string, from = import.meta.filename, found = new Map<string, string>()) {
  const folder = folderOf(name, from)
  if (!folder || found.has(name)) return found
  found.set(name, folder)
  const described: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  for (const dependency of Object.keys(described.dependencies ?? {})) {
    collectPackages(dependency, join(folder, 'package.json'), found)
  }
  return found
}

function folderOf(name: string, from: string): string | undefined {
  const places = createRequire(from).resolve.paths(name) ?? []
  return places.map((place) => join(place, name)).find((folder) => hasPackage(folder))
}

function hasPackage(folder: string): boolean {
  try {
    return readdirSync(folder).includes('package.json')
  } catch {
    return false
  }
}
