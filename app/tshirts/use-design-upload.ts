import { useEffect, useRef, useState } from 'react'
import type { UploadOwner } from '#app/studio/browser/upload-owner.ts'
import type { UploadEntry, UploadQueue } from '#app/studio/browser/upload-queue.ts'
import { codeOrToast } from '#app/ui/toasts/code-or-toast.ts'

export type DesignUpload = {
  /** The file being uploaded, or the one that was refused; null if there is none. */
  entry: UploadEntry | null
  isStarting: boolean
  start: (file: File) => Promise<void>
  retry: () => void
  cancel: () => void
}

/** One file at a time, through the studio's uploader, whose code is loaded with the first file. */
export function useDesignUpload(
  onUploaded: (artworkId: string) => void,
  { draftOrderId }: UploadOwner = {},
): DesignUpload {
  const queue = useRef<UploadQueue | null>(null)
  const [entry, setEntry] = useState<UploadEntry | null>(null)
  const [isStarting, setStarting] = useState(false)
  const tell = useRef(onUploaded)
  useEffect(() => {
    tell.current = onUploaded
  })
  useEffect(
    () => () => {
      queue.current?.stop()
      queue.current = null
    },
    [],
  )

  const open = async (): Promise<UploadQueue | null> => {
    if (queue.current) return queue.current
    const code = await codeOrToast(import('#app/studio/browser/upload-queue.ts'))
    if (code === null) return null
    const made = code.createUploadQueue((id) => tell.current(id), { draftOrderId })
    made.subscribe(() => setEntry(made.read().findLast(({ state }) => state !== 'unfinished') ?? null))
    queue.current = made
    return made
  }
  return {
    entry,
    isStarting,
    async start(file) {
      setStarting(true)
      const uploads = await open()
      if (entry) uploads?.remove(entry.key)
      uploads?.add([file])
      setStarting(false)
    },
    retry: () => entry && queue.current?.retry(entry.key),
    cancel: () => entry && queue.current?.remove(entry.key),
  }
}
