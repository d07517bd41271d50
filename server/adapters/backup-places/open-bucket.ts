import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { OpenBackupPlace } from '#server/backup/index.ts'
import { minutes, seconds } from '#server/kernel/clock.ts'
import { callOutside } from '#server/kernel/database.ts'
import { clientConfig, type S3Settings } from '../files/s3/index.ts'

/** S3 allows 10,000 parts, so at most 640 GB. */
const partBytes = 64 * 1_024 * 1_024

const answerTime = seconds(60)
const sendTime = minutes(12 * 60)

/** A folder of a bucket. A multipart upload appears once its last part is there. */
export function openBucket(settings: S3Settings, folder: string): OpenBackupPlace {
  const { bucket: Bucket } = settings
  const client = new S3Client(clientConfig(settings))
  const prefix = folder === '' ? '' : `${folder}/`
  const ask = <T>(call: (abortSignal: AbortSignal) => Promise<T>, longest = answerTime): Promise<T> =>
    callOutside('The backup location', longest, call)
  return {
    hostKey: null,
    async list() {
      const found: { name: string; bytes: number }[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
        for (const { Key = '', Size: bytes = 0 } of Contents)
          found.push({ name: Key.slice(prefix.length), bytes })
      return found
    },
    async write(name, Body) {
      const { Upload } = await import('@aws-sdk/lib-storage')
      const params = { Bucket, Key: prefix + name, Body, ContentType: 'application/octet-stream' }
      const upload = new Upload({ client, params, partSize: partBytes, queueSize: 1 })
      await ask(() => upload.done(), sendTime)
    },
    async read(name) {
      const command = new GetObjectCommand({ Bucket, Key: prefix + name })
      const { Body } = await ask(() => client.send(command))
      if (!(Body instanceof Readable)) throw new Error(`The store sent no body for ${name}`)
      return Body
    },
    async remove(name) {
      const command = new DeleteObjectCommand({ Bucket, Key: prefix + name })
      await ask((abortSignal) => client.send(command, { abortSignal }))
    },
    async sweep(names) {
      const keys = new Set(names.map((name) => prefix + name))
      const listing = new ListMultipartUploadsCommand({ Bucket, Prefix: prefix })
      const { Uploads = [] } = await ask((abortSignal) => client.send(listing, { abortSignal }))
      for (const { Key, UploadId } of Uploads) {
        if (Key === undefined || !keys.has(Key)) continue
        const command = new AbortMultipartUploadCommand({ Bucket, Key, UploadId })
        await ask((abortSignal) => client.send(command, { abortSignal }))
      }
    },
    async close() {
      client.destroy()
    },
  }
}
