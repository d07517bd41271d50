import { callOperation } from '#app/operations/call-operation.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { EditorDeps, PageEvents, StartWorker } from '../editor/deps.ts'
import { forgetInAccount, keepInAccount, readAccountDraft, setAsideInAccount } from './account-drafts.ts'
import { artworkSource } from './artwork-source.ts'
import { browserClock } from './browser-clock.ts'
import { forgetDraft, keepDraft, keepLink, readKeptAt } from './kept-draft.ts'
import { keepLook, readLook } from './kept-look.ts'
import { readClipboard } from './pasted-files.ts'
import { pickFiles } from './pick-files.ts'
import { createUploadQueue } from './upload-queue.ts'

/** The editor's dependencies, in a page. */
export const editorDeps: EditorDeps = {
  clock: browserClock,
  page: { isOnline: () => navigator.onLine, on: onPage },
  notify,
  looks: { read: readLook, keep: keepLook },
  artworks: {
    ...artworkSource,
    measurePart: (artwork, crop) =>
      callOperation('artworks.measure-part', 'POST /artworks/{artwork}/parts', { ...crop, artwork }),
  },
  uploads: createUploadQueue,
  workers: {
    nest: startWorker(() => new Worker(new URL('./nest-worker.ts', import.meta.url), { type: 'module' })),
    work: startWorker(() => new Worker(new URL('./work-worker.ts', import.meta.url), { type: 'module' })),
    // As much code as the worker's, and only few browsers need it.
    layHere: async (job) => (await import('./lay-here.ts')).layHere(job),
  },
  device: { keep: keepDraft, forget: forgetDraft, keptAt: readKeptAt, link: keepLink },
  account: {
    ...{ read: readAccountDraft, keep: keepInAccount },
    ...{ setAside: setAsideInAccount, forget: forgetInAccount },
  },
  files: { pick: pickFiles, readClipboard },
}

function startWorker<Request, Message>(make: () => Worker): StartWorker<Request, Message> {
  return ({ message, failed }) => {
    const worker = make()
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => message(data))
    worker.addEventListener('error', failed, { once: true })
    return { post: (request) => worker.postMessage(request), end: () => worker.terminate() }
  }
}

function onPage(...[event, act]: Parameters<PageEvents['on']>): () => void {
  const [target, name] = places[event]
  const from = target()
  from.addEventListener(name, act)
  return () => from.removeEventListener(name, act)
}

const places: Record<Parameters<PageEvents['on']>[0], readonly [() => EventTarget, string]> = {
  online: [() => window, 'online'],
  offline: [() => window, 'offline'],
  hide: [() => window, 'pagehide'],
  look: [() => document, 'visibilitychange'],
}
