import { z } from 'zod'
import { events, testEvent } from '#domain/event-data.ts'
import { eventWords } from '#domain/events.ts'
import {
  hasBody,
  isPublic,
  type May,
  type OperationShape,
  type PublicOperation,
  pathFieldsOf,
  routeOf,
  statusOf,
} from './define-operation.ts'

type Schema = Record<string, unknown>

export type OpenApiDocument = ReturnType<typeof openApiDocument> & { servers: { url: string }[] }

/** The description of /api/v1 (OpenAPI Specification 3.1.1), except for the address that it is served from. */
export function openApiDocument(catalog: readonly OperationShape[]) {
  const paths: Record<string, Record<string, ReturnType<typeof describe>>> = {}
  for (const operation of catalog.filter(isPublic)) {
    const { method, path } = routeOf(operation)
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(operation) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Gangway',
      version: '1.0.0',
      description:
        'What the shop’s pages do, for other programs. Money is in cents, and times are ISO 8601 in UTC. A change names the version it started from; if someone else was quicker, the answer is 409 with theirs.',
    },
    security: [{ accessToken: [] }],
    paths,
    webhooks: describeWebhooks(),
    components: {
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key (Site Settings, API keys), or the access token from a person’s sign-in',
        },
      },
      schemas: { Error: errorSchema },
    },
  }
}

function describe(operation: PublicOperation) {
  const input = schemaOf(operation.input, 'input')
  const inPath = pathFieldsOf(operation)
  // Inputs with several shapes name the same path fields in all of them.
  const [{ properties = {}, required = [] } = {}] = shapesOf(input)
  const parameters = Object.entries(properties).flatMap(([name, schema]) => {
    if (inPath.includes(name)) return [{ name, in: 'path', required: true, schema }]
    return hasBody(operation) ? [] : [{ name, in: 'query', required: required.includes(name), schema }]
  })
  return {
    operationId: operation.name,
    summary: operation.summary,
    tags: [operation.name.split('.')[0]],
    ...(operation.may === 'anyone' && { security: [] }),
    'x-permission': operation.may,
    parameters: routeOf(operation).method === 'GET' ? parameters : [...parameters, idempotencyKey],
    ...(hasBody(operation) && {
      requestBody: {
        required: true,
        content: json(without(input, inPath), withoutFields(operation.example, inPath)),
      },
    }),
    responses: { ...successOf(operation), ...refusalsOf(operation) },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  description:
    'Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.',
}

/** What other programs are sent, by event type (docs/api.md, Webhooks). */
function describeWebhooks() {
  const told = Object.entries(events).map(([name, { data, example }]) =>
    describeEvent(name, { words: eventWords[name as keyof typeof events], data, example }),
  )
  return Object.fromEntries([...told, describeEvent('webhook.test', testEvent)])
}

function describeEvent(
  name: string,
  { words, data, example }: { words: string; data: z.ZodType; example: unknown },
): [string, object] {
  const properties = {
    type: { type: 'string', const: name },
    timestamp: { type: 'string', format: 'date-time' },
    data: schemaOf(data, 'output'),
  }
  const schema = { type: 'object', required: Object.keys(properties), properties }
  const body = { type: name, timestamp: '2026-11-20T12:00:00.000Z', data: example }
  const post = {
    operationId: `event.${name}`,
    summary: words,
    tags: ['webhook events'],
    security: [],
    parameters: webhookHeaders,
    requestBody: { required: true, content: json(schema, body) },
    responses: { 200: { description: 'Accepted; any status from 200 to 299 says so' } },
  }
  return [name, { post }]
}

const header = (name: string, description: string) => ({
  ...{ name, in: 'header', required: true, schema: { type: 'string' } },
  description,
})
const webhookHeaders = [
  header('webhook-id', 'The same for each attempt to send one event'),
  header('webhook-timestamp', 'When it was sent, in seconds since 1970'),
  header('webhook-signature', 'Follows Standard Webhooks 1.0, with the webhook’s secret'),
]

type Responses = Record<string, { description: string; content?: ReturnType<typeof json> }>

function successOf(operation: PublicOperation): Responses {
  if (operation.result instanceof z.ZodUndefined) return { 204: { description: 'Done' } }
  const content = json(schemaOf(operation.result, 'output'))
  return { [statusOf(operation)]: { description: 'Done', content } }
}

const said = {
  400: 'The request could not be read',
  401: 'No API key or access token, or one that has expired',
  403: 'The caller does not have the permission',
  404: 'It does not exist',
  409: 'Someone else saved it in the meantime; `theirs` is its current state',
  422: 'A field is wrong; `error.fields` names each',
  429: 'Too many calls; wait the number of seconds in `Retry-After`',
  503: 'The shop cannot answer right now; try again after `Retry-After` seconds',
} as const

function refusalsOf(operation: PublicOperation): Responses {
  const isOfOne = pathFieldsOf(operation).length > 0
  const statuses: (keyof typeof said)[] = [400, ...guards(operation.may), ...(isOfOne ? [404 as const] : [])]
  if (operation.theirs) statuses.push(409)
  statuses.push(422, 429, 503)
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: said[status], content: json(refusal(operation, status)) },
    ]),
  )
}

const guards = (may: May): (keyof typeof said)[] => {
  if (may === 'anyone') return []
  return may === 'signed_in' || may === 'buyer' ? [401] : [401, 403]
}

function refusal({ theirs }: OperationShape, status: number): Schema {
  const error = { $ref: '#/components/schemas/Error' }
  if (status !== 409 || !theirs) return error
  const properties = { theirs: schemaOf(theirs, 'output') }
  return { allOf: [error, { type: 'object', properties, required: ['theirs'] }] }
}

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'advice'],
      properties: {
        code: { type: 'string', description: 'For programs; it does not change' },
        because: { type: 'string', description: 'For programs: which refusal, if a code has several' },
        message: { type: 'string', description: 'For people: what is wrong' },
        advice: { type: 'string', description: 'For people: what to do' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'The first problem with each field',
        },
      },
    },
  },
}

const json = (schema: Schema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

/** JSON Schema 2020-12, as OpenAPI 3.1 uses it; dates are sent as strings. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === 'date')
        Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
    },
  })
  return described
}

/** The names of an input's fields, in any of its shapes. */
export const fieldNamesOf = ({ input }: Pick<OperationShape, 'input'>): Set<string> =>
  new Set(shapesOf(schemaOf(input, 'input')).flatMap(({ properties = {} }) => Object.keys(properties)))

type ObjectShape = { properties?: Schema; required?: string[] }

const shapesOf = (schema: Schema): ObjectShape[] =>
  ('oneOf' in schema ? schema.oneOf : [schema]) as ObjectShape[]

function without(schema: Schema, names: readonly string[]): Schema {
  if ('oneOf' in schema) return { ...schema, oneOf: shapesOf(schema).map((one) => without(one, names)) }
  const { properties = {}, required = [] } = schema as ObjectShape
  return {
    ...schema,
    properties: withoutFields(properties, names),
    required: required.filter((name) => !names.includes(name)),
  }
}

const withoutFields = (fields: unknown, names: readonly string[]): Schema =>
  Object.fromEntries(Object.entries(fields as object).filter(([name]) => !names.includes(name)))
