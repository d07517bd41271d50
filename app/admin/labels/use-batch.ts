import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callOperation } from '#app/operations/call-operation.ts'
import type { PackageDetails } from '#domain/shipping/parcel.ts'
import type { ValueOf } from '#server/operations.ts'
import type { RateChoice } from '#server/shipping/index.ts'

type Label = ValueOf<'shipping.make-label'>

/** What came of one order. */
export type BatchLine =
  | ({ ok: true; orderId: string } & Label)
  | { ok: false; orderId: string; cause: string }

export type BatchState = { total: number; lines: BatchLine[]; isRunning: boolean }

/** Asks for labels one after the other; what fails is kept with its cause, and the others go on. */
export function useBatch() {
  const [state, setState] = useState<BatchState>({ total: 0, lines: [], isRunning: false })
  const { revalidate } = useRevalidator()
  const run = async (
    orderIds: readonly string[],
    parcel: PackageDetails,
    choice: RateChoice,
  ): Promise<void> => {
    setState({ total: orderIds.length, lines: [], isRunning: true })
    for (const orderId of orderIds) {
      const line = await askForLabel({ orderId, parcel, choice })
      setState((before) => ({ ...before, lines: [...before.lines, line] }))
    }
    setState((before) => ({ ...before, isRunning: false }))
    await revalidate()
  }
  return { ...state, run }
}

type Wanted = { orderId: string; parcel: PackageDetails; choice: RateChoice }

async function askForLabel({ orderId, ...wanted }: Wanted): Promise<BatchLine> {
  const answer = await callOperation('shipping.make-label', 'POST /orders/{order}/label', {
    order: orderId,
    ...wanted,
  })
  if (answer.ok) return { ok: true, orderId, ...answer.value }
  return { ok: false, orderId, cause: answer.isOffline ? unanswered : answer.message }
}

const unanswered = 'The shop did not answer. Look at the order before you try again.'
