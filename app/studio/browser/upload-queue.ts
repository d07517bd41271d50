import { defaultOptions, type PreviousUpload, Upload } from 'tus-js-client'
import { judgeUpload, mayGoWell } from '#app/upload-failure.ts'
import { refuseFile } from './refuse-file.ts'
import { ownerMetadata, type UploadOwner } from './upload-owner.ts'

export type UploadState = 'waiting' | 'sending' | 'offline' | 'failed' | 'refused' | 'unfinished'

/** A file on its way. What has arrived leaves the list and is an artwork. */
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
/** After its own tries an upload waits so long for the shop to be there again. */
const tryAgainAfter = 5_000
const stopped = 'The upload stopped. Try again; it goes on where it was.'

/** A browser that is full keeps no fingerprints: its uploads go on all the same, and begin anew after a reload. */
const urlStorage = defaultOptions.urlStorage && {
  findAllUploads: () => defaultOptions.urlStorage?.findAllUploads() ?? Promise.resolve([]),
  findUploadsByFingerprint: (fingerprint: string) =>
    defaultOptions.urlStorage?.findUploadsByFingerprint(fingerprint) ?? Promise.resolve([]),
  removeUpload: (key: string) => defaultOptions.urlStorage?.removeUpload(key) ?? Promise.resolve(),
  async addUpload(fingerprint: string, upload: PreviousUpload): Promise<string> {
    try {
      return (await defaultOptions.urlStorage?.addUpload(fingerprint, upload)) ?? ''
    } catch {
      return ''
    }
  },
}

/**
 * Uploads by tus, a few at once. A broken upload goes on where it stopped: by itself after a lost connection, and
 * after a reload when the same file is chosen again (its fingerprint is kept in local storage).
 */
export function createUploadQueue(
  onUploaded: (artworkId: string) => void,
  owner: UploadOwner = {},
): UploadQueue {
  const listeners = new Set<() => void>()
  const running = new Map<string, Upload>()
  const files = new Map<string, File>()
  /** Keys in local storage of uploads that an earlier page began. */
  const stored = new Map<string, { storageKey: string; uploadUrl: string | null }>()
  let entries: readonly UploadEntry[] = []
  let last = 0
  let isStopped = false

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
    for (const entry of entries) {
      if (running.size >= atOnce) return
      if (entry.state === 'waiting' && !running.has(entry.key)) void start(entry.key)
    }
  }
  const start = async (key: string): Promise<void> => {
    const file = files.get(key)
    if (!file) return
    const upload = new Upload(file, {
      endpoint,
      retryDelays,
      removeFingerprintOnSuccess: true,
      ...(urlStorage && { urlStorage }),
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
  const listUnfinished = async (): Promise<void> => {
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
        problem: 'Choose this file again and its upload goes on where it stopped.',
      }
    })
    set([...entries, ...found])
  }
  window.addEventListener('online', goOn)
  void listUnfinished()

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
        entry.state === 'unfinished' &&
        added.some(({ fileName, byteSize }) => fileName === entry.fileName && byteSize === entry.byteSize)
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
        void defaultOptions.urlStorage?.removeUpload(earlier.storageKey)
        if (earlier.uploadUrl) void Upload.terminate(earlier.uploadUrl).catch(() => {})
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
      window.removeEventListener('online', goOn)
      for (const upload of running.values()) void upload.abort()
    },
  }
}
