import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  ['Ünïon & Sons – “No. 1”…', 'Ünïon & Sons – “No. 1”…'],
  ['e\u0301clair', 'éclair'],
  ['Dvořák, Łódź, Nguyễn', 'Dvorák, ?ódz, Nguyen'],
  ['ﬁlm ½', 'film ½'],
  ['北京 🐙', '?? ?'],
  ['a\u0000b\nc', 'a?b?c'],
])('letters that are on no paper lose their accents, or are a question mark: %j', (text, shown) => {
  expect(printable(text)).toBe(shown)
})
