import { join } from 'node:path'
import type { Environment } from '#server/kernel/environment.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import { createDiskFileStore } from './disk/index.ts'
import { createS3FileStore } from './s3/index.ts'
import { tellOutages } from './tell-outages.ts'

/** The bucket that the shop's owner configured, or the data folder. */
export const createFileStore = (environment: Environment): FileStore => tellOutages(chosenStore(environment))

function chosenStore(environment: Environment): FileStore {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return createDiskFileStore(join(environment.DATA_DIR, 'files'))
  return createS3FileStore({
    bucket: S3_BUCKET,
    region: environment.S3_REGION,
    endpoint: environment.S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
}
