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
  /** Records an upload of the actor before its first byte; of staff it may be a draft order's. */
  beginUpload: own(beginUpload),
  /** Where an upload stands that the actor may go on with; null for every other. */
  findUpload: own(findUpload),
  /** All bytes are here; may be called again. */
  finishUpload,
  /** Takes a picture that is already here, as if the actor had uploaded it. */
  importPicture: own(importPicture),
  /** The same, unless the actor has exactly this picture already. */
  importOnce: own(importOnce),
  /** Takes a file that is already here as the actor's upload of that id; a job inspects it. */
  takeFile: own(takeFile),
  /** The actor's own, newest first. */
  list: own(listArtworks),
  /** The same of many, in no order. */
  getMany: own(getArtworks),
  /** Those of `ids` that the actor may look at: staff look at everybody's. */
  lookAtMany: own(lookAtArtworks),
  /** Those of these that an account has; for the server itself. */
  findInAccounts,
  /** Ready artworks by id, whoever owns them: for print files, whose maker has checked who asks. */
  describeForPrinting,
  /** What the checks know of the parts that crops leave, by `partKey`; measured and kept when first asked for. */
  measureParts,
  /** The outline of the ink of a picture in the store that is no artwork, in shares of it; null when it cannot be read. */
  traceStored,
  /** Opens a picture for its owner or staff; null for everybody else. */
  readPicture: own(readPicture),
  /** Whether pictures of one of these will come, because it is still looked at. */
  arePicturesComing: own(arePicturesComing),
  /** An artwork of the actor's own with the same bytes, a copy if need be; the caller has checked that they may. */
  own: own(ownArtwork),
  remove: own(removeArtwork),
  /** What the visitor uploaded becomes the user's. */
  adopt: own(adoptArtworks),
  /** One of the actor's own; for staff, of a draft order that is being written too. */
  get: own(getArtwork),
  readOriginal: own(readOriginal),
  /** What staff put in for a draft order becomes its customer's, in the transaction that bills it. */
  handToCustomer: withoutDeps(handToCustomer),
  /** Of their originals. For the server itself, as the next one. */
  bytesOf: withoutDeps(bytesOfArtworks),
  /** With their files; the caller has made sure that nothing uses them. */
  forget: deleteArtworks,
}
