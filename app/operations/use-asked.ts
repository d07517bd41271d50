import { useEffect, useEffectEvent, useState } from 'react'
import type { OperationName, RouteOf } from '#server/operations.ts'
import { type Called, callOperation } from './call-operation.ts'

export type Asked<Name extends OperationName> = {
  /**
   * The answer to the last request; it stays until the next one comes. Null while there is none, and when nothing is
   * being asked.
   */
  answer: Called<Name> | null
  /** The answer is not for what is filled in now. */
  isBusy: boolean
}

/** How often to retry when the shop cannot be reached, in ms. */
const untilAgain = 5_000

/**
 * The shop's answer to what staff fill in, once it has not changed for `rest` ms, so that it isn't asked on every
 * keystroke. A null asks nothing; a new `round` asks the same again. Does not use a router fetcher: if a fetcher's
 * answer comes while a submission of the same page is being answered, that navigation ends on the page it is leaving.
 */
export function useAsked<Name extends OperationName>(
  name: Name,
  route: RouteOf<Name>,
  input: Parameters<typeof callOperation<Name>>[2] | null,
  { rest = 350, round = 0 } = {},
): Asked<Name> {
  const asked = input === null ? null : `${round} ${JSON.stringify(input)}`
  const [answered, setAnswered] = useState<{ to: string; answer: Called<Name> } | null>(null)
  const ask = useEffectEvent((signal: AbortSignal) =>
    // It throws when aborted, and no one is waiting for it anymore.
    input === null ? null : callOperation(name, route, input, { signal }).catch(() => null),
  )
  useEffect(() => {
    if (asked === null) return
    const changed = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const askIn = (pause: number): void => {
      timer = setTimeout(async () => {
        const answer = await ask(changed.signal)
        if (answer === null || changed.signal.aborted) return
        setAnswered({ to: asked, answer })
        if (!answer.ok && answer.isOffline) askIn(untilAgain)
      }, pause)
    }
    askIn(rest)
    return () => {
      clearTimeout(timer)
      changed.abort()
    }
  }, [asked, rest])
  return {
    answer: asked === null ? null : (answered?.answer ?? null),
    isBusy: asked !== null && answered?.to !== asked,
  }
}
