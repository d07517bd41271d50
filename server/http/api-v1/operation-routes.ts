import { type Context, Hono } from 'hono'
import type { FieldErrors } from '#domain/field-errors.ts'
import { findGuardedOperation, type GuardedAction, guardedActions } from '#domain/people/guarded-actions.ts'
import { isUuid } from '#domain/uuid.ts'
import { AppError } from '#server/kernel/errors.ts'
import {
  hasBody,
  isPublic,
  type OperationShape,
  type PublicOperation,
  pathFieldsOf,
  routeOf,
  statusOf,
} from '#server/kernel/operations/define-operation.ts'
import { callerOf, type GivenAnswer, type OnceCall } from '#server/kernel/operations/once.ts'
import { fieldNamesOf } from '#server/kernel/operations/open-api.ts'
import { errorOf, invalid, type Outcome } from '#server/kernel/operations/outcome.ts'
import { catalog, type Operations } from '#server/operations.ts'
import type { Shop } from '#server/shop.ts'
import type { EdgeVariables } from '../visit.ts'

import { readJson } from './read-request.ts'

const maxInputBytes = 2_000_000

/** Every operation of the catalog at its own address: its input is the path plus the JSON body or the query. */
export function operationRoutes(
  operations: Pick<Operations, 'callByName' | 'callOnce' | 'document'>,
  ownAccount: Pick<Shop['auth']['ownAccount'], 'needsProof'>,
  guarded = guardedActions,
): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  routes.get('/openapi.json', (context) => context.json(operations.document(context.get('visit').origin)))
  for (const operation of (catalog as readonly OperationShape[]).filter(isPublic)) {
    const { method, path } = routeOf(operation)
    // Read from the schema once, on first use: that takes longer than most responses.
    let known: ReadonlySet<string> | undefined
    const isKnown = (name: string): boolean => {
      known ??= fieldNamesOf(operation)
      return known.has(name)
    }
    routes.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
      const wrong = hasBody(operation) ? {} : wrongInQuery(context, isKnown)
      if (Object.keys(wrong).length > 0) return send(context, answerOf(operation, invalid(wrong)))
      const sent = await readInput(context, operation)
      const { actor } = context.get('visit')
      const guard = findGuardedOperation(operation.name, guarded)
      // A key was created after such a proof, for the permissions it has.
      if (guard && actor.user && (await ownAccount.needsProof(actor.user, scopeOf(guard, sent))))
        throw new AppError('forbidden', proofNeeded)
      const make = async (): Promise<GivenAnswer> =>
        answerOf(operation, await operations.callByName(operation.name, actor, sent))
      const once = method === 'GET' ? null : readOnce(context, operation, sent)
      if (!once) return send(context, await make())
      const { isRepeated, ...answer } = await operations.callOnce(once, make)
      if (isRepeated) context.header('idempotent-replayed', 'true')
      return send(context, answer)
    })
  }
  for (const [former, path] of renamed)
    routes.all(`${former}/*`, (context) => {
      const { pathname, search } = new URL(context.req.url)
      return context.redirect(pathname.replace(former, path) + search, 308)
    })
  return routes
}

/** Former calls and address prefixes; after a 308 the client repeats the request with its body. */
const renamed = [
  ['/cart/quote', '/cart/total'],
  ['/manual-orders/quote', '/draft-orders/total'],
  ['/manual-orders', '/draft-orders'],
] as const

const proofNeeded =
  'Prove it’s you (POST /api/v1/proof), or sign in again: this needs proof from the last ten minutes.'

/** The order whose value is checked. */
function scopeOf({ isOfLargeOrders }: GuardedAction, sent: object): { orderId: string | null } | null {
  if (!isOfLargeOrders) return null
  const { order } = sent as { order?: unknown }
  return { orderId: isUuid(order) ? order : null }
}

/**
 * Query parameters that the operation doesn't know, or that are repeated: ignoring them would answer a different
 * question.
 */
function wrongInQuery(context: Context, isKnown: (name: string) => boolean): FieldErrors {
  const sent = Object.entries(context.req.queries())
  const wrong = sent.flatMap(([name, values]): [string, string][] => {
    if (!isKnown(name)) return [[name, `There is no parameter “${name}”`]]
    return values.length > 1 ? [[name, `Send the parameter “${name}” once`]] : []
  })
  return Object.fromEntries(wrong)
}

async function readInput(context: Context, operation: PublicOperation): Promise<object> {
  const inPath = pathFieldsOf(operation).map((name) => [name, context.req.param(name)])
  const body = hasBody(operation) ? await readBody(context, operation) : context.req.query()
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('bad_request', 'Send a JSON object.')
  return { ...body, ...Object.fromEntries(inPath) }
}

/** A call whose path says everything needs no body (RFC 9112 section 6.3). */
function readBody(context: Context, { maxBytes = maxInputBytes }: PublicOperation): Promise<unknown> {
  const told = ['content-length', 'transfer-encoding', 'content-type'].map((name) => context.req.header(name))
  const isEmpty = told[0] === '0' || told.every((one) => one === undefined)
  return isEmpty ? Promise.resolve({}) : readJson(context, maxBytes)
}

const maxKey = 255

/** Null if the caller sends no key, or is anonymous, and may change nothing. */
function readOnce(context: Context<EdgeVariables>, { name }: PublicOperation, sent: object): OnceCall | null {
  const key = context.req.header('idempotency-key')
  const { user, key: program } = context.get('visit').actor
  const who = program ? { keyId: program.id } : user && { userId: user.id }
  if (key === undefined || !who) return null
  if (key === '' || key.length > maxKey)
    throw new AppError('bad_request', `An Idempotency-Key must have 1 to ${maxKey} characters.`)
  return { caller: callerOf(who), key, request: JSON.stringify([name, sent]) }
}

function answerOf(operation: PublicOperation, outcome: Outcome): GivenAnswer {
  if (outcome.ok) {
    const body = operation.result.parse(outcome.value)
    if (body === undefined) return { status: 204, body: null }
    return { status: statusOf(operation), body }
  }
  const error = errorOf(outcome)
  const body = error.toBody()
  if (outcome.reason === 'invalid') Object.assign(body.error, { fields: outcome.fieldErrors })
  if (outcome.reason === 'conflict') Object.assign(body, { theirs: operation.theirs?.parse(outcome.theirs) })
  const { retryAfterSeconds } = outcome.reason === 'refused' ? outcome : {}
  return { status: error.status, body, retryAfterSeconds }
}

function send(context: Context<EdgeVariables>, { status, body, retryAfterSeconds }: GivenAnswer): Response {
  if (status === 204) return context.body(null, 204)
  if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds))
  return context.json(body as object, status as 200)
}
