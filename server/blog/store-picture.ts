import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { maxWholeDecodePixels } from '#domain/artwork.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import { largestFileKey, type StoredPicture, storePublicPicture } from '#server/kernel/public-pictures.ts'
import { shareKey } from './present.ts'

/** What link previews ask for (Open Graph: 1.91 to 1); not all of them read WebP. */
const shareSize = { width: 1_200, height: 630 }

/** Keeps a header picture at every public width, and a JPEG for link previews. Null for what is no picture. */
export async function storePicture(
  files: Pick<FileStore, 'write'>,
  bytes: Uint8Array,
): Promise<StoredPicture | null> {
  const picture = await storePublicPicture(files, 'blog', bytes)
  if (picture) await writeShareCopy(files, picture.key, bytes)
  return picture
}

/** Pictures that came into the library by another door get their link preview when they first head an article. */
export async function ensureShareCopy(
  files: Pick<FileStore, 'write' | 'exists' | 'read'>,
  picture: StoredPicture,
): Promise<void> {
  if (await files.exists(shareKey(picture.key))) return
  await writeShareCopy(files, picture.key, await buffer(await files.read(largestFileKey(picture))))
}

async function writeShareCopy(
  files: Pick<FileStore, 'write'>,
  key: string,
  bytes: Uint8Array,
): Promise<void> {
  const share = await sharp(bytes, { limitInputPixels: maxWholeDecodePixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...shareSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
  await files.write(shareKey(key), share, { contentType: 'image/jpeg' })
}
