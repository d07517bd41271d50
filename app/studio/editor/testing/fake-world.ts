import type { Draft } from '#domain/studio/draft.ts'
import { nest } from '#nesting/index.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { layHere } from '../../browser/lay-here.ts'
import type { NestAnswer, NestRequest } from '../../browser/nest-worker.ts'
import type { UploadEntry } from '../../browser/upload-queue.ts'
import type { WorkMessage, WorkRequest } from '../../browser/work-worker.ts'
import type { EditorDeps, Link, PageEvents, StartWorker } from '../deps.ts'
import { toLook } from '../studio-look.ts'
import { createFakeAccount } from './fake-account.ts'
import { createFakeClock } from './fake-clock.ts'
import { refusal } from './refusal.ts'

/** A worker that answers when the test says so. */
export type FakeWorker<Request, Message> = {
  asked: Request[]
  isEnded: boolean
  tell: (message: Message) => void
  fail: () => void
}

function fakeWorkers<Request, Message>() {
  const started: FakeWorker<Request, Message>[] = []
  const start: StartWorker<Request, Message> = ({ message, failed }) => {
    const worker = { asked: [] as Request[], isEnded: false, tell: message, fail: failed }
    started.push(worker)
    return {
      post: (request) => void worker.asked.push(request),
      end: () => {
        worker.isEnded = true
      },
    }
  }
  return { started, start }
}

/** A page's events, fired when a test says so. */
function createFakePage() {
  const listeners = new Map<string, Set<() => void>>()
  let isOnline = true
  const page: PageEvents = {
    isOnline: () => isOnline,
    on(event, act) {
      const own = listeners.get(event) ?? new Set()
      listeners.set(event, own.add(act))
      return () => void own.delete(act)
    },
  }
  return {
    page,
    happen(event: Parameters<PageEvents['on']>[0]) {
      if (event === 'online' || event === 'offline') isOnline = event === 'online'
      for (const act of listeners.get(event) ?? []) act()
    },
  }
}

/** The artworks the server has. */
function createFakeArtworks() {
  const artworks = new Map<string, ArtworkView>()
  const listeners = new Set<(id: string) => void>()
  const source: EditorDeps['artworks'] = {
    list: async () => ({ ok: true, value: { artworks: [...artworks.values()] } }),
    async read(id) {
      const artwork = artworks.get(id)
      return artwork ? { ok: true, value: { artwork } } : refusal('not_found')
    },
    remove: async (id) => artworks.delete(id),
    onChanged(act) {
      listeners.add(act)
      return () => void listeners.delete(act)
    },
    measurePart: async () => refusal('unavailable'),
  }
  return {
    ...{ artworks, source },
    /** The server reports a change to an artwork. */
    change(artwork: ArtworkView) {
      artworks.set(artwork.id, artwork)
      for (const act of listeners) act(artwork.id)
    },
  }
}

function createFakeDevice() {
  const device = { draft: null as Draft | null, link: null as Link | null, isFull: false }
  const drafts: EditorDeps['device'] = {
    keep(_key, draft) {
      if (!device.isFull) device.draft = draft
      return !device.isFull
    },
    forget: () => void Object.assign(device, { draft: null, link: null }),
    keptAt: () => null,
    link(_key, link) {
      device.link = link
    },
  }
  return { device, drafts }
}

function createFakeUploads() {
  const queue = { arrive: (_artworkId: string) => {}, show: (_entries: readonly UploadEntry[]) => {} }
  const uploads: EditorDeps['uploads'] = (onUploaded) => {
    let shown: readonly UploadEntry[] = []
    let tell = () => {}
    queue.arrive = onUploaded
    queue.show = (entries) => {
      shown = entries
      tell()
    }
    const none = () => {}
    const subscribe = (listener: () => void): (() => void) => {
      tell = listener
      return none
    }
    return { read: () => shown, subscribe, add: none, retry: none, remove: none, stop: none }
  }
  return { queue, uploads }
}

function createFakeNotices() {
  const told: string[] = []
  const actions = new Map<string, () => void>()
  const tell =
    (kind: string): EditorDeps['notify']['info'] =>
    (title, _description, options) => {
      told.push(`${kind}: ${title}`)
      if (options?.action) actions.set(title, options.action.onClick)
    }
  return { told, actions, notify: { success: tell('success'), error: tell('error'), info: tell('info') } }
}

/** An editor's dependencies in a test: nothing happens by itself. */
export function createFakeWorld() {
  const clock = createFakeClock()
  const { page, happen } = createFakePage()
  const { told, actions, notify } = createFakeNotices()
  const { artworks, source, change } = createFakeArtworks()
  const { device, drafts } = createFakeDevice()
  const { queue, uploads } = createFakeUploads()
  const nesters = fakeWorkers<NestRequest, NestAnswer>()
  const workers = fakeWorkers<{ id: number; request: WorkRequest }, WorkMessage>()
  const account = createFakeAccount()
  const deps: EditorDeps = {
    ...{ clock, page, notify, uploads, artworks: source, device: drafts, account: account.drafts },
    looks: { read: () => toLook(null), keep: () => {} },
    workers: {
      ...{ nest: nesters.start, work: workers.start },
      layHere: async (job) => (page.isOnline() ? layHere(job) : Promise.reject(new Error('Offline'))),
    },
    files: { pick: () => {}, readClipboard: async () => [] },
  }
  return {
    ...{ deps, clock, happen, told, actions, artworks, change, device, account, queue },
    nesters: nesters.started,
    workers: workers.started,
    /** Answers the latest request as the latest nester. */
    layOut(isFinal = true) {
      const nester = nesters.started.at(-1)
      const request = nester?.asked.at(-1)
      if (!nester || !request?.job) throw new Error('Nothing was asked of a nester')
      const { items, strip, locked } = request.job
      const result = nest(items, strip, { locked, budget: { steps: 20 } })
      nester.tell({ id: request.id, result, isFinal, filmNeeded: null })
    },
  }
}

export type FakeWorld = ReturnType<typeof createFakeWorld>

/** Lets everything that waits for an answer continue. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}
