import type { z } from 'zod'
import type { Permission } from '#domain/people/permissions.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Outcome } from './outcome.ts'

/**
 * Who may call an operation: everyone, anyone signed in, `buyer` (those plus anyone who came through an order's emailed
 * link), or holders of a permission.
 */
export type May = 'anyone' | 'signed_in' | 'buyer' | Permission

export type Route = `${Method} /${string}`

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One thing that the shop can be asked to do. Pages, /api/v1 and the command line call it by its name and parse their
 * input with its schema; its description, permissions and tests are derived from this as well
 * (docs/adr/0018-operations.md).
 */
export type OperationShape = {
  /** Area and verb, such as `discounts.create`. */
  name: `${string}.${string}`
  /**
   * Method and path below /api/v1; `{name}` is a field of the input. GET reads and changes nothing. Otherwise, why no
   * other program can call it.
   */
  route: Route | { onlyPages: string }
  input: z.ZodType
  /** An input, for the reference and for tests that call every operation. */
  example: unknown
  /** The result on success. Anything not in it does not leave the shop through /api/v1. */
  result: z.ZodType
  /** The current state shown with a conflict, if there can be one. */
  theirs?: z.ZodType
} & Told

type Told = {
  /** One line for the reference. */
  summary: string
  may: May
  /** The success status if a POST creates nothing but computes or queries (otherwise, a POST's is 201). */
  status?: 200
  /** The maximum body size, if its schema can't guarantee that it is small. */
  maxBytes?: number
}

/**
 * `run` gets input already parsed by its schema, for an actor whom `may` allows. It may throw AppError, which is
 * returned as a refusal. `sent` is the raw input, for whatever is stored whole.
 */
export type Operation<Deps> = OperationShape & {
  run(deps: Deps, actor: Actor, input: never, sent: unknown): Promise<Outcome>
}

type ValueOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : never

/** Infers the types of `run` from the schemas. */
export const defineOperation = <
  const Name extends OperationShape['name'],
  const Address extends OperationShape['route'],
  Input extends z.ZodType,
  Result extends z.ZodType,
  Deps,
  Theirs extends z.ZodType = z.ZodNever,
>(
  operation: Told & {
    name: Name
    route: Address
    input: Input
    example: z.input<Input>
    result: Result
    theirs?: Theirs
    run(
      deps: Deps,
      actor: Actor,
      input: z.output<Input>,
      sent: unknown,
    ): Promise<Outcome<ValueOf<Result>, ValueOf<Theirs>, z.output<Input>>>
  },
) => operation

/** An operation that other programs can call. */
export type PublicOperation = OperationShape & { route: Route }

export const isPublic = (operation: OperationShape): operation is PublicOperation =>
  typeof operation.route === 'string'

/** Splits a route into its parts: `PUT` and `/discounts/{discount}`. */
export function routeOf({ route }: Pick<PublicOperation, 'route'>): { method: Method; path: string } {
  const [method, path] = route.split(' ') as [Method, string]
  return { method, path }
}

/** The fields of the input that are part of the path. */
export const pathFieldsOf = ({ route }: Pick<OperationShape, 'route'>): string[] =>
  typeof route !== 'string' ? [] : [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** The status code on success (RFC 9110 section 15.3). */
export function statusOf(operation: PublicOperation): 200 | 201 {
  return operation.status ?? (routeOf(operation).method === 'POST' ? 201 : 200)
}

/**
 * Whether the rest of the input is sent as JSON; for other methods (RFC 9110 sections 9.3.1 and 9.3.5) it is the query.
 */
export function hasBody(operation: Pick<PublicOperation, 'route'>): boolean {
  const { method } = routeOf(operation)
  return method !== 'GET' && method !== 'DELETE'
}
