import { expect, test } from 'vitest'
import { parseDesignId } from './design-id.ts'

const id = '3f2b8c1e-9d4a-4f6b-8c2d-1a2b3c4d5e6f'

test.each([
  [id, id],
  [` ${id.toUpperCase()} `, id],
  [`https://editor.example/open?x=1&design_id=${id}`, id],
  [`${id}0`, null],
  ['https://editor.example/open?design_id=12', null],
  [`https://editor.example/open?design=${id}`, null],
  [`editor.example/?design_id=${id}`, null],
  ['', null],
])('%s', (entered, expected) => {
  expect(parseDesignId(entered)).toBe(expected)
})
