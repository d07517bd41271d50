import { useOperation } from '#app/operations/operation-form.tsx'
import type { InputOf } from '#server/operations.ts'

type Starting =
  | 'batches.make-labels'
  | 'batches.make-print-files'
  | 'batches.mail-customers'
  | 'batches.print-sheets'
  | 'batches.set-statuses'

/** Begins work for many orders, which goes on by itself; the tray shows how far it is. */
export function useStartBatch() {
  const call = useOperation<Starting>({
    failed: ({ message }) => ({ title: 'Nothing was begun', message }),
  })
  return {
    isBusy: call.isBusy,
    /** Which of them is being begun. */
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
