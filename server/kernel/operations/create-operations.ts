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

/** An operation with what its capability needs. */
export type BoundOperation = {
  operation: OperationShape
  run(actor: Actor, input: never, sent: unknown): Promise<Outcome>
}

export const bindOperations = <Deps>(operations: readonly Operation<Deps>[], deps: Deps): BoundOperation[] =>
  operations.map((operation) => ({
    operation,
    run: (actor, input, sent) => operation.run(deps, actor, input, sent),
  }))

/** Calls the operation of that name: who may not is refused before anything is read, what is wrong is named by field. */
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

/** Whether it takes a permission that the actor does not have. */
export const isBeyond = (may: May, actor: Actor): boolean =>
  may !== 'anyone' && may !== 'signed_in' && may !== 'buyer' && !mayDo(actor, may)

function requireMay(may: May, actor: Actor): void {
  if (may === 'anyone') return
  if (may === 'buyer' && actor.heldOrders?.length) return
  if (!actor.user && !actor.key) throw new AppError('not_signed_in', 'Sign in first.')
  if (may !== 'signed_in' && may !== 'buyer') requirePermission(actor, may)
}

/** Such as `lines.0.quantity`; the first of all comes first. */
function pathErrorsOf({ issues }: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) errors[path.join('.')] ??= message
  return errors
}

/** What can be no id is as unknown as an id that is nobody's. */
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
