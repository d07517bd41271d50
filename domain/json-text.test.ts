import { expect, test } from 'vitest'
import { parseJsonText } from './json-text.ts'

test('NULs are dropped from names and values; what only looks like one stays', () => {
  const sent = { 'na\0me': ['\0\0a\0', 'C:\\u0000', '\\\0', 7, null] }
  expect(parseJsonText(JSON.stringify(sent))).toEqual({ name: ['a', 'C:\\u0000', '\\', 7, null] })
})

test('what is not JSON is not read', () => {
  expect(() => parseJsonText('{')).toThrow(SyntaxError)
  expect(() => parseJsonText('"a\0b"')).toThrow(SyntaxError)
})
