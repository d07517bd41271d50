import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createUploadQueue, type UploadEntry, type UploadQueue } from '../browser/upload-queue.ts'

const nothing: readonly UploadEntry[] = []

/** The queue of this page; uploads end with the studio, and go on when it is opened again. */
export function useUploads(onUploaded: (artworkId: string) => void): {
  uploads: readonly UploadEntry[]
  queue: UploadQueue | null
} {
  const [queue, setQueue] = useState<UploadQueue | null>(null)
  const tell = useEffectEvent(onUploaded)
  useEffect(() => {
    const made = createUploadQueue((id) => tell(id))
    setQueue(made)
    return () => made.stop()
  }, [])
  const uploads = useSyncExternalStore(
    queue?.subscribe ?? noChanges,
    () => queue?.read() ?? nothing,
    () => nothing,
  )
  return { uploads, queue }
}

const noChanges = (): (() => void) => () => {}
