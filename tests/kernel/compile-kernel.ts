import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'

const sources = join(import.meta.dirname, '../../nesting/shapes/kernel/assembly')
export const moduleFile = join(import.meta.dirname, '../../nesting/shapes/kernel/module.ts')

/** Not one of our packages: with its compiler it is 100 MB, for a module of 7 KB that is seldom rebuilt. */
const compiler = 'assemblyscript@0.28.20'
const options = '-O3 --converge --noAssert --runtime stub --importMemory --enable bulk-memory'.split(' ')

/** Compiles the nesting kernel from its AssemblyScript sources to WebAssembly. Errors in the sources are thrown. */
export const compileKernel = (): Promise<Uint8Array> =>
  withWorkFolder(async (folder) => {
    const made = join(folder, 'kernel.wasm')
    const words = ['exec', '--yes', `--package=${compiler}`, '--', 'asc', 'index.ts', '--outFile', made]
    await promisify(execFile)('npm', [...words, ...options], { cwd: sources })
    return readFile(made)
  })

/** A hash of everything that the kernel is compiled from, and how. */
export const sourcesHash = (): string => {
  const hash = createHash('sha256').update([compiler, ...options].join(' '))
  for (const name of readdirSync(sources).sort())
    if (name.endsWith('.ts')) hash.update(`\n${name}\n`).update(readFileSync(join(sources, name)))
  return hash.digest('hex')
}

/** The expected content of `module.ts`. */
export const moduleText = (binary: Uint8Array): string => {
  const lines =
    Buffer.from(binary)
      .toString('base64')
      .match(/.{1,100}/g) ?? []
  return `// Written by \`npm run kernel\` from assembly/. Do not edit.
// Sources: ${sourcesHash()}
const binary = [
${lines.map((line) => `  '${line}',`).join('\n')}
].join('')

let compiled: WebAssembly.Module | undefined

/** The kernel, compiled once. */
export const kernelModule = (): WebAssembly.Module => {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(binary), (letter) => letter.charCodeAt(0)))
  return compiled
}
`
}
