import { useRef, useState } from 'react'
import { useOperation } from '#app/operations/operation-form.tsx'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { ValueOf } from '#server/operations.ts'

type BulkOperation = 'orders.set-statuses' | 'shipping.mail-customers'
/** What happened to one order. */
export type BulkResult = ValueOf<BulkOperation>['results'][number]
/** What was done; statuses can be taken back. */
export type BulkKind = 'status' | 'undo' | 'mail'
export type BulkReport = { kind: BulkKind; results: BulkResult[] }

type Change = { order: string; to: OrderStatus; expected?: OrderStatus }

const operations = {
  status: 'orders.set-statuses',
  undo: 'orders.set-statuses',
  mail: 'shipping.mail-customers',
} as const satisfies Record<BulkKind, BulkOperation>

/** Sends what is to be done to many orders, and keeps what came of it until it is dismissed. */
export function useBulk() {
  const [report, setReport] = useState<BulkReport | null>(null)
  const kind = useRef<BulkKind>('status')
  const call = useOperation<BulkOperation>({
    failed: ({ message }) => ({ title: 'Nothing was changed', message }),
    onDone: (_operation, { results }) => setReport({ kind: kind.current, results }),
  })
  const send = (wanted: BulkKind, form: FormData): void => {
    kind.current = wanted
    call.send(operations[wanted], form, { action: '/admin/orders/bulk' })
  }
  return {
    report,
    dismiss: (): void => setReport(null),
    isBusy: call.isBusy,
    change(wanted: 'status' | 'undo', changes: readonly Change[]): void {
      const form = new FormData()
      form.set('changes', JSON.stringify(changes))
      send(wanted, form)
    },
    run(wanted: 'mail', orderIds: readonly string[]): void {
      const form = new FormData()
      for (const id of orderIds) form.append('orderId', id)
      send(wanted, form)
    },
  }
}

export type Bulk = ReturnType<typeof useBulk>
