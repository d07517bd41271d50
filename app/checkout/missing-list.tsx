import { Circle, CircleCheck, CircleDashed } from 'lucide-react'
import type { ValueOf } from '#server/operations.ts'

export type Missing = ValueOf<'checkout.list-missing'>['missing'][number]

/** The server's checklist: what is still missing, with a link to each field. */
export function MissingList({
  missing,
  onChoose,
}: {
  missing: readonly Missing[] | null
  onChoose: (field: string) => void
}) {
  if (missing === null) return null
  const isReady = !missing.some(({ isRequired }) => isRequired)
  return (
    <section aria-label="What’s still missing" aria-live="polite" className="mt-5 text-sm">
      {isReady ? (
        <p className="flex items-center gap-2 font-semibold text-green-ink">
          <CircleCheck className="size-4.5 shrink-0" aria-hidden />
          You’re ready to pay
        </p>
      ) : (
        <p className="font-semibold">Before you pay</p>
      )}
      {missing.length > 0 && (
        <ul className="mt-1.5 grid gap-0.5">
          {missing.map(({ field, message, isRequired }) => (
            <li key={field}>
              <button
                type="button"
                className="flex w-full items-start gap-2 rounded-sm py-1 text-left text-ink-muted hover:text-ink"
                onClick={() => onChoose(field)}
              >
                {isRequired ? (
                  <Circle className="mt-0.5 size-4 shrink-0 text-yellow-ink" aria-hidden />
                ) : (
                  <CircleDashed className="mt-0.5 size-4 shrink-0" aria-hidden />
                )}
                <span className="underline decoration-line-strong underline-offset-3">{message}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
