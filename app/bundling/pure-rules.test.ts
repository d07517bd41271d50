import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { markPure } from './pure-rules.ts'

const marked = (code: string): string => markPure(code, parseAst(code).body)

test('calls that initialize constants in rules can be dropped when unused', () => {
  expect(marked('export const cropSchema = cropFields.refine(hasInside)')).toBe(
    'export const cropSchema = /* @__PURE__ */ (() => cropFields.refine(hasInside))()',
  )
  expect(marked('const one = a(), two = 2, three = b(c())')).toBe(
    'const one = /* @__PURE__ */ (() => a())(), two = 2, three = /* @__PURE__ */ (() => b(c()))()',
  )
})

test('values, functions and code inside functions stay unchanged', () => {
  const code =
    'export const sizes = { a: 1 }\nexport const add = () => one(two)\nfunction f() { const x = g(); return x }'
  expect(marked(code)).toBe(code)
})
