import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Alarm } from './alarm-lines.tsx'

type Fields = Record<string, string>
type Scan = { id: number; fields: Fields; isFollowing: boolean }

export type ScanQueue = {
  scan: (fields: Fields) => void
  /** A scan is being looked up, or waits for its turn. */
  isBusy: boolean
  /** What came of the last scan; of several made in one go, each's. */
  alarms: readonly (Alarm & { id: number })[]
}

/**
 * Scans are sent one after the other, as they were made: a scanner is quicker than a network. `fieldsWhenSent` are
 * asked once the former scan was heard. `heard` takes each answer, and gives what is to be told of it. The page's data is
 * not read again: the queue would wait for it, and without a network the page would be gone.
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

  // The fetcher's state alone does not tell: it still says idle while a scan that was sent is not yet on its way.
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
