import { createContext, useContext } from 'react'
import type { FieldErrors } from '#domain/field-errors.ts'

type Around = {
  /**
   * What was typed into its fields, by their names, where it was refused and its page is drawn anew: what they begin with
   * then, whatever else they would. Null for any other form.
   */
  typed: Readonly<Record<string, readonly string[]>> | null
  /** What it was told of its fields, by their names: it stands beside those whose page says nothing itself. */
  errors: FieldErrors
}

/** The form that a field is in. */
export const FormAround = createContext<Around>({ typed: null, errors: {} })

type FieldProps = { name?: string; value?: unknown; defaultValue?: string | number | readonly string[] }

/** What an input begins with that the browser keeps; one with a `value` is kept by its page. */
export function useFirstValue({ name, value, defaultValue }: FieldProps): FieldProps['defaultValue'] {
  const { typed } = useContext(FormAround)
  const [first, ...more] = (name !== undefined && typed?.[name]) || []
  // Which of several fields of one name it was, nobody can tell.
  return value === undefined && more.length === 0 ? (first ?? defaultValue) : defaultValue
}

/** The same of a box or a choice among several of that name: it was ticked, or it was not. */
export function useFirstTick(
  name: string | undefined,
  value: unknown,
  defaultChecked: boolean | undefined,
): boolean | undefined {
  const { typed } = useContext(FormAround)
  if (typed === null || name === undefined) return defaultChecked
  return typed[name]?.includes(String(value ?? 'on')) ?? false
}

/** Of fields that something is wrong with; the first one has the focus. */
export const firstWrong = '[aria-invalid=true], [data-wrong] input'
