import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useLiveEvents } from '#app/live.ts'
import type { BatchesRead } from './fetch-batches.ts'

/**
 * The person's own batches, and the backup and import in progress, kept current: read again automatically whenever one
 * has advanced.
 */
export function useBatches(read: BatchesRead): BatchesRead {
  const { data, state, load } = useFetcher<BatchesRead | null>({ key: 'batches' })
  const [heard, setHeard] = useState(0)
  const asked = useRef(0)
  useLiveEvents(['batch.changed', 'backup.changed', 'import.changed'], () => setHeard((count) => count + 1))
  useEffect(() => {
    if (heard === asked.current || state !== 'idle') return
    asked.current = heard
    void load('/admin/batches')
  }, [heard, state, load])
  const newest = data && data.readAt > read.readAt ? data : read
  return { ...newest, importing: data?.importing ?? null }
}
