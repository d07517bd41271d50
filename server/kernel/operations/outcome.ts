import type { FieldErrors } from '#domain/field-errors.ts'
import { AppError, type ErrorCode } from '#server/kernel/errors.ts'

/** The outcome of an operation: the same for a page, another program and the command line. */
export type Outcome<Value = unknown, Theirs = unknown, Yours = unknown> =
  | { ok: true; value: Value }
  /**
   * The first problem with each field, by the field's name and by its path below it. `message` is the first of them
   * all.
   */
  | { ok: false; reason: 'invalid'; message: string; fieldErrors: FieldErrors }
  /** Someone else saved it since it was read; nothing was overwritten. `yours` is the input as parsed. */
  | { ok: false; reason: 'conflict'; message: string; theirs: Theirs; yours: Yours }
  | ({ ok: false; reason: 'refused'; message: string; code: ErrorCode; advice: string } & RefusalDetails)

/** What a refusal's details tell the caller: which refusal it is, and when to try again. */
export type RefusalDetails = { because?: string; retryAfterSeconds?: number }

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

/** For errors that only stored data can reveal; those visible in the input alone are reported by its schema. */
export const invalid = (fieldErrors: FieldErrors): Outcome<never, never, never> => ({
  ok: false,
  reason: 'invalid',
  message: Object.values(fieldErrors)[0] ?? 'This was not accepted.',
  fieldErrors,
})

export const conflict = <Theirs, Yours>(
  theirs: Theirs,
  yours: Yours,
  message = 'Someone else saved it in the meantime. Compare, then save again.',
): Outcome<never, Theirs, Yours> => ({
  ok: false,
  reason: 'conflict',
  message,
  theirs,
  yours,
})

export const refused = ({ code, message, advice, details }: AppError): Outcome<never, never, never> => ({
  ok: false,
  reason: 'refused',
  message,
  code,
  advice,
  ...refusalDetailsOf(details),
})

const refusalDetailsOf = ({ because, retryAfterSeconds }: AppError['details']): RefusalDetails => ({
  ...(typeof because === 'string' && { because }),
  ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
})

/** The same as an error, for callers that only expect success. */
export function errorOf(outcome: Outcome & { ok: false }): AppError {
  if (outcome.reason === 'refused') {
    const { because, retryAfterSeconds, advice } = outcome
    return new AppError(outcome.code, outcome.message, { because, retryAfterSeconds, advice })
  }
  return new AppError(outcome.reason, outcome.message)
}
