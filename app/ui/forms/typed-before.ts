import { createContext, useContext } from 'react'
import type { FieldErrors } from '#domain/field-errors.ts'

type Around = {
  /**
   * What was typed into a refused form's fields, by name, when its page is rendered again: the fields start with this
   * instead of their usual values. Null for any other form.
   */
  typed: Readonly<Record<string, readonly string[]>> | null
  /** The errors for its fields, by name: shown at fields for which the page doesn't show any itself. */
  errors: FieldErrors
}

/** The form around a field. */
export const FormAround = createContext<Around>({ typed: null, errors: {} })

type FieldProps = { name?: string; value?: unknown; defaultValue?: string | number | readonly string[] }

/** The initial value of an uncontrolled input; one with a `value` is controlled by its page. */
export function useFirstValue({ name, value, defaultValue }: FieldProps): FieldProps['defaultValue'] {
  const { typed } = useContext(FormAround)
  const [first, ...more] = (name !== undefined && typed?.[name]) || []
  // If several fields share a name, there is no telling which one a value came from.
  return value === undefined && more.length === 0 ? (first ?? defaultValue) : defaultValue
}

/** The same for a checkbox or radio among several of that name: it was either checked or not. */
export function useFirstTick(
  name: string | undefined,
  value: unknown,
  defaultChecked: boolean | undefined,
): boolean | undefined {
  const { typed } = useContext(FormAround)
  if (typed === null || name === undefined) return defaultChecked
  return typed[name]?.includes(String(value ?? 'on')) ?? false
}

/** Fields with errors; the first one gets the focus. */
export const firstWrong = '[aria-invalid=true], [data-wrong] input'
