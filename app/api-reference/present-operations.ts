import type { OpenApiDocument } from '#server/kernel/operations/open-api.ts'

export type FieldRow = { name: string; isRequired: boolean; kind: string }

export type OperationCard = {
  name: string
  method: string
  path: string
  summary: string
  permission: string
  fields: FieldRow[]
  example: string | null
  answers: { status: string; says: string }[]
}

/** The operations in the description, by area, as the API reference shows them. */
export function presentOperations({
  paths,
}: OpenApiDocument): { area: string; operations: OperationCard[] }[] {
  const areas = new Map<string, OperationCard[]>()
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const [area = ''] = operation.operationId.split('.')
      areas.set(area, [...(areas.get(area) ?? []), cardOf(method.toUpperCase(), path, operation)])
    }
  return [...areas].map(([area, operations]) => ({ area, operations }))
}

type Described = OpenApiDocument['paths'][string][string]

function cardOf(method: string, path: string, operation: Described): OperationCard {
  const body = operation.requestBody?.content['application/json']
  return {
    ...{ method, path, name: operation.operationId, summary: operation.summary },
    permission: operation['x-permission'],
    fields: [
      ...operation.parameters.map(({ name, required, schema }) => ({
        name,
        isRequired: required,
        kind: kindOf(schema as Schema),
      })),
      ...(body ? fieldsOf(body.schema) : []),
    ],
    example: body ? JSON.stringify(body.example, null, 2) : null,
    answers: Object.entries(operation.responses).map(([status, { description }]) => ({
      status,
      says: description,
    })),
  }
}

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  format?: string
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  maxLength?: number
  minimum?: number
  maximum?: number
  default?: unknown
}

function fieldsOf(schema: Schema): FieldRow[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    isRequired: schema.required?.includes(name) ?? false,
    kind: kindOf(field),
  }))
}

/** A short description of a type: `integer, 1 to 10000`, `uuid`, `list of string`. */
function kindOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map(String).join(' or ')
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' or ')
  if (schema.type === 'array') return `list of ${kindOf(schema.items ?? {})}`
  const kind = schema.format ?? [schema.type ?? 'anything'].flat().join(' or ')
  return [kind, rangeOf(schema)].filter(Boolean).join(', ')
}

function rangeOf({ maxLength, minimum, maximum }: Schema): string {
  if (maxLength !== undefined) return `up to ${maxLength} characters`
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`
  return minimum === undefined ? '' : `at least ${minimum}`
}
