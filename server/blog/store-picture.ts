import type { FileStore } from '#server/kernel/file-store.ts'
import {
  largestFileKey,
  type StoredPicture,
  storePublicPicture,
} from '#server/kernel/pictures/public-pictures.ts'
import { drawShareCopy } from './draw-share-copy.ts'
import { shareKey } from './present.ts'

/** Stores a header image at every public width, and a JPEG for link previews. Null if it is not an image. */
export async function storePicture(files: ShareFiles, bytes: Uint8Array): Promise<StoredPicture | null> {
  const picture = await storePublicPicture(files, 'blog', bytes)
  if (picture) await ensureShareCopy(files, picture)
  return picture
}

/** Images that entered the library another way get their link preview when they first head an article. */
export async function ensureShareCopy(files: ShareFiles, picture: StoredPicture): Promise<void> {
  const key = shareKey(picture.key)
  if (await files.exists(key)) return
  const share = await files.withLocalFile(largestFileKey(picture), drawShareCopy)
  await files.write(key, share, { contentType: 'image/jpeg' })
}

type ShareFiles = Pick<FileStore, 'write' | 'exists' | 'withLocalFile'>
