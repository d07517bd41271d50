import type { z } from 'zod'

/** The first message for each field, by field name; errors that belong to no field are left out. */
export type FieldErrors = Record<string, string>

export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) {
    const name = path[0]
    if (typeof name === 'string') errors[name] ??= message
  }
  return errors
}
