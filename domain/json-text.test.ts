import { expect, test } from 'vitest'
import { maxJsonDepth, parseJsonText } from './json-text.ts'

test('NULs are dropped from names and values; what only looks like one stays', () => {
  const sent = { 'na\0me': ['\0\0a\0', 'C:\\u0000', '\\\0', 7, null] }
  expect(parseJsonText(JSON.stringify(sent))).toEqual({ name: ['a', 'C:\\u0000', '\\', 7, null] })
})

test('what is not JSON is not read', () => {
  expect(() => parseJsonText('{')).toThrow(SyntaxError)
  expect(() => parseJsonText('"a\0b"')).toThrow(SyntaxError)
})

test('halves of surrogate pairs, which no JSON column keeps, become the replacement character; pairs stay', () => {
  const sent = {
    '\ud83d': ['\ud83d\ude00', 'a\ud800', '\udc00b', '\ud800\ud83d\ude00', '\\\ud800', 'C:\\ud800'],
  }
  expect(parseJsonText(JSON.stringify(sent))).toEqual({
    '\ufffd': ['😀', 'a\ufffd', '\ufffdb', '\ufffd😀', '\\\ufffd', 'C:\\ud800'],
  })
  expect(parseJsonText('"\\ud83d\\ude00 \\uD83D\\uDE00 \\uD83D"')).toBe('😀 😀 \ufffd')
})

test('what is nested deeper than the bound is not read; brackets in strings, and many beside each other, do not count', () => {
  const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`
  expect(() => parseJsonText(nested(maxJsonDepth))).not.toThrow()
  for (const depth of [maxJsonDepth + 2, 40_000])
    expect(() => parseJsonText(nested(depth)), String(depth)).toThrow(SyntaxError)
  const wide = [{ '[{"\\': '[{"\\'.repeat(200) }, ...Array.from({ length: 200 }, () => [{}])]
  expect(parseJsonText(JSON.stringify(wide))).toEqual(wide)
})
