import type { FieldErrors } from '#domain/field-errors.ts'

type Answer = { ok: true } | { ok: false; message: string; fieldErrors: FieldErrors } | null

/** Why the shop says nothing to what is filled in; null where it does, and where its fields say it. */
export const refusalIn = (answer: Answer): string | null =>
  answer?.ok === false && Object.keys(answer.fieldErrors).length === 0 ? answer.message : null

/** The same, where the figures would stand. */
export function AskedRefusal({ answer }: { answer: Answer }) {
  return (
    <p role="alert" className="mt-2 text-red-ink text-sm empty:hidden">
      {refusalIn(answer)}
    </p>
  )
}
