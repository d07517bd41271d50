import type { z } from 'zod'
import type { Permission } from '#domain/people/permissions.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import type { Shop } from '#server/shop.ts'
import type { Visit } from '../visit.ts'

export type FunctionAnswer = { status?: number; body: object } | { file: StoredFile }

/** One function of the specification. `run` may throw AppError; it is returned as a refusal. */
export type FunctionOperation<Body = unknown> = {
  name: string
  may: Permission | 'anyone'
  /** For GET, the query replaces the body. */
  isGetToo?: true
  body: z.ZodType<Body>
  run(shop: Shop, visit: Visit, body: Body): Promise<FunctionAnswer>
}

export const defineFunction = <Body>(operation: FunctionOperation<Body>): FunctionOperation =>
  operation as FunctionOperation

export const refused = (error: string, status = 200): FunctionAnswer => ({
  status,
  body: { success: false, error },
})
