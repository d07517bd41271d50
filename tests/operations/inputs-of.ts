import fc from 'fast-check'
import { z } from 'zod'
import type { OperationShape } from '#server/kernel/operations/define-operation.ts'

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  format?: string
  minimum?: number
  maximum?: number
}

/**
 * Inputs as an operation's schema describes them, with parts occasionally replaced by something else entirely; and its
 * example with some fields generated: hardly anything generated from a pattern would be accepted.
 */
export function inputsOf({
  input,
  example,
}: Pick<OperationShape, 'input' | 'example'>): fc.Arbitrary<unknown> {
  const described = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
  const drawn = valuesOf(described)
  if (!described.properties) return drawn
  const some = fc.record(fieldsOf(described.properties), { requiredKeys: [] })
  const names = Object.keys(described.properties)
  const like = fc
    .tuple(some, fc.subarray(names, { maxLength: Math.min(3, names.length) }))
    .map(([fields, kept]) => Object.entries(fields).filter(([name]) => kept.includes(name)))
    .map((fields) => ({ ...(example as object), ...Object.fromEntries(fields) }))
  return fc.oneof(drawn, like)
}

const aMoment = fc.date({ noInvalidDate: true }).map((date) => date.toISOString())

/** What forms, other programs and attackers send instead. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, '', ' ', '\0', '\ud800', 'null', '-1', '1e400', true, [], {}, 2 ** 53, -0.5),
  fc.string({ maxLength: 300, unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
)

const orOdd = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: odd })

function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return orOdd(fc.constant(schema.const))
  if (schema.enum) return orOdd(fc.constantFrom(...schema.enum))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(valuesOf))
  if (schema.allOf) return fc.tuple(...schema.allOf.map(valuesOf)).map((parts) => Object.assign({}, ...parts))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return orOdd(objectsOf(schema))
  if (type === 'array') return orOdd(fc.array(valuesOf(schema.items ?? {}), { maxLength: 4 }))
  if (type === 'string') return orOdd(textsOf(schema))
  if (type === 'boolean') return orOdd(fc.boolean())
  if (type === 'null') return fc.constant(null)
  if (type === 'integer' || type === 'number') {
    const min = Math.max(schema.minimum ?? -10, -(2 ** 40))
    const max = Math.max(min, Math.min(schema.maximum ?? 20_000, 2 ** 40))
    const [least, most] = [Math.ceil(min), Math.floor(max)]
    return orOdd(least > most ? fc.double({ min, max, noNaN: true }) : fc.integer({ min: least, max: most }))
  }
  return odd
}

function objectsOf({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const known = fc.record(fieldsOf(properties), { requiredKeys: required })
  if (typeof additionalProperties !== 'object') return known
  const more = fc.dictionary(fc.string({ maxLength: 12 }), valuesOf(additionalProperties), { maxKeys: 3 })
  return fc.tuple(known, more).map((parts) => Object.assign({}, ...parts))
}

const fieldsOf = (properties: Record<string, Schema>): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valuesOf(field)]))

function textsOf({ format }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return aMoment.map((moment) => moment.slice(0, 10))
  if (format === 'date-time') return aMoment
  return fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('SUMMER10', '12oz', '10.50', 'Austin'))
}
