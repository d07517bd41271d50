import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { moduleFile, moduleText } from './compile-kernel.ts'

test('the nesting kernel in the repository was built from its current sources; otherwise run npm run kernel', () => {
  const text = readFileSync(moduleFile, 'utf8')
  const lines = [...text.matchAll(/^ {2}'([\w+/=]+)',$/gm)].map(([, line]) => line)
  expect(text).toBe(moduleText(Buffer.from(lines.join(''), 'base64')))
})
