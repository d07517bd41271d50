import type { Caller, CallerName } from './callers.ts'
import type { World } from './things.ts'

type From<Value> = Value | ((world: World, caller: Caller) => Value | Promise<Value>)

/** One way to call the shop, and each caller's expected response. */
export type Row = {
  /** The page's route file, or method and path as mounted by the edge. */
  route: string
  /** For a form: the operation that the page's action calls. */
  operation?: string
  /** Distinguishes this row from others of its route. */
  about?: string
  method: string
  path: From<string>
  form?: From<Record<string, string>>
  json?: From<Record<string, unknown>>
  bytes?: Uint8Array<ArrayBuffer>
  headers?: From<Record<string, string>>
  /** `cookies` by default; `spent`: of a session that the call may end; `bearer`: the access token. */
  by?: 'spent' | 'bearer'
  /** A GET of the sign-in contract that sends or records something. */
  writes?: true
  answers: Answers
}

/** Whether it is a page's row; the edge's own routes begin with their method. */
export const isOfPage = ({ route }: Row): boolean => !/^[A-Z]+ /.test(route)

/** The floor's responses are in floor.ts. */
export type Answers = Record<Exclude<CallerName, 'floor'>, number>

export const all = (status: number): Answers => by(status, status, status, status, status)

/** The customer made the thing; the owner owns the shop. */
export const by = (
  anonymous: number,
  customer: number,
  otherCustomer: number,
  admin: number,
  owner: number,
): Answers => ({ anonymous, customer, otherCustomer, admin, owner })

export const staffOnly = (refusal = 403, success = 200): Answers =>
  by(refusal, refusal, refusal, success, success)

/** For the customer's own things. To anyone else, staff included, they look like things that never existed. */
export const customerOnly = (success: number, refusal = 404): Answers =>
  by(refusal, success, refusal, refusal, refusal)

/** For things of a visitor who has not signed in. */
export const visitorOnly = (success: number, refusal = 404): Answers =>
  by(success, refusal, refusal, refusal, refusal)

export const signedInOnly = (refusal: number, success = 200): Answers =>
  by(refusal, success, success, success, success)

export const get = (route: string, path: Row['path'], answers: Answers, about?: string): Row => ({
  route,
  method: 'GET',
  path,
  answers,
  about,
})

export const post = (
  route: string,
  path: Row['path'],
  form: Exclude<Row['form'], undefined>,
  answers: Answers,
  more: Partial<Row> = {},
): Row => ({ route, method: 'POST', path, form, answers, ...more })

export const postJson = (
  route: string,
  path: Row['path'],
  json: Exclude<Row['json'], undefined>,
  answers: Answers,
  about?: string,
): Row => ({ route, method: 'POST', path, json, answers, about })

/** A page form that calls an operation. */
export const postOperation = (
  route: string,
  path: Row['path'],
  operation: string,
  fields: Exclude<Row['form'], undefined>,
  answers: Answers,
  more: Partial<Row> = {},
): Row =>
  post(
    route,
    path,
    async (world, caller) => ({
      operation,
      ...(typeof fields === 'function' ? await fields(world, caller) : fields),
    }),
    answers,
    { operation, ...more },
  )
