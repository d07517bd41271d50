import type { Upload, UrlStorage } from 'tus-js-client'
import { fetchTus, type Tus } from '#app/fetch-tus.ts'
import { judgeUpload, mayGoWell } from '#app/upload-failure.ts'
import { refuseFile } from './refuse-file.ts'
import { ownerMetadata, type UploadOwner } from './upload-owner.ts'
import { whenIdle } from './when-idle.ts'

export type UploadState = 'waiting' | 'sending' | 'offline' | 'failed' | 'refused' | 'unfinished'

/** A file being uploaded. Once it has arrived it leaves the list and is an artwork. */
export type UploadEntry = {
  key: string
  fileName: string
  byteSize: number
  sentBytes: number
  state: UploadState
  problem: string | null
}

export type UploadQueue = {
  read(): readonly UploadEntry[]
  subscribe(listener: () => void): () => void
  add(files: readonly File[]): void
  retry(key: string): void
  remove(key: string): void
  stop(): void
}

const endpoint = '/uploads/artworks'
const atOnce = 3
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000]
/** After its own retries an upload waits this long for the shop to be back. */
const tryAgainAfter = 5_000
/** Some browsers request a failed script only once per page. */
const notReady =
  'The connection was lost. If the upload doesn’t resume once it’s back, reload the page; your sheet is kept.'
const stopped = 'The upload stopped. Try again; it picks up where it left off.'

/** A browser with full storage keeps no fingerprints: its uploads still work, but start over after a reload. */
const forgiving = (storage: UrlStorage): UrlStorage => ({
  findAllUploads: () => storage.findAllUploads(),
  findUploadsByFingerprint: (fingerprint) => storage.findUploadsByFingerprint(fingerprint),
  removeUpload: (key) => storage.removeUpload(key),
  addUpload: async (fingerprint, upload) => {
    try {
      return await storage.addUpload(fingerprint, upload)
    } catch {
      return ''
    }
  },
})

const isSameFile = (one: UploadEntry, other: UploadEntry): boolean =>
  one.fileName === other.fileName && one.byteSize === other.byteSize

/**
 * Uploads by tus, a few at once. An interrupted upload resumes where it stopped: automatically after a lost connection,
 * and after a reload when the same file is chosen again (its fingerprint is kept in local storage).
 */
export function createUploadQueue(
  onUploaded: (artworkId: string) => void,
  owner: UploadOwner = {},
): UploadQueue {
  const listeners = new Set<() => void>()
  const running = new Map<string, Upload>()
  const files = new Map<string, File>()
  /** Local storage keys of uploads started by an earlier page. */
  const stored = new Map<string, { storageKey: string; uploadUrl: string | null }>()
  let entries: readonly UploadEntry[] = []
  let last = 0
  let isStopped = false
  let tus: Tus | null = null
  let isFetching = false

  const set = (next: readonly UploadEntry[]): void => {
    entries = next
    for (const listener of listeners) listener()
  }
  const patch = (key: string, changes: Partial<UploadEntry>): void =>
    set(entries.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)))
  const drop = (key: string): void => {
    running.delete(key)
    files.delete(key)
    set(entries.filter((entry) => entry.key !== key))
  }
  const startNext = (): void => {
    if (!tus && entries.some(({ state }) => state === 'waiting')) void fetchCode()
    for (const entry of entries) {
      if (!tus || running.size >= atOnce) return
      if (entry.state === 'waiting' && !running.has(entry.key)) void start(entry.key, tus)
    }
  }
  /** Uploads that wait for the code and cannot load it continue once the connection is back. */
  const fetchCode = async (): Promise<void> => {
    if (tus || isFetching) return
    isFetching = true
    const found = await fetchTus().catch(() => null)
    isFetching = false
    if (isStopped) return
    tus = found
    if (found) {
      await listUnfinished(found)
      return startNext()
    }
    const waiting = entries.filter(({ state }) => state === 'waiting')
    for (const { key } of waiting) patch(key, { state: 'offline', problem: notReady })
    if (waiting.length > 0) setTimeout(goOn, tryAgainAfter)
  }
  const start = async (key: string, { Upload, defaultOptions }: Tus): Promise<void> => {
    const file = files.get(key)
    if (!file) return
    const { urlStorage } = defaultOptions
    const upload = new Upload(file, {
      endpoint,
      retryDelays,
      removeFingerprintOnSuccess: true,
      ...(urlStorage && { urlStorage: forgiving(urlStorage) }),
      metadata: { filename: file.name, filetype: file.type, ...ownerMetadata(owner) },
      fingerprint: async (chosen, options) =>
        `${await defaultOptions.fingerprint(chosen, options)}${owner.draftOrderId ?? ''}`,
      onShouldRetry: (error) => {
        const { kind, says } = judgeUpload(error)
        if (kind === 'away') patch(key, { state: 'offline', problem: says })
        return mayGoWell(error)
      },
      onProgress: (sentBytes) => patch(key, { sentBytes, state: 'sending', problem: null }),
      onSuccess: () => {
        const artworkId = upload.url?.split('/').at(-1)
        drop(key)
        if (artworkId) onUploaded(artworkId)
        startNext()
      },
      onError: (error) => {
        running.delete(key)
        const { kind, says } = judgeUpload(error)
        patch(key, { state: kind === 'away' ? 'offline' : 'failed', problem: says ?? stopped })
        if (kind === 'away') setTimeout(goOn, tryAgainAfter)
        startNext()
      },
    })
    running.set(key, upload)
    patch(key, { state: 'sending', problem: null })
    const [earlier] = await upload.findPreviousUploads()
    if (earlier) upload.resumeFromPreviousUpload(earlier)
    if (running.get(key) === upload) upload.start()
  }
  const goOn = (): void => {
    if (isStopped || !navigator.onLine) return
    set(
      entries.map((entry) =>
        entry.state === 'offline' && !running.has(entry.key)
          ? { ...entry, state: 'waiting', problem: null }
          : entry,
      ),
    )
    startNext()
  }
  const listUnfinished = async ({ defaultOptions }: Tus): Promise<void> => {
    const kept = (await defaultOptions.urlStorage?.findAllUploads().catch(() => [])) ?? []
    const found = kept.map((one): UploadEntry => {
      const key = `earlier-${++last}`
      stored.set(key, { storageKey: one.urlStorageKey, uploadUrl: one.uploadUrl })
      return {
        key,
        fileName: one.metadata.filename ?? 'artwork',
        byteSize: one.size ?? 0,
        sentBytes: 0,
        state: 'unfinished',
        problem: 'Choose this file again, and its upload picks up where it left off.',
      }
    })
    set([...entries, ...found.filter((one) => !entries.some((entry) => isSameFile(one, entry)))])
  }
  window.addEventListener('online', goOn)
  // Not loaded with the page's rendering code, but before the connection may be gone.
  const stopWaiting = whenIdle(() => void fetchCode())

  return {
    read: () => entries,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(chosen) {
      const added = chosen.map((file): UploadEntry => {
        const key = `file-${++last}`
        const problem = refuseFile(file)
        if (problem === null) files.set(key, file)
        const state = problem === null ? 'waiting' : 'refused'
        return { key, fileName: file.name, byteSize: file.size, sentBytes: 0, state, problem }
      })
      const isChosenAgain = (entry: UploadEntry): boolean =>
        entry.state === 'unfinished' && added.some((one) => isSameFile(one, entry))
      set([...entries.filter((entry) => !isChosenAgain(entry)), ...added])
      startNext()
    },
    retry(key) {
      patch(key, { state: 'waiting', problem: null })
      startNext()
    },
    remove(key) {
      const earlier = stored.get(key)
      if (earlier) {
        void tus?.defaultOptions.urlStorage?.removeUpload(earlier.storageKey)
        if (earlier.uploadUrl) void tus?.Upload.terminate(earlier.uploadUrl).catch(() => {})
      }
      void running
        .get(key)
        ?.abort(true)
        .catch(() => {})
      drop(key)
      startNext()
    },
    stop() {
      isStopped = true
      stopWaiting()
      window.removeEventListener('online', goOn)
      for (const upload of running.values()) void upload.abort()
    },
  }
}
