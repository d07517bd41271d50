import type { Artwork } from '#server/artwork/index.ts'
import type { Designs } from '#server/designs/index.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { SecretBox } from '#server/kernel/secret-box.ts'

export type ItemPicturesDeps = {
  artwork: Pick<Artwork, 'readPicture'>
  designs: Pick<Designs, 'readPreview'>
  files: Pick<FileStore, 'read'>
  secretBox: Pick<SecretBox, 'seal' | 'open'>
}
