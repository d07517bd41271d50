import type { FieldErrors } from '#domain/field-errors.ts'
import { isUniqueViolation } from '#server/kernel/database.ts'
import { invalid, type Outcome } from './outcome.ts'

/** Returns what `save` returns; if it violates a unique constraint, these fields are reported as wrong. */
export async function orTaken<Saved extends Outcome>(fieldErrors: FieldErrors, save: () => Promise<Saved>) {
  try {
    return await save()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return invalid(fieldErrors)
  }
}
