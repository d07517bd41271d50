import type { FieldErrors } from '#domain/field-errors.ts'
import { isUniqueViolation } from '#server/kernel/database.ts'
import { invalid, type Outcome } from './outcome.ts'

/** What `save` answers; these fields are wrong when it meets a row that has the same already. */
export async function orTaken<Saved extends Outcome>(fieldErrors: FieldErrors, save: () => Promise<Saved>) {
  try {
    return await save()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return invalid(fieldErrors)
  }
}
