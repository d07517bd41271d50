import sharp from 'sharp'
import { maxWholeDecodePixels } from '#domain/artwork.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import { type StoredPicture, storePublicPicture } from '#server/kernel/public-pictures.ts'
import { shareKey } from './present.ts'

/** What link previews ask for (Open Graph: 1.91 to 1); not all of them read WebP. */
const shareSize = { width: 1_200, height: 630 }

/** Keeps a header picture at every public width, and a JPEG for link previews. Null for what is no picture. */
export async function storePicture(
  files: Pick<FileStore, 'write'>,
  bytes: Uint8Array,
): Promise<StoredPicture | null> {
  const picture = await storePublicPicture(files, 'blog', bytes)
  if (!picture) return null
  const share = await sharp(bytes, { limitInputPixels: maxWholeDecodePixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...shareSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
  await files.write(shareKey(picture.key), share, { contentType: 'image/jpeg' })
  return picture
}
