import { expect, test } from 'vitest'
import { maxJsonDepth, parseJsonText } from './json-text.ts'

test('NULs are dropped from names and values; lookalikes stay', () => {
  const sent = { 'na\0me': ['\0\0a\0', 'C:\\u0000', '\\\0', 7, null] }
  expect(parseJsonText(JSON.stringify(sent))).toEqual({ name: ['a', 'C:\\u0000', '\\', 7, null] })
})

test('anything but JSON is rejected', () => {
  expect(() => parseJsonText('{')).toThrow(SyntaxError)
  expect(() => parseJsonText('"a\0b"')).toThrow(SyntaxError)
})

test('lone surrogates, which no JSON column can store, become the replacement character; pairs stay', () => {
  const sent = {
    '\ud83d': ['\ud83d\ude00', 'a\ud800', '\udc00b', '\ud800\ud83d\ude00', '\\\ud800', 'C:\\ud800'],
  }
  expect(parseJsonText(JSON.stringify(sent))).toEqual({
    '\ufffd': ['😀', 'a\ufffd', '\ufffdb', '\ufffd😀', '\\\ufffd', 'C:\\ud800'],
  })
  expect(parseJsonText('"\\ud83d\\ude00 \\uD83D\\uDE00 \\uD83D"')).toBe('😀 😀 \ufffd')
})

test('JSON nested past the limit is rejected; brackets in strings and side by side do not count', () => {
  const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`
  expect(() => parseJsonText(nested(maxJsonDepth))).not.toThrow()
  for (const depth of [maxJsonDepth + 2, 40_000])
    expect(() => parseJsonText(nested(depth)), String(depth)).toThrow(SyntaxError)
  const wide = [{ '[{"\\': '[{"\\'.repeat(200) }, ...Array.from({ length: 200 }, () => [{}])]
  expect(parseJsonText(JSON.stringify(wide))).toEqual(wide)
})
