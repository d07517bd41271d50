import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const drawings = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.svg'))

test.each(drawings)('%s is small and free of live text', (name) => {
  const drawing = readFileSync(new URL(name, import.meta.url), 'utf8')
  expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(4_096)
  expect(drawing).not.toMatch(/<text|<image|font-family|href/)
})
