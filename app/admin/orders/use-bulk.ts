import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { notify } from '#app/ui/toast.tsx'
import type { BulkOutcome, BulkResult } from './bulk-actions.ts'

type BulkIntent = 'bulk-status' | 'bulk-undo' | 'bulk-print-files' | 'bulk-mail'
export type BulkReport = { intent: BulkIntent; results: BulkResult[] }

/** Sends what is to be done to many orders, and keeps what came of it until it is dismissed. */
export function useBulk() {
  const fetcher = useFetcher<BulkOutcome>()
  const [report, setReport] = useState<BulkReport | null>(null)
  const tell = useEffectEvent((outcome: BulkOutcome) => {
    if (!outcome.ok) return notify.error(outcome.title, outcome.description)
    if ('results' in outcome) setReport(outcome)
  })
  useEffect(() => {
    if (fetcher.data) tell(fetcher.data)
  }, [fetcher.data])

  const send = (form: FormData): void =>
    void fetcher.submit(form, { method: 'post', action: '/admin/orders/bulk' })
  return {
    report,
    dismiss: (): void => setReport(null),
    isBusy: fetcher.state !== 'idle',
    intent: fetcher.formData?.get('intent') ?? null,
    run(intent: BulkIntent, orderIds: readonly string[], fields: Record<string, string> = {}): void {
      const form = new FormData()
      form.set('intent', intent)
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      for (const id of orderIds) form.append('orderId', id)
      send(form)
    },
  }
}

export type Bulk = ReturnType<typeof useBulk>
