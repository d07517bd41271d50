import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLiveEvents } from '#app/live.ts'
import { callOperation } from '#app/operations/call-operation.ts'
import type { ValueOf } from '#server/operations.ts'

export type WallData = ValueOf<'production.read-wall'>

/**
 * Polls this often regardless of the stream, so that a stream that died silently doesn't leave old data up for long.
 */
const askEveryMs = 20_000
/** After this long without an answer the wall says that its data is old. */
const oldAfterMs = 60_000

export type WallTrouble = 'unreachable' | 'signed-out' | null

/** The wall's data, kept up to date for days: immediately on server events, and by polling. */
export function useWallData(first: WallData): { data: WallData; trouble: WallTrouble; now: Date } {
  const [data, setData] = useState(first)
  const [lastAnswer, setLastAnswer] = useState<number | null>(null)
  const [now, setNow] = useState(() => new Date(first.readAt))
  const [isSignedOut, setIsSignedOut] = useState(false)

  const ask = useCallback(async (): Promise<void> => {
    const answer = await callOperation('production.read-wall', 'GET /production/wall', {})
    // Polled again soon; until then the wall shows how old its data is.
    if (!answer.ok && answer.isOffline) return
    setIsSignedOut(!answer.ok && (answer.status === 401 || answer.status === 403))
    if (!answer.ok) return
    // Of two concurrent requests, the older may be answered last.
    setData((shown) => (answer.value.readAt < shown.readAt ? shown : answer.value))
    setLastAnswer(Date.now())
  }, [])

  useLiveEvents(['production.changed', 'order.changed', 'order.placed'], () => void ask())
  const tick = useEffectEvent(() => setNow(new Date()))
  useEffect(() => {
    setLastAnswer(Date.now())
    const asking = setInterval(() => void ask(), askEveryMs)
    const ticking = setInterval(() => tick(), 1_000)
    // A computer waking up, or a network coming back, triggers a request right away.
    const again = () => void ask()
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(asking)
      clearInterval(ticking)
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [ask])

  const isOld = lastAnswer !== null && now.getTime() - lastAnswer > oldAfterMs
  return { data, now, trouble: isSignedOut ? 'signed-out' : isOld ? 'unreachable' : null }
}
