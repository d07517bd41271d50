import { writeFileSync } from 'node:fs'
import { compileKernel, moduleFile, moduleText } from './compile-kernel.ts'

const binary = await compileKernel()
writeFileSync(moduleFile, moduleText(binary))
console.log(`The kernel has ${binary.length} bytes.`)
