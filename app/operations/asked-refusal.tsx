import type { FieldErrors } from '#domain/field-errors.ts'

type Answer = { ok: true } | { ok: false; message: string; fieldErrors: FieldErrors } | null

/** Why the shop has no answer for what is filled in; null if it has one, or if the fields show it. */
export const refusalIn = (answer: Answer): string | null =>
  answer?.ok === false && Object.keys(answer.fieldErrors).length === 0 ? answer.message : null

/** The same, shown where the figures would be. */
export function AskedRefusal({ answer }: { answer: Answer }) {
  return (
    <p role="alert" className="mt-2 text-red-ink text-sm empty:hidden">
      {refusalIn(answer)}
    </p>
  )
}
