import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callOperation } from '#app/operations/call-operation.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import { designIdMessages } from '#domain/artwork/design-id.ts'
import type { ValueOf } from '#server/operations.ts'

/** docs/spec-map.md B9: print file poll. */
export const checkEvery = 7_000
export const maxChecks = 40

type State = ValueOf<'print-files.check'>
/** `checks` counts the ready checks made so far. */
type Phase = { name: 'idle' | 'starting' | 'gave-up' } | { name: 'waiting'; checks: number }

export type Generation = {
  phase: Phase['name']
  start: () => void
  /** Resumes checking after it had given up. */
  resume: () => void
}

/**
 * Starts an item's print file and checks every 7 seconds whether it is ready, up to 40 times (docs/spec-map.md B4). A
 * failed check is retried after 7 seconds. `onNoDesign` asks for the design's id.
 */
export function useGeneration(itemId: string, onNoDesign: () => void): Generation {
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const { revalidate } = useRevalidator()

  const settle = (state: State['state'], checks: number): void => {
    if (state === 'ready') {
      setPhase({ name: 'idle' })
      void revalidate()
    } else setPhase({ name: 'waiting', checks })
  }
  const start = async (): Promise<void> => {
    setPhase({ name: 'starting' })
    const answer = await callOperation('print-files.start', 'POST /order-items/{item}/print-file', {
      item: itemId,
    })
    if (answer.ok) {
      settle(answer.value.state, 0)
      void revalidate()
      return
    }
    setPhase({ name: 'idle' })
    if (answer.because === 'no_design') {
      notify.error(designIdMessages.required, 'Enter the design that this item is printed from.')
      return onNoDesign()
    }
    refuse(answer)
  }
  const check = useEffectEvent(async (checks: number): Promise<Phase | null> => {
    const answer = await callOperation('print-files.check', 'POST /order-items/{item}/print-file/check', {
      item: itemId,
    })
    if (answer.ok && answer.value.state === 'ready') return null
    if (!answer.ok && answer.because === 'not_downloaded') {
      refuse(answer)
      return null
    }
    if (checks < maxChecks) return { name: 'waiting', checks }
    notify.info('Still processing…', 'The file is still being made. Check again in a few minutes.')
    return { name: 'gave-up' }
  })

  const checks = phase.name === 'waiting' ? phase.checks : null
  useEffect(() => {
    if (checks === null) return
    let isOver = false
    const timer = setTimeout(async () => {
      const next = await check(checks + 1)
      if (isOver) return
      setPhase(next ?? { name: 'idle' })
      if (next === null) void revalidate()
    }, checkEvery)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [checks, revalidate])

  return {
    phase: phase.name,
    start: () => void start(),
    resume: () => setPhase({ name: 'waiting', checks: 0 }),
  }
}

/** In the specification's wording (docs/spec-map.md B8). */
function refuse({ reason, because, message }: { reason: string; because?: string; message: string }): void {
  if (reason === 'not_found') notify.error('Order item not found')
  else if (because === 'not_downloaded') notify.error('Download Error', message)
  else notify.error('Failed to start generation', message)
}
