import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { notify } from '#app/ui/toast.tsx'
import type { ShippingActionOutcome } from './shipping-actions.ts'

type Json = Parameters<ReturnType<typeof useFetcher>['submit']>[0]

/** Sends one thing at a time to the order's shipping desk, and tells what came of it. */
export function useShippingAction(orderId: string, onDone?: (outcome: ShippingActionOutcome) => void) {
  const fetcher = useFetcher<ShippingActionOutcome>()
  const tell = useEffectEvent((outcome: ShippingActionOutcome) => {
    const description = 'description' in outcome ? outcome.description : undefined
    if (outcome.ok) notify.success(outcome.title, description)
    else notify.error(outcome.title, description)
    onDone?.(outcome)
  })
  useEffect(() => {
    if (fetcher.data) tell(fetcher.data)
  }, [fetcher.data])
  return {
    isBusy: fetcher.state !== 'idle',
    send: (intent: string, fields: object = {}): void =>
      void fetcher.submit({ ...fields, intent } as Json, {
        method: 'post',
        action: `/admin/orders/${orderId}/shipping`,
        encType: 'application/json',
      }),
  }
}
