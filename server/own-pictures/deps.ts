import type { AiDesigns } from '#server/aidesigns/index.ts'
import type { Artwork } from '#server/artwork/index.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { Orders } from '#server/orders/index.ts'

export type OwnPicturesDeps = {
  orders: Pick<Orders, 'boughtPrints'>
  aiDesigns: Pick<AiDesigns, 'list' | 'use'>
  artwork: Pick<Artwork, 'importOnce' | 'get'>
  files: Pick<FileStore, 'read'>
}
