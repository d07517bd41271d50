import { expect, test } from 'vitest'
import { partOf } from './video-files.ts'

test.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=990-2000', { start: 990, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=9-5', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=1-2', null],
])('%s of a thousand bytes', (range, part) => {
  expect(partOf(range, 1_000)).toEqual(part)
})
