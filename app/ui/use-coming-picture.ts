import { useCallback, useEffect, useState } from 'react'

/** `asked`: it did not load, and the shop is being asked why; `coming`: it will be there soon. */
type State = 'shown' | 'asked' | 'coming' | 'missing'

export type ComingPicture = {
  state: State
  /** Changes each time the image is to be loaded again. */
  key: string
  onError: () => void
}

/**
 * An image that may not be drawn yet: if the shop says that it will be (404 with Retry-After), it is requested again
 * until it is there.
 */
export function useComingPicture(src: string | null): ComingPicture {
  const first = { src, state: 'shown' as State, loads: 0 }
  const [seen, setSeen] = useState(first)
  if (seen.src !== src) setSeen(first)
  const { state, loads } = seen
  const isAsking = state === 'asked' || state === 'coming'
  useEffect(() => {
    if (!isAsking || src === null) return
    const ended = new AbortController()
    let waiting: ReturnType<typeof setTimeout> | undefined
    const become = (next: State): void =>
      setSeen((now) => ({ ...now, state: next, loads: now.loads + Number(next === 'shown') }))
    const ask = async (): Promise<void> => {
      const answer = await fetch(src, { method: 'HEAD', signal: ended.signal }).catch(() => null)
      if (ended.signal.aborted) return
      const after = Number(answer?.headers.get('retry-after') ?? 0)
      if (answer?.ok) return become('shown')
      if (answer?.status !== 404 || !(after > 0)) return become('missing')
      become('coming')
      waiting = setTimeout(ask, after * 1000)
    }
    void ask()
    return () => {
      clearTimeout(waiting)
      ended.abort()
    }
  }, [isAsking, src])
  return {
    state,
    key: `${src} ${loads}`,
    // An image that exists and still does not load is broken.
    onError: useCallback(
      () => setSeen((now) => ({ ...now, state: now.loads === 0 ? 'asked' : 'missing' })),
      [],
    ),
  }
}
