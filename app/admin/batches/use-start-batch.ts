import { useOperation } from '#app/operations/operation-form.tsx'
import type { InputOf } from '#server/operations.ts'

type Starting =
  | 'batches.make-labels'
  | 'batches.make-print-files'
  | 'batches.mail-customers'
  | 'batches.print-sheets'
  | 'batches.set-statuses'

/** Starts bulk work, which runs on in the background; the tray shows its progress. */
export function useStartBatch() {
  const call = useOperation<Starting>({
    failed: ({ message }) => ({ title: 'Nothing was started', message }),
  })
  return {
    isBusy: call.isBusy,
    /** The operation being started. */
    operation: call.fetcher.formData?.get('operation') ?? null,
    start<Name extends Starting>(name: Name, input: InputOf<Name>): void {
      const form = new FormData()
      for (const [field, value] of Object.entries(input))
        form.set(field, typeof value === 'string' ? value : JSON.stringify(value))
      call.send(name, form, { action: '/admin/batches' })
    },
  }
}

export type StartBatch = ReturnType<typeof useStartBatch>
