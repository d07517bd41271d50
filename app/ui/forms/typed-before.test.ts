import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { RadioCards } from './radio-cards.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'
import { FormAround } from './typed-before.ts'

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]
const fields = [
  createElement(TextField, { key: 1, label: 'Name', name: 'name', defaultValue: 'Ada' }),
  createElement(TextField, { key: 2, label: 'Kept', name: 'kept', value: 'by its page', readOnly: true }),
  createElement(TextField, { key: 3, label: 'Tag', name: 'tag', defaultValue: 'first' }),
  createElement(TextArea, { key: 4, label: 'Note', name: 'note', defaultValue: 'nothing' }),
  createElement(Select, { key: 5, label: 'Size', name: 'size', options, defaultValue: 'a' }),
  createElement(RadioCards, { key: 6, label: 'Kind', name: 'kind', options, defaultValue: 'a' }),
  createElement(Checkbox, { key: 7, label: 'Paid', name: 'events', value: 'paid' }),
  createElement(Checkbox, { key: 8, label: 'Sent', name: 'events', value: 'sent', defaultChecked: true }),
]

const drawn = (typed: Record<string, string[]> | null): string =>
  renderToStaticMarkup(createElement(FormAround, { value: { typed, errors: {} } }, fields as ReactNode))

test('fields of a refused form start with the typed values, and those of any other form unchanged', () => {
  const before = drawn(null)
  for (const words of ['value="Ada"', '>nothing<', 'by its page', 'value="first"'])
    expect(before).toContain(words)
  expect(before.match(/checked=""/g)).toHaveLength(2)

  const typed = drawn({
    ...{ name: ['Grace'], kept: ['else'], tag: ['one', 'two'], note: ['Hello'] },
    ...{ size: ['b'], kind: ['b'], events: ['paid'] },
  })
  for (const words of ['value="Grace"', '>Hello<', 'by its page', 'value="first"'])
    expect(typed).toContain(words)
  expect(typed).not.toContain('Ada')
  expect(typed).toMatch(/<option value="b" selected="">/)
  expect(typed).toMatch(
    /<input[^>]*name="kind"[^>]*value="b"[^>]*checked=""|<input[^>]*checked=""[^>]*value="b"/,
  )
  expect(typed).toMatch(/<input[^>]*value="paid"[^>]*checked=""|<input[^>]*checked=""[^>]*value="paid"/)
  expect(typed.match(/checked=""/g)).toHaveLength(2)
})

test('a box left unticked when its form was sent is not ticked again', () => {
  expect(drawn({ name: ['Grace'] })).toMatch(/name="events" value="sent"(?![^>]*checked)/)
})
