import type { z } from 'zod'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import { table } from '#domain/table.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { mayDo, requirePermission } from '#server/kernel/permit.ts'
import { describeFirst, issueWords } from '#server/kernel/text/issue-words.ts'
import { currentOperation } from './current-call.ts'
import { type May, type Operation, type OperationShape, pathFieldsOf } from './define-operation.ts'
import { type Outcome, refused } from './outcome.ts'

/** An operation bound to its capability's dependencies. */
export type BoundOperation = {
  operation: OperationShape
  run(actor: Actor, input: never, sent: unknown): Promise<Outcome>
}

export const bindOperations = <Deps>(operations: readonly Operation<Deps>[], deps: Deps): BoundOperation[] =>
  operations.map((operation) => ({
    operation,
    run: (actor, input, sent) => operation.run(deps, actor, input, sent),
  }))

/**
 * Calls the operation of that name: callers without permission are refused before anything is read, and errors in the
 * input are reported by field.
 */
export type CallByName = (name: string, actor: Actor, sent: unknown) => Promise<Outcome>

export function createCallByName(bound: readonly BoundOperation[]): CallByName {
  const known = table(Object.fromEntries(bound.map((one) => [one.operation.name, one])))
  return async (name, actor, sent) => {
    const found = known[name]
    if (!found) return refused(new AppError('not_found', 'There is no such operation.'))
    const { operation, run } = found
    try {
      requireMay(operation.may, actor)
      const reading = operation.input.safeParse(sent, { error: issueWords })
      if (!reading.success) return invalidInput(operation, reading.error)
      return await currentOperation.run(name, () => run(actor, reading.data as never, sent))
    } catch (error) {
      if (error instanceof AppError) return refused(error)
      throw error
    }
  }
}

/** Whether it requires a permission that the actor does not have. */
export const isBeyond = (may: May, actor: Actor): boolean =>
  may !== 'anyone' && may !== 'signed_in' && may !== 'buyer' && !mayDo(actor, may)

function requireMay(may: May, actor: Actor): void {
  if (may === 'anyone') return
  if (may === 'buyer' && actor.heldOrders?.length) return
  if (!actor.user && !actor.key) throw new AppError('not_signed_in', 'Sign in first.')
  if (may !== 'signed_in' && may !== 'buyer') requirePermission(actor, may)
}

/** Paths such as `lines.0.quantity`; the first error for each field wins. */
function pathErrorsOf({ issues }: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) errors[path.join('.')] ??= message
  return errors
}

/** A malformed id is treated like an id that doesn't exist. */
function invalidInput(operation: OperationShape, error: z.ZodError): Outcome {
  const inPath = new Set<PropertyKey>(pathFieldsOf(operation))
  const unknown = error.issues.find(({ path: [field = ''] }) => inPath.has(field))
  if (unknown) return refused(new AppError('not_found', unknown.message))
  return {
    ok: false,
    reason: 'invalid',
    message: describeFirst(error.issues),
    fieldErrors: { ...pathErrorsOf(error), ...fieldErrorsOf(error) },
  }
}
