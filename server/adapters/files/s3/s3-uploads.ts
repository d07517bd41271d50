import { createRequire } from 'node:module'
import type { S3Store } from '@tus/s3-store'
import type { Upload } from '@tus/server'
import { checkedKey } from '#server/kernel/file-store.ts'

const require = createRequire(import.meta.url)

/** Resumable uploads as multipart uploads; the finished object's key is the upload's id. */
export function createS3Uploads(options: ConstructorParameters<typeof S3Store>[0]): S3Store {
  const { S3Store: Store }: typeof import('@tus/s3-store') = require('@tus/s3-store')
  class S3Uploads extends Store {
    override extensions = ['creation', 'creation-with-upload', 'termination']

    override async create(upload: Upload): Promise<Upload> {
      checkedKey(upload.id)
      return super.create(upload)
    }

    override async remove(id: string): Promise<void> {
      await this.deleteIncompletePart(id)
      await super.remove(id)
    }
  }
  return new S3Uploads({ ...options, useTags: false })
}
