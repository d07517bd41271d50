import { S3Store } from '@tus/s3-store'
import type { Upload } from '@tus/server'
import { checkedKey } from '#server/kernel/file-store.ts'

type Options = ConstructorParameters<typeof S3Store>[0]

/** Resumable uploads as multipart uploads; the finished object has the upload's id as its key. */
export class S3Uploads extends S3Store {
  constructor(options: Options) {
    super({ ...options, useTags: false })
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  override async create(upload: Upload): Promise<Upload> {
    checkedKey(upload.id)
    return super.create(upload)
  }

  override async remove(id: string): Promise<void> {
    await this.deleteIncompletePart(id)
    await super.remove(id)
  }
}
