import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Select } from './select.tsx'

const options = [
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large' },
]

const chosenOf = (value: string): string | undefined =>
  renderToStaticMarkup(createElement(Select, { label: 'Size', value, onChange: () => {}, options })).match(
    /<option [^>]*selected=""[^>]*>([^<]*)</,
  )?.[1]

test('a chosen option that is no longer offered is not shown as the first one', () => {
  expect(chosenOf('large')).toBe('Large')
  expect(chosenOf('medium')).toBe('No longer offered')
})
