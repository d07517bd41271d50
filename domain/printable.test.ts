import { expect, test } from 'vitest'
import { hasUnprintable, printable } from './printable.ts'

test.each([
  ['Ünïon & Sons – “No. 1”…', 'Ünïon & Sons – “No. 1”…'],
  ['e\u0301clair', 'éclair'],
  ['Dvořák, Łódź, Nguyễn, Đorđe, Iğdır', 'Dvořák, Łódź, Nguyễn, Đorđe, Iğdır'],
  ['Ольга Петрова, Ελένη Ωνάση', 'Ольга Петрова, Ελένη Ωνάση'],
  ['5″ × 7″, 6′ №\u00a03', '5″ × 7″, 6′ №\u00a03'],
  ['ﬁlm ½ ／', 'film ½ /'],
  ['first\nsecond\tline', 'first\nsecond line'],
])('Latin, Greek and Cyrillic letters are printed: %j', (text, shown) => {
  expect(printable(text)).toBe(shown)
  expect(hasUnprintable(text)).toBe(false)
})

test.each([
  ['北京 Café', '□□ Café'],
  ['Ada 👩🏽‍🎨?', 'Ada □□?'],
  ['हिन्दी', '□□□'],
  ['a\u0000b', 'a□b'],
])('unprintable characters are not question marks: %j', (text, shown) => {
  expect(printable(text)).toBe(shown)
  expect(hasUnprintable(text)).toBe(true)
})
