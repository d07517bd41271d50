import { own, withoutDeps } from '#server/kernel/door.ts'
import { adoptArtworks, handToCustomer } from './adopt-artworks.ts'
import { beginUpload } from './begin-upload.ts'
import { deleteArtworks } from './delete-artworks.ts'
import {
  describeForPrinting,
  findInAccounts,
  findUpload,
  getArtwork,
  getArtworks,
  listArtworks,
  lookAtArtworks,
} from './find-artworks.ts'
import { finishUpload } from './finish-upload.ts'
import { importOnce } from './import-once.ts'
import { importPicture } from './import-picture.ts'
import { measureParts } from './measure/measure-parts.ts'
import { ownArtwork } from './own-artwork.ts'
import { readOriginal, traceStored } from './read-original.ts'
import { arePicturesComing, readPicture } from './read-picture.ts'
import { removeArtwork } from './remove-artwork.ts'
import { bytesOfArtworks } from './retention.ts'
import { takeFile } from './take-file.ts'

export const artworkCalls = {
  /** Records an actor's upload before its first byte; staff uploads may belong to a draft order. */
  beginUpload: own(beginUpload),
  /** The progress of an upload that the actor may continue; null for any other. */
  findUpload: own(findUpload),
  /** All bytes have arrived; may be called again. */
  finishUpload,
  /** Takes an image that is already here, as if the actor had uploaded it. */
  importPicture: own(importPicture),
  /** The same, unless the actor already has exactly this image. */
  importOnce: own(importOnce),
  /** Takes a file that is already here as the actor's upload with that id; a job inspects it. */
  takeFile: own(takeFile),
  /** The actor's own, newest first. */
  list: own(listArtworks),
  /** The same for many ids, in no particular order. */
  getMany: own(getArtworks),
  /** Those of `ids` that the actor may view: staff may view anyone's. */
  lookAtMany: own(lookAtArtworks),
  /** Those of the given ids that an account owns; for the server itself. */
  findInAccounts,
  /** Ready artworks by id, whoever owns them: for print files, where the caller has checked access. */
  describeForPrinting,
  /** What the checks know about the parts that crops leave, by `partKey`; measured and stored on first request. */
  measureParts,
  /** The ink outline of a stored image that is not an artwork, in fractions of its size; null when it can't be read. */
  traceStored,
  /** Opens an image for its owner or staff; null for anyone else. */
  readPicture: own(readPicture),
  /** Whether images for one of these are still to come because it is being inspected. */
  arePicturesComing: own(arePicturesComing),
  /** An artwork of the actor's own with the same bytes, copied if need be; the caller has checked that they may. */
  own: own(ownArtwork),
  remove: own(removeArtwork),
  /** The visitor's uploads become the user's. */
  adopt: own(adoptArtworks),
  /** One of the actor's own; for staff, also one of a draft order that is still being written. */
  get: own(getArtwork),
  readOriginal: own(readOriginal),
  /** What staff uploaded for a draft order becomes its customer's, in the transaction that invoices it. */
  handToCustomer: withoutDeps(handToCustomer),
  /** The size of their originals. For the server itself, like the next one. */
  bytesOf: withoutDeps(bytesOfArtworks),
  /** Deletes them with their files; the caller has made sure that nothing uses them. */
  forget: deleteArtworks,
}
