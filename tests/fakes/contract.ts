import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** A service's published description of its calls; null if the folder is missing, as in a plain checkout. */
export type Contract = {
  /** The problems of a call's body, as text; also if there is no such call. */
  problemsOfRequest(method: string, path: string, body: unknown): string[]
  /** `status` is that of the response; one missing from the description can't be checked. */
  problemsOfAnswer(method: string, path: string, body: unknown, status?: number): string[]
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Content = Record<string, { schema?: Json }>
type Operation = {
  requestBody?: { content: Content }
  responses?: Record<string, { content?: Content }>
}
type Description = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json> }
}

const folder = fileURLToPath(new URL('../../../shared/contracts/', import.meta.url))

/** Not strict: unknown fields of requests pass, for descriptions that compose their objects from parts. */
export function readContract(file: string, isStrict = true): Contract | null {
  const path = folder + file
  if (!existsSync(path)) {
    console.warn(`Left out: calls are not checked against ${file}, because ../shared/contracts is not here.`)
    return null
  }
  const description: Description = JSON.parse(readFileSync(path, 'utf8'))
  const readings = new Map<string, z.ZodType>()
  const check = (content: Content | undefined, side: string, body: unknown): string[] => {
    const schema = Object.values(content ?? {})[0]?.schema
    if (schema === undefined) return []
    const key = JSON.stringify([side, schema])
    const reading = readings.get(key) ?? toZod(description, schema, isStrict && side === 'request')
    readings.set(key, reading)
    const result = reading.safeParse(body)
    return result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  }
  const find = (method: string, called: string) => {
    const [operation] = Object.entries(description.paths)
      .filter(([template]) => isCallOf(template, called))
      .flatMap(([, operations]) => operations[method.toLowerCase()] ?? [])
    return operation
  }
  return {
    problemsOfRequest(method, called, body) {
      const operation = find(method, called)
      if (!operation) return [`There is no ${method} ${called}`]
      return check(operation.requestBody?.content, 'request', body)
    },
    problemsOfAnswer: (method, called, body, status = 200) =>
      check(find(method, called)?.responses?.[String(status)]?.content, 'answer', body),
  }
}

const isCallOf = (template: string, called: string): boolean =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(called)

/** Includes only what the schema refers to. In requests, an unknown field is also an error. */
function toZod({ openapi, components }: Description, schema: Json, isStrict: boolean): z.ZodType {
  const isOld = openapi.startsWith('3.0')
  const place = isOld ? 'definitions' : '$defs'
  const definitions: Record<string, Json> = {}
  const rewrite = (part: Json): Json => {
    if (Array.isArray(part)) return part.map(rewrite)
    if (part === null || typeof part !== 'object') return part
    const reference = part.$ref
    if (typeof reference === 'string') {
      const name = reference.replace('#/components/schemas/', '')
      const safe = name.replaceAll('.', '_')
      if (!(safe in definitions)) {
        definitions[safe] = true
        definitions[safe] = rewrite(components.schemas[name] ?? true)
      }
      return { $ref: `#/${place}/${safe}` }
    }
    const entries = Object.entries(part).filter(([key]) => !left.has(key) && !key.startsWith('x-'))
    const kept = Object.fromEntries(
      entries.map(([key, value]) => [key, key === 'properties' ? properties(value) : rewrite(value)]),
    )
    const isClosed = isStrict && 'properties' in kept && !('additionalProperties' in kept)
    return isClosed ? { ...kept, additionalProperties: false } : kept
  }
  const properties = (part: Json | undefined): Json =>
    Object.fromEntries(Object.entries(part ?? {}).map(([key, value]) => [key, rewrite(value as Json)]))
  const root = rewrite(schema)
  const whole = { ...(root as Record<string, Json>), [place]: definitions }
  const defaultTarget = isOld ? 'openapi-3.0' : 'draft-2020-12'
  return z.fromJSONSchema(whole as Parameters<typeof z.fromJSONSchema>[0], { defaultTarget })
}

/** Descriptions of a schema, and examples that are not always correct. */
const left = new Set(['description', 'example', 'examples', 'title', 'default', 'format'])
