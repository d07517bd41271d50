import { type Context, Hono } from 'hono'
import { AppError } from '#server/kernel/errors.ts'
import {
  hasBody,
  type OperationShape,
  pathFieldsOf,
  routeOf,
} from '#server/kernel/operations/define-operation.ts'
import { errorOf, type Outcome } from '#server/kernel/operations/outcome.ts'
import { catalogue, type Operations } from '#server/operations.ts'
import type { EdgeVariables } from '../edge.ts'
import { readJson } from './read-request.ts'

const maxInputBytes = 2_000_000

/** Every operation of the catalogue at its own address: its input is the path with the JSON body or the query. */
export function operationRoutes(
  operations: Pick<Operations, 'callByName' | 'document'>,
): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  routes.get('/openapi.json', (context) => context.json(operations.document(context.get('visit').origin)))
  for (const operation of catalogue satisfies readonly OperationShape[]) {
    const { method, path } = routeOf(operation)
    routes.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
      const sent = await readInput(context, operation)
      const { actor } = context.get('visit')
      return answer(context, operation, await operations.callByName(operation.name, actor, sent))
    })
  }
  return routes
}

async function readInput(context: Context, operation: OperationShape): Promise<object> {
  const inPath = pathFieldsOf(operation).map((name) => [name, context.req.param(name)])
  const body = hasBody(operation) ? await readJson(context, maxInputBytes) : context.req.query()
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('bad_request', 'Send a JSON object.')
  return { ...body, ...Object.fromEntries(inPath) }
}

function answer(context: Context<EdgeVariables>, operation: OperationShape, outcome: Outcome): Response {
  if (outcome.ok) {
    const value = operation.result.parse(outcome.value)
    if (value === undefined) return context.body(null, 204)
    return context.json(value as object, routeOf(operation).method === 'POST' ? 201 : 200)
  }
  const error = errorOf(outcome)
  const body = error.toBody()
  if (outcome.reason === 'invalid') Object.assign(body.error, { fields: outcome.fieldErrors })
  if (outcome.reason === 'conflict') Object.assign(body, { theirs: operation.theirs?.parse(outcome.theirs) })
  return context.json(body, error.status as 400)
}
