import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'

const sources = join(import.meta.dirname, '../../nesting/shapes/kernel/assembly')
export const moduleFile = join(import.meta.dirname, '../../nesting/shapes/kernel/module.ts')

/** No package of the house: it and its compiler weigh 100 MB, for a module of 7 KB that is seldom made anew. */
const compiler = 'assemblyscript@0.28.20'
const options = '-O3 --converge --noAssert --runtime stub --importMemory --enable bulk-memory'.split(' ')

/** The nesting kernel from its sources in AssemblyScript, as WebAssembly. Faults of the sources are thrown. */
export const compileKernel = (): Promise<Uint8Array> =>
  withWorkFolder(async (folder) => {
    const made = join(folder, 'kernel.wasm')
    const words = ['exec', '--yes', `--package=${compiler}`, '--', 'asc', 'index.ts', '--outFile', made]
    await promisify(execFile)('npm', [...words, ...options], { cwd: sources })
    return readFile(made)
  })

/** Of all that the kernel is compiled from, and how. */
export const sourcesHash = (): string => {
  const hash = createHash('sha256').update([compiler, ...options].join(' '))
  for (const name of readdirSync(sources).sort())
    if (name.endsWith('.ts')) hash.update(`\n${name}\n`).update(readFileSync(join(sources, name)))
  return hash.digest('hex')
}

/** What `module.ts` must hold. */
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
