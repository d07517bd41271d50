import { buffer } from 'node:stream/consumers'
import type { ArtworkFacts } from '#domain/checks/measure-artwork.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { adoptArtworks, handToCustomer } from './adopt-artworks.ts'
import { beginUpload } from './begin-upload.ts'
import type { ArtworkDeps } from './deps.ts'
import {
  describeForPrinting,
  findUpload,
  getArtworks,
  listArtworks,
  lookAtArtworks,
} from './find-artworks.ts'
import { finishUpload } from './finish-upload.ts'
import { importOnce } from './import-once.ts'
import { importPicture, type PictureToImport } from './import-picture.ts'
import type { BeginUploadInput } from './input.ts'
import { inspectArtwork } from './inspect-artwork.ts'
import {
  inspectionJobs,
  measureEarlierJob,
  removeUploadJob,
  sweepArtworksJob,
  sweepUploadsJob,
} from './jobs.ts'
import { measureEarlier } from './measure/measure-earlier.ts'
import { measureParts, type PartOfArtwork } from './measure/measure-parts.ts'
import { artworkOperations } from './operations/index.ts'
import { ownArtwork } from './own-artwork.ts'
import { artworkOwnData } from './own-data.ts'
import { artworkWork } from './pending-work.ts'
import type { ArtworkView, PrintableArtwork } from './present.ts'
import { type PictureKind, readPicture } from './read-picture.ts'
import { type RemoveOutcome, removeArtwork } from './remove-artwork.ts'
import { removeUpload } from './remove-upload.ts'
import { type FindArtworkUses, sweepArtworks } from './sweep-artworks.ts'
import { sweepUploads } from './sweep-uploads.ts'
import type { ArtworkRow } from './tables.ts'

export { originalKey } from './begin-upload.ts'
export type { PictureToImport } from './import-picture.ts'
export { beginUploadSchema } from './input.ts'
export type { ArtworkView, PrintableArtwork } from './present.ts'
export { type PictureKind, pictureKinds } from './read-picture.ts'

export type Artwork = {
  pendingWork: readonly PendingWork[]
  /** Records an upload of the actor before its first byte; of staff it may be a manual order's. */
  beginUpload(actor: Actor, id: string, input: BeginUploadInput): Promise<void>
  /** Where an upload stands that the actor may go on with; null for every other. */
  findUpload(actor: Actor, id: string): Promise<Pick<ArtworkRow, 'state'> | null>
  /** All bytes are here; may be called again. */
  finishUpload(id: string): Promise<void>
  /** Takes a picture that is already here, as if the actor had uploaded it. */
  importPicture(actor: Actor, picture: PictureToImport): Promise<{ id: string }>
  /** The same, unless the actor has exactly this picture already. */
  importOnce(actor: Actor, picture: { fileName: string; bytes: Uint8Array }): Promise<{ id: string }>
  /** The actor's own, newest first. */
  list(actor: Actor): Promise<ArtworkView[]>
  /** One of the actor's own; for staff, of a manual order that is being written too. */
  get(actor: Actor, id: string): Promise<ArtworkView | null>
  /** The same of many, in no order. */
  getMany(actor: Actor, ids: readonly string[]): Promise<ArtworkView[]>
  /** Those of `ids` that the actor may look at: staff look at everybody's. */
  lookAtMany(actor: Actor, ids: readonly string[]): Promise<ArtworkView[]>
  /** Ready artworks by id, whoever owns them: for print files, whose maker has checked who asks. */
  describeForPrinting(ids: readonly string[]): Promise<PrintableArtwork[]>
  /** What the checks know of the parts that crops leave, by `partKey`; measured and kept when first asked for. */
  measureParts(parts: readonly PartOfArtwork[]): Promise<Map<string, ArtworkFacts>>
  /** Opens a picture for its owner or staff; null for everybody else. */
  readPicture(actor: Actor, id: string, kind: PictureKind): Promise<StoredFile | null>
  /** The bytes of a ready artwork of the actor's own; null when it is not theirs. */
  readOriginal(actor: Actor, id: string): Promise<Uint8Array | null>
  /** An artwork of the actor's own with the same bytes, a copy if need be; the caller has checked that they may. */
  own(actor: Actor, id: string): Promise<string | null>
  remove(actor: Actor, id: string): Promise<RemoveOutcome>
  /** What the visitor uploaded becomes the user's. */
  adopt(actor: Actor): Promise<void>
  /** What staff put in for a manual order becomes its customer's, in the transaction that bills it. */
  handToCustomer: typeof handToCustomer
  /** Removes every night what nobody uses; `finders` are those who may, and stand on this capability. */
  sweepUnused(finders: readonly FindArtworkUses[]): void
  ownData: OwnDataPart
  operations: BoundOperation[]
}

export function createArtwork(deps: ArtworkDeps): Artwork {
  const { database, jobs, files } = deps
  for (const job of Object.values(inspectionJobs))
    jobs.handle(job, ({ artworkId }) => inspectArtwork(deps, artworkId), { concurrency: 2 })
  jobs.handle(removeUploadJob, ({ storageKey }) => removeUpload(files, storageKey))
  jobs.handle(sweepUploadsJob, () => sweepUploads(deps))
  jobs.schedule(sweepUploadsJob, '*/10 * * * *', {})
  jobs.handle(measureEarlierJob, ({ after }) => measureEarlier(deps, after))
  jobs.schedule(measureEarlierJob, '*/10 * * * *', { after: null })
  return {
    pendingWork: artworkWork(deps),
    beginUpload: (actor, id, input) => beginUpload(deps, actor, id, input),
    findUpload: (actor, id) => findUpload(database, actor, id),
    finishUpload: (id) => finishUpload(deps, id),
    importPicture: (actor, picture) => importPicture(deps, actor, picture),
    importOnce: (actor, picture) => importOnce(deps, actor, picture),
    list: (actor) => listArtworks(database, actor),
    get: async (actor, id) => (await getArtworks(database, actor, [id]))[0] ?? null,
    getMany: (actor, ids) => getArtworks(database, actor, ids),
    lookAtMany: (actor, ids) => lookAtArtworks(database, actor, ids),
    describeForPrinting: (ids) => describeForPrinting(database, ids),
    measureParts: (parts) => measureParts(deps, parts),
    readPicture: (actor, id, kind) => readPicture(deps, actor, id, kind),
    readOriginal: async (actor, id) => {
      const [own] = await getArtworks(database, actor, [id])
      const file = own ? await readPicture(deps, actor, id, 'original') : null
      return file && buffer(await file.open())
    },
    own: (actor, id) => ownArtwork(deps, actor, id),
    remove: (actor, id) => removeArtwork(deps, actor, id),
    adopt: (actor) => adoptArtworks(database, actor),
    handToCustomer,
    sweepUnused(finders) {
      jobs.handle(sweepArtworksJob, () => sweepArtworks(deps, finders))
      jobs.schedule(sweepArtworksJob, '23 3 * * *', {})
    },
    ownData: artworkOwnData(deps),
    operations: bindOperations(artworkOperations, deps),
  }
}
