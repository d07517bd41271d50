import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileKernel, moduleFile, moduleText } from './compile-kernel.ts'

test('the nesting kernel in the house is what its sources make; else run npm run kernel', async () => {
  expect(readFileSync(moduleFile, 'utf8')).toBe(moduleText(await compileKernel()))
})
