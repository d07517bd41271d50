import { join } from 'node:path'
import { FileStore as TusFileStore } from '@tus/file-store'
import type { Upload } from '@tus/server'
import { checkedKey } from '#server/kernel/file-store.ts'
import { syncToDisk } from './sync-to-disk.ts'

/** Resumable uploads that grow at their final place. Bytes acknowledged to the sender are on disk. */
export class DiskUploads extends TusFileStore {
  constructor(options: { directory: string }) {
    super(options)
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  override async create(upload: Upload): Promise<Upload> {
    checkedKey(upload.id)
    return super.create(upload)
  }

  override async write(...[body, id, offset]: Parameters<TusFileStore['write']>): Promise<number> {
    const newOffset = await super.write(body, id, offset)
    await syncToDisk(join(this.directory, id))
    return newOffset
  }
}
