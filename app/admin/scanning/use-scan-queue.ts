import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Alarm } from './alarm-lines.tsx'

type Fields = Record<string, string>
type Scan = { id: number; fields: Fields; isFollowing: boolean }

export type ScanQueue = {
  scan: (fields: Fields) => void
  /** A scan is being looked up, or is queued. */
  isBusy: boolean
  /** The result of the last scan, or of each of several sent at once. */
  alarms: readonly (Alarm & { id: number })[]
}

/**
 * Sends scans one after the other, in order: a scanner is faster than a network. `fieldsWhenSent` is called once the
 * previous scan was answered. `heard` receives each answer and returns what to show for it. The page's data is not
 * revalidated: the queue would wait for it, and without a network the page would be lost.
 */
export function useScanQueue<Answer>(options: {
  action: string
  fieldsWhenSent?: () => Fields
  heard: (answer: Answer, scanned: Fields) => Alarm | null
}): ScanQueue {
  const { action } = options
  const fetcher = useFetcher<Answer>()
  const [queue, setQueue] = useState<readonly Scan[]>([])
  const [alarms, setAlarms] = useState<ScanQueue['alarms']>([])
  const made = useRef(0)
  const sent = useRef<{ scan: Scan; answerBefore: unknown } | null>(null)
  const hear = useEffectEvent(({ id, fields, isFollowing }: Scan, answer: Answer) => {
    const alarm = options.heard(answer, fields)
    setAlarms((before) => [...(isFollowing ? before : []), ...(alarm ? [{ ...alarm, id }] : [])])
  })
  const fieldsOf = useEffectEvent((scan: Scan): Fields => ({ ...scan.fields, ...options.fieldsWhenSent?.() }))

  // The fetcher's state alone is not enough: it still says idle before a scan is actually sent.
  useEffect(() => {
    const [scan] = queue
    if (!scan) return
    if (sent.current?.scan === scan) {
      if (fetcher.data === sent.current.answerBefore || fetcher.data === undefined) return
      hear(scan, fetcher.data as Answer)
      return setQueue((waiting) => waiting.slice(1))
    }
    if (fetcher.state !== 'idle') return
    sent.current = { scan, answerBefore: fetcher.data }
    void fetcher.submit(fieldsOf(scan), { method: 'post', action, defaultShouldRevalidate: false })
  }, [queue, action, fetcher.state, fetcher.data, fetcher.submit])

  return {
    alarms,
    isBusy: queue.length > 0,
    scan(fields) {
      made.current += 1
      const id = made.current
      setQueue((waiting) => [...waiting, { id, fields, isFollowing: waiting.length > 0 }])
    },
  }
}
