import type { UploadEntry, UploadQueue } from '../browser/upload-queue.ts'
import type { EditorDeps } from './deps.ts'
import type { Store } from './store.ts'

/** Files being uploaded; one that has arrived is an artwork. */
export type UploadsState = { uploads: readonly UploadEntry[] }

export type Uploads = Pick<UploadQueue, 'add' | 'retry' | 'remove'>

/** Uploads stop when the studio closes, and resume when it is opened again. */
export function createUploads(
  { set }: Store<UploadsState>,
  open: EditorDeps['uploads'],
  onUploaded: (artworkId: string) => void,
): { uploads: Uploads; start: () => () => void } {
  let queue: UploadQueue | null = null
  return {
    uploads: {
      add: (files) => queue?.add(files),
      retry: (key) => queue?.retry(key),
      remove: (key) => queue?.remove(key),
    },
    start() {
      const opened = open(onUploaded)
      queue = opened
      const take = (): void => set({ uploads: opened.read() })
      const unsubscribe = opened.subscribe(take)
      take()
      return () => {
        unsubscribe()
        opened.stop()
        queue = null
      }
    },
  }
}
