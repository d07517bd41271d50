import { TriangleAlert } from 'lucide-react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Day } from '#app/ui/moment-text.tsx'

/** A notice before designs that have not been used for a long time are removed. */
export function EndingDesigns({ endsAt }: { endsAt: string }) {
  const call = useOperation<'designs.keep'>({
    done: { 'designs.keep': { title: 'We’ll keep your designs' } },
    failed: 'We couldn’t save your choice',
  })
  return (
    <section
      aria-label="Designs that will be removed"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-yellow bg-yellow-wash p-4 text-yellow-ink"
    >
      <p className="flex min-w-0 flex-1 basis-72 items-start gap-2">
        <TriangleAlert className="mt-0.5 size-4.5 shrink-0" aria-hidden />
        <span>
          <strong className="font-semibold">
            Some of your designs will be removed on <Day at={endsAt} />.
          </strong>{' '}
          You haven’t used them in a long time. Your orders aren’t affected.
        </span>
      </p>
      <OperationForm of={call}>
        <OperationButton of={call} operation="designs.keep" size="sm" variant="primary">
          Keep my designs
        </OperationButton>
      </OperationForm>
    </section>
  )
}
