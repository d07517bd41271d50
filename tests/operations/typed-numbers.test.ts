import { expect, test } from 'vitest'
import { z } from 'zod'
import { catalog } from '#server/operations.ts'

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypeDef &
  Record<'in' | 'out' | 'element' | 'valueType' | 'innerType', Schema> & {
    coerce?: boolean
    shape: Record<string, Schema>
    options: Schema[]
  }

/** A schema's numbers that are parsed from text, by path, each with what is done to the text first. */
function* typedNumbersOf(schema: Schema, path: string, whole = schema): Generator<[string, Schema]> {
  const def = schema._zod.def as Def
  if (def.type === 'number' && def.coerce) yield [path, whole]
  if (def.type === 'pipe') for (const part of [def.in, def.out]) yield* typedNumbersOf(part, path, whole)
  if (def.type === 'object')
    for (const [name, part] of Object.entries(def.shape)) yield* typedNumbersOf(part, `${path}.${name}`)
  if (def.type === 'array') yield* typedNumbersOf(def.element, `${path}.0`)
  if (def.type === 'record') yield* typedNumbersOf(def.valueType, `${path}.*`)
  if (def.type === 'union') for (const option of def.options) yield* typedNumbersOf(option, path)
  if (def.innerType) yield* typedNumbersOf(def.innerType, path)
}

test('blank input is not a number to any operation, least of all 0', () => {
  const found = catalog.flatMap(({ name, input }) => [...typedNumbersOf(input, name)])
  expect(found.length).toBeGreaterThan(40)
  const taken = found.filter(([, schema]) =>
    ['', ' ', null].some((typed) => z.safeParse(schema, typed).success),
  )
  expect([...new Set(taken.map(([path]) => path))]).toEqual([])
})
