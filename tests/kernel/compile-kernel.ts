import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { main } from 'assemblyscript/asc'

const sources = join(import.meta.dirname, '../../nesting/shapes/kernel/assembly')
export const moduleFile = join(import.meta.dirname, '../../nesting/shapes/kernel/module.ts')

const OPTIONS = '-O3 --converge --noAssert --runtime stub --importMemory --enable bulk-memory'.split(' ')

/** The nesting kernel from its sources in AssemblyScript, as WebAssembly. Faults of the sources are thrown. */
export const compileKernel = async (): Promise<Uint8Array> => {
  let binary: Uint8Array | undefined
  const { error, stderr } = await main(['index.ts', '--outFile', 'kernel.wasm', ...OPTIONS], {
    readFile: (name) => {
      try {
        return readFileSync(join(sources, name), 'utf8')
      } catch {
        return null
      }
    },
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') binary = contents
    },
    listFiles: () => [],
  })
  if (error) throw new Error(`${error.message}\n${stderr.toString()}`)
  if (binary === undefined) throw new Error('The compiler wrote nothing.')
  return binary
}

/** What `module.ts` must hold. */
export const moduleText = (binary: Uint8Array): string => {
  const lines =
    Buffer.from(binary)
      .toString('base64')
      .match(/.{1,100}/g) ?? []
  return `// Written by \`npm run kernel\` from assembly/. Do not edit.
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
