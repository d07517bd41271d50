import { buffer } from 'node:stream/consumers'
import type { Actor } from '#server/kernel/actor.ts'
import type { StoredFile } from '#server/kernel/stored-file.ts'
import { adoptArtworks } from './adopt-artworks.ts'
import { beginUpload } from './begin-upload.ts'
import {
  describeForPrinting,
  findUpload,
  getArtworks,
  listArtworks,
  lookAtArtworks,
} from './find-artworks.ts'
import { finishUpload } from './finish-upload.ts'
import { importPicture } from './import-picture.ts'
import type { BeginUploadInput } from './input.ts'
import { inspectArtwork } from './inspect-artwork.ts'
import { inspectArtworkJob, removeUploadJob, sweepUploadsJob } from './jobs.ts'
import type { ArtworkNeeds } from './needs.ts'
import type { ArtworkView, PrintableArtwork } from './present.ts'
import { type PictureKind, readPicture } from './read-picture.ts'
import { type RemoveOutcome, removeArtwork } from './remove-artwork.ts'
import { removeUpload } from './remove-upload.ts'
import { sweepUploads } from './sweep-uploads.ts'
import type { ArtworkRow } from './tables.ts'

export { originalKey } from './begin-upload.ts'
export { beginUploadSchema } from './input.ts'
export type { ArtworkView, PrintableArtwork } from './present.ts'
export { type PictureKind, pictureKinds } from './read-picture.ts'

export type Artwork = {
  /** Records an upload of the actor before its first byte. */
  beginUpload(actor: Actor, id: string, input: BeginUploadInput): Promise<void>
  /** Where an upload of the actor's own stands; null when it is not theirs. */
  findUpload(actor: Actor, id: string): Promise<Pick<ArtworkRow, 'state'> | null>
  /** All bytes are here; may be called again. */
  finishUpload(id: string): Promise<void>
  /** Takes a picture that is already here, as if the actor had uploaded it. */
  importPicture(actor: Actor, picture: { fileName: string; bytes: Uint8Array }): Promise<{ id: string }>
  /** The actor's own, newest first. */
  list(actor: Actor): Promise<ArtworkView[]>
  get(actor: Actor, id: string): Promise<ArtworkView | null>
  /** Those of `ids` that are the actor's own, in no order. */
  getMany(actor: Actor, ids: readonly string[]): Promise<ArtworkView[]>
  /** Those of `ids` that the actor may look at: staff look at everybody's. */
  lookAtMany(actor: Actor, ids: readonly string[]): Promise<ArtworkView[]>
  /** Ready artworks by id, whoever owns them: for print files, whose maker has checked who asks. */
  describeForPrinting(ids: readonly string[]): Promise<PrintableArtwork[]>
  /** Opens a picture for its owner or staff; null for everybody else. */
  readPicture(actor: Actor, id: string, kind: PictureKind): Promise<StoredFile | null>
  /** The bytes of a ready artwork of the actor's own; null when it is not theirs. */
  readOriginal(actor: Actor, id: string): Promise<Uint8Array | null>
  remove(actor: Actor, id: string): Promise<RemoveOutcome>
  /** What the visitor uploaded becomes the user's. */
  adopt(actor: Actor): Promise<void>
}

export function createArtwork(needs: ArtworkNeeds): Artwork {
  const { database, jobs, files } = needs
  jobs.handle(inspectArtworkJob, ({ artworkId }) => inspectArtwork(needs, artworkId))
  jobs.handle(removeUploadJob, ({ storageKey }) => removeUpload(files, storageKey))
  jobs.handle(sweepUploadsJob, () => sweepUploads(needs))
  jobs.schedule(sweepUploadsJob, '*/10 * * * *', {})
  return {
    beginUpload: (actor, id, input) => beginUpload(needs, actor, id, input),
    findUpload: (actor, id) => findUpload(database, actor, id),
    finishUpload: (id) => finishUpload(needs, id),
    importPicture: (actor, picture) => importPicture(needs, actor, picture),
    list: (actor) => listArtworks(database, actor),
    get: async (actor, id) => (await getArtworks(database, actor, [id]))[0] ?? null,
    getMany: (actor, ids) => getArtworks(database, actor, ids),
    lookAtMany: (actor, ids) => lookAtArtworks(database, actor, ids),
    describeForPrinting: (ids) => describeForPrinting(database, ids),
    readPicture: (actor, id, kind) => readPicture(needs, actor, id, kind),
    readOriginal: async (actor, id) => {
      const [own] = await getArtworks(database, actor, [id])
      const file = own ? await readPicture(needs, actor, id, 'original') : null
      return file && buffer(await file.open())
    },
    remove: (actor, id) => removeArtwork(needs, actor, id),
    adopt: (actor) => adoptArtworks(database, actor),
  }
}
