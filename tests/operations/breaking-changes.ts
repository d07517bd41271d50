type Schema = {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

type Parameter = { name: string; in: string; required?: boolean; schema: Schema }
type Body = { content?: { 'application/json'?: { schema: Schema } } }
type Described = {
  operationId: string
  'x-permission'?: string
  parameters?: Parameter[]
  requestBody?: Body
  responses: Record<string, Body>
}

export type ApiDocument = { paths: Record<string, Record<string, Described>> }

/**
 * What a program written for `released` would run into with `now`: a call that is gone or requires another permission,
 * a field that is now required or no longer accepted, one that is no longer returned, or is returned as something else.
 * Additions break nothing.
 */
export function breakingChanges(released: ApiDocument, now: ApiDocument): string[] {
  return Object.entries(released.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, before]) => {
      const call = `${method.toUpperCase()} ${path}`
      const after = now.paths[path]?.[method]
      return after ? ofCall(call, before, after) : [`${call} is gone`]
    }),
  )
}

function ofCall(call: string, before: Described, after: Described): string[] {
  const found: string[] = []
  if (before['x-permission'] !== after['x-permission']) found.push(`${call} asks for another permission`)
  const known = new Map((after.parameters ?? []).map((one) => [`${one.in} ${one.name}`, one]))
  for (const one of before.parameters ?? []) {
    const kept = known.get(`${one.in} ${one.name}`)
    if (!kept) found.push(`${call}: the ${one.in} parameter ${one.name} is gone`)
    else {
      if (kept.required && !one.required) found.push(`${call}: ${one.name} must be sent now`)
      found.push(...ofSent(`${call}: ${one.name}`, one.schema, kept.schema))
    }
    known.delete(`${one.in} ${one.name}`)
  }
  for (const [name, { required }] of known) if (required) found.push(`${call}: ${name} must be sent now`)
  const [sent, taken] = [before, after].map(({ requestBody }) => schemaOf(requestBody))
  if (taken && !sent) found.push(`${call}: a body must be sent now`)
  if (sent && taken) found.push(...ofSent(`${call}: body`, sent, taken))
  const answers = Object.entries(before.responses).filter(([status]) => status.startsWith('2'))
  for (const [status, answer] of answers) {
    const kept = after.responses[status]
    const [was, is] = [schemaOf(answer), schemaOf(kept)]
    if (!kept || (was && !is)) found.push(`${call} does not answer ${status} as before`)
    else if (was && is) found.push(...ofAnswered(`${call}: ${status}`, was, is))
  }
  return found
}

/** The default of an omitted value, and the bounds on its amount, number, length and format. */
const boundKeys = new Set([
  ...['default', 'const', 'pattern', 'format', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
])

/**
 * Bounds that differ in `now`, including wider ones: what the shop accepts changes only on purpose (`npm run
 * release:api`).
 */
export function movedBounds(released: ApiDocument, now: ApiDocument): string[] {
  const bounds = new Map(boundsIn('', now.paths))
  return [...boundsIn('', released.paths)]
    .filter(([place, was]) => bounds.get(place) !== was)
    .map(([place, was]) => `${place} was ${was} and is ${bounds.get(place)}`)
}

function* boundsIn(place: string, value: object): Generator<[place: string, bound: unknown]> {
  for (const [key, one] of Object.entries(value)) {
    // A parameter is identified by its name, whatever its position.
    if (typeof one === 'object' && one !== null)
      yield* boundsIn(`${place} ${Array.isArray(value) ? (one.name ?? key) : key}`, one)
    else if (boundKeys.has(key)) yield [`${place} ${key}`, one]
  }
}

const schemaOf = (body: Body | undefined): Schema | undefined => body?.content?.['application/json']?.schema

function ofSent(place: string, before: Schema, after: Schema): string[] {
  const found = [...typesOf(before)]
    .filter((type) => !typesOf(after).has(type))
    .map((type) => `${place} is no ${type} now`)
  for (const value of before.enum ?? [])
    if (after.enum && !after.enum.includes(value)) found.push(`${place} may not be ${value} now`)
  for (const name of after.required ?? [])
    if (!before.required?.includes(name)) found.push(`${place}.${name} must be sent now`)
  for (const [name, field] of Object.entries(before.properties ?? {})) {
    const kept = after.properties?.[name]
    found.push(
      ...(kept ? ofSent(`${place}.${name}`, field, kept) : [`${place}.${name} is not taken any more`]),
    )
  }
  if (before.items && after.items) found.push(...ofSent(`${place}[]`, before.items, after.items))
  return found
}

function ofAnswered(place: string, before: Schema, after: Schema): string[] {
  const found = [...typesOf(after)]
    .filter((type) => !typesOf(before).has(type))
    .map((type) => `${place} may be ${type} now`)
  for (const name of before.required ?? [])
    if (!after.required?.includes(name)) found.push(`${place}.${name} may be missing now`)
  for (const [name, field] of Object.entries(before.properties ?? {})) {
    const kept = after.properties?.[name]
    found.push(
      ...(kept ? ofAnswered(`${place}.${name}`, field, kept) : [`${place}.${name} does not come any more`]),
    )
  }
  if (before.items && after.items) found.push(...ofAnswered(`${place}[]`, before.items, after.items))
  return found
}

/** For a schema and its alternatives; `null` is a type like any other. */
function typesOf({ type, anyOf = [] }: Schema): Set<string> {
  const own = type === undefined ? [] : [type].flat()
  return new Set([...own, ...anyOf.flatMap((one) => [...typesOf(one)])])
}
