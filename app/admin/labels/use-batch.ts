import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PackageDetails } from '#domain/shipping/parcel.ts'
import type { BatchLine, RateChoice } from '#server/shipping/index.ts'

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

async function askForLabel(wanted: Wanted): Promise<BatchLine> {
  try {
    const answer = await fetch('/admin/labels/make', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    })
    return { ...(await answer.json()), orderId: wanted.orderId }
  } catch {
    const cause = 'The shop did not answer. Look at the order before you try again.'
    return { ok: false, orderId: wanted.orderId, cause }
  }
}
