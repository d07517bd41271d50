import type { Called } from '#app/operations/call-operation.ts'
import type { Crop } from '#domain/artwork/crop.ts'
import type { ArrangeJob, Laid } from '#domain/studio/arrange.ts'
import type { Draft } from '#domain/studio/draft.ts'
import type { NestAnswer, NestRequest } from '../browser/nest-worker.ts'
import type { UploadQueue } from '../browser/upload-queue.ts'
import type { WorkMessage, WorkRequest } from '../browser/work-worker.ts'
import type { Look } from './studio-look.ts'

/** What the editor asks of the world around it: app/studio/browser answers in a page, a test in Node as it likes. */
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
    /** On the page itself. @throws when its code cannot be fetched. */
    layHere: (job: ArrangeJob) => Promise<Laid>
  }
  device: DeviceDrafts
  account: AccountDrafts
  files: {
    /** Opens the browser's file chooser. */
    pick: (onFiles: (files: File[]) => void) => void
    /** @throws when the browser or the person says no. */
    readClipboard: () => Promise<File[]>
  }
}

/** Times in milliseconds. Each wait answers how to call it off. */
export type Clock = {
  /** Only grows. */
  now: () => number
  date: () => Date
  after: (milliseconds: number, act: () => void) => () => void
  every: (milliseconds: number, act: () => void) => () => void
  /** At the next idle moment. */
  idle: (act: () => void) => () => void
}

export type PageEvents = {
  isOnline: () => boolean
  /** `hide`: the page is left, perhaps for good. `look`: it is left or come back to. */
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
  /** Calls back with the id of each artwork that the server says has changed. */
  onChanged: (act: (artwork: string) => void) => () => void
}

/** A worker that is at work; `failed` is told once, and nothing after it. */
export type StartWorker<Request, Message> = (on: {
  message: (message: Message) => void
  failed: () => void
}) => WorkerPort<Request>

export type WorkerPort<Request> = { post: (request: Request) => void; end: () => void }

/** What the account was last seen to keep. */
export type Seen = { id: string; version: number }

/** Which version of the account's draft this device's was made from, and whether it is the same still. */
export type Link = Seen & { isSent: boolean }

/** Where this device keeps drafts, each under a key. */
export type DeviceDrafts = {
  /** False when nothing is stored (full, or private). */
  keep: (key: string, draft: Draft) => boolean
  forget: (key: string) => void
  /** Null when nobody knows. */
  keptAt: (key: string) => Date | null
  link: (key: string, link: Link) => void
}

export type AccountDrafts = {
  read: (subject: string) => Promise<Called<'drafts.read-present'>>
  /** Over what was seen, or in its place: then the account puts its own aside. */
  keep: (
    subject: string,
    content: Draft,
    seen: Seen | null,
    isInItsPlace?: boolean,
  ) => Promise<Called<'drafts.keep'>>
  setAside: (subject: string, content: Draft) => Promise<Called<'drafts.set-aside'>>
  /** After what is still being told; only in the version that was seen then. */
  forget: (seen: () => Seen | null) => Promise<void>
}
