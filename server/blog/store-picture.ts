import type { FileStore } from '#server/kernel/file-store.ts'
import {
  largestFileKey,
  type StoredPicture,
  storePublicPicture,
} from '#server/kernel/pictures/public-pictures.ts'
import { drawShareCopy } from './draw-share-copy.ts'
import { shareKey } from './present.ts'

/** Keeps a header picture at every public width, and a JPEG for link previews. Null for what is no picture. */
export async function storePicture(files: ShareFiles, bytes: Uint8Array): Promise<StoredPicture | null> {
  const picture = await storePublicPicture(files, 'blog', bytes)
  if (picture) await ensureShareCopy(files, picture)
  return picture
}

/** Pictures that came into the library by another door get their link preview when they first head an article. */
export async function ensureShareCopy(files: ShareFiles, picture: StoredPicture): Promise<void> {
  const key = shareKey(picture.key)
  if (await files.exists(key)) return
  const share = await files.withLocalFile(largestFileKey(picture), drawShareCopy)
  await files.write(key, share, { contentType: 'image/jpeg' })
}

type ShareFiles = Pick<FileStore, 'write' | 'exists' | 'withLocalFile'>
