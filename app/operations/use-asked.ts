import { useEffect, useEffectEvent, useState } from 'react'
import type { OperationName, RouteOf } from '#server/operations.ts'
import { type Called, callOperation } from './call-operation.ts'

export type Asked<Name extends OperationName> = {
  /** To what was asked last; it stays until the next comes. Null while there is none, and where nothing is asked. */
  answer: Called<Name> | null
  /** It is not the answer to what is filled in now. */
  isBusy: boolean
}

/** How often a shop that cannot be reached is asked again, in ms. */
const untilAgain = 5_000

/**
 * What the shop says to what staff fill in, once it has not changed for `rest` ms: typing is not answered letter by letter.
 * Nothing is asked of a null; the same once more with another `round`. No fetcher of the router: whose answer comes while a press of the same page is answered ends that
 * navigation on the page that it leaves.
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
    // Aborted, it throws, and nobody waits for it any more.
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
