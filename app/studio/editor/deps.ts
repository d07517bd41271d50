import type { Called } from '#app/operations/call-operation.ts'
import type { Crop } from '#domain/artwork/crop.ts'
import type { ArrangeJob, Laid } from '#domain/studio/arrange.ts'
import type { Draft } from '#domain/studio/draft.ts'
import type { NestAnswer, NestRequest } from '../browser/nest-worker.ts'
import type { UploadQueue } from '../browser/upload-queue.ts'
import type { WorkMessage, WorkRequest } from '../browser/work-worker.ts'
import type { Look } from './studio-look.ts'

/** The editor's dependencies: app/studio/browser provides them in a page, tests in Node provide their own. */
export type EditorDeps = {
  clock: Clock
  page: PageEvents
  notify: Notify
  looks: { read: () => Look; keep: (look: Look) => void }
  artworks: ArtworkSource & {
    measurePart: (artwork: string, crop: Crop) => Promise<Called<'artworks.measure-part'>>
  }
  uploads: (onUploaded: (artworkId: string) => void) => UploadQueue
  workers: {
    nest: StartWorker<NestRequest, NestAnswer>
    work: StartWorker<{ id: number; request: WorkRequest }, WorkMessage>
    /** On the main thread. @throws when its code cannot be loaded. */
    layHere: (job: ArrangeJob) => Promise<Laid>
  }
  device: DeviceDrafts
  account: AccountDrafts
  files: {
    /** Opens the browser's file chooser. */
    pick: (onFiles: (files: File[]) => void) => void
    /** @throws if the browser or the person denies it. */
    readClipboard: () => Promise<File[]>
  }
}

/** Times in milliseconds. Each wait returns a function that cancels it. */
export type Clock = {
  /** Monotonic. */
  now: () => number
  date: () => Date
  after: (milliseconds: number, act: () => void) => () => void
  every: (milliseconds: number, act: () => void) => () => void
  /** At the next idle moment. */
  idle: (act: () => void) => () => void
}

export type PageEvents = {
  isOnline: () => boolean
  /** `hide`: the page is being left, perhaps for good. `look`: it was left or returned to. */
  on: (event: 'online' | 'offline' | 'hide' | 'look', act: () => void) => () => void
}

type Tell = (
  title: string,
  description?: string,
  options?: { id?: string; action?: { label: string; onClick: () => void } },
) => void

export type Notify = Record<'success' | 'error' | 'info', Tell>

export type ArtworkSource = {
  list: () => Promise<Called<'artworks.list'>>
  read: (artwork: string) => Promise<Called<'artworks.get'>>
  remove: (artwork: string) => Promise<unknown>
  /** Calls back with the id of each artwork that the server reports as changed. */
  onChanged: (act: (artwork: string) => void) => () => void
}

/** A running worker; `failed` is called once, and nothing after it. */
export type StartWorker<Request, Message> = (on: {
  message: (message: Message) => void
  failed: () => void
}) => WorkerPort<Request>

export type WorkerPort<Request> = { post: (request: Request) => void; end: () => void }

/** The account's version as last seen. */
export type Seen = { id: string; version: number }

/** The version of the account's draft that this device's draft is based on, and whether it is still unchanged. */
export type Link = Seen & { isSent: boolean }

/** The drafts on this device, each stored under a key. */
export type DeviceDrafts = {
  /** Returns false if nothing is stored (full, or private). */
  keep: (key: string, draft: Draft) => boolean
  forget: (key: string) => void
  /** Null if unknown. */
  keptAt: (key: string) => Date | null
  link: (key: string, link: Link) => void
}

export type AccountDrafts = {
  read: (subject: string) => Promise<Called<'drafts.read-present'>>
  /** Overwrites the version that was seen, or replaces the account's draft, which the account then sets aside. */
  keep: (
    subject: string,
    content: Draft,
    seen: Seen | null,
    isInItsPlace?: boolean,
  ) => Promise<Called<'drafts.keep'>>
  setAside: (subject: string, content: Draft) => Promise<Called<'drafts.set-aside'>>
  /** Runs after pending writes; removes only the version seen at that point. */
  forget: (seen: () => Seen | null) => Promise<void>
}
