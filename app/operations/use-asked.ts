import { useEffect, useEffectEvent, useState } from 'react'
import type { OperationName, RouteOf } from '#server/operations.ts'
import { type Called, callOperation } from './call-operation.ts'

/** Typing is not answered letter by letter. */
const pauseMilliseconds = 350

export type Asked<Name extends OperationName> = {
  /** To what was asked last; it stays until the next comes. Null while there is none. */
  answer: Called<Name> | null
  isBusy: boolean
}

/**
 * What the shop says to what is filled in, a moment after the last change; nothing is asked of a null. No fetcher of the router:
 * whose answer comes while a press of the same page is answered ends that navigation on the page that it leaves.
 */
export function useAsked<Name extends OperationName>(
  name: Name,
  route: RouteOf<Name>,
  input: Parameters<typeof callOperation<Name>>[2] | null,
): Asked<Name> {
  const asked = input === null ? null : JSON.stringify(input)
  const [answered, setAnswered] = useState<{ to: string; answer: Called<Name> } | null>(null)
  const ask = useEffectEvent(async (signal: AbortSignal) =>
    input === null ? null : await callOperation(name, route, input, { signal }),
  )
  useEffect(() => {
    if (asked === null) return
    const changed = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const answer = await ask(changed.signal)
        if (answer) setAnswered({ to: asked, answer })
      } catch (error) {
        if (!changed.signal.aborted) throw error
      }
    }, pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      changed.abort()
    }
  }, [asked])
  return {
    answer: asked === null ? null : (answered?.answer ?? null),
    isBusy: asked !== null && answered?.to !== asked,
  }
}
