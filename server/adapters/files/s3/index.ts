import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import { minutes, seconds } from '#server/kernel/clock.ts'
import { callOutside } from '#server/kernel/database.ts'
import {
  checkedKey,
  FileMissingError,
  type FilePart,
  type FileStore,
  isKey,
} from '#server/kernel/file-store.ts'
import { makeWorkFolder } from '#server/kernel/files/work-folder.ts'
import { createS3Uploads } from './s3-uploads.ts'

export type S3Settings = {
  bucket: string
  region: string
  /** Absent for Amazon S3. */
  endpoint?: string
  accessKeyId: string
  secretAccessKey: string
}

const require = createRequire(import.meta.url)

/** Until the store starts to respond. */
const answerTime = seconds(60)
/** Until a whole file is stored. */
const sendTime = minutes(15)

/**
 * Keeps files in any S3-compatible bucket, which must be private. The client is loaded only by shops that have one: it
 * is 1 MB of source.
 */
export function createS3FileStore(settings: S3Settings): FileStore {
  const s3: typeof import('@aws-sdk/client-s3') = require('@aws-sdk/client-s3')
  const { bucket: Bucket } = settings
  const config = clientConfig(settings)
  const client = new s3.S3Client(config)

  const read = async (key: string, part?: FilePart): Promise<Readable> => {
    const Range = part && `bytes=${part.start}-${part.end}`
    const command = new s3.GetObjectCommand({ Bucket, Key: checkedKey(key), Range })
    const { Body } = await callOutside('The file store', answerTime, () => client.send(command)).catch(
      (error: unknown) => {
        throw isMissing(error) ? new FileMissingError(key) : error
      },
    )
    if (!(Body instanceof Readable)) throw new Error(`The store sent no body for ${key}`)
    return Body
  }

  const size = async (key: string): Promise<number | null> => {
    const command = new s3.HeadObjectCommand({ Bucket, Key: checkedKey(key) })
    return callOutside('The file store', answerTime, (abortSignal) =>
      client.send(command, { abortSignal }),
    ).then(
      (head) => head.ContentLength ?? 0,
      (error: unknown) => {
        if (isMissing(error)) return null
        throw error
      },
    )
  }

  const put = async (key: string, body: Readable | Uint8Array, length: number, ContentType: string) => {
    const command = new s3.PutObjectCommand({
      Bucket,
      Key: key,
      Body: body,
      ContentLength: length,
      ContentType,
    })
    await callOutside('The file store', sendTime, (abortSignal) => client.send(command, { abortSignal }))
  }

  return {
    async write(key, body, { contentType }) {
      checkedKey(key)
      if (body instanceof Uint8Array) return put(key, body, body.byteLength, contentType)
      // S3 needs the length up front, so a stream is fully written to our disk before any of it is sent.
      await withTemporaryFile(async (path) => {
        await pipeline(body, createWriteStream(path))
        const { size: length } = await stat(path)
        await put(key, createReadStream(path), length, contentType)
      })
    },

    read,

    withLocalFile: (key, use) =>
      withTemporaryFile(async (path) => {
        await pipeline(await read(key), createWriteStream(path))
        return use(path)
      }),

    size,
    exists: async (key) => (await size(key)) !== null,
    async remove(key) {
      const command = new s3.DeleteObjectCommand({ Bucket, Key: checkedKey(key) })
      await callOutside('The file store', answerTime, (abortSignal) => client.send(command, { abortSignal }))
    },
    async *list() {
      for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, { Bucket }))
        for (const { Key: key = '', Size: bytes = 0 } of Contents) if (isKey(key)) yield { key, bytes }
    },
    freeBytes: async () => null,
    sweepLeftovers: async () => {},
    uploads: createS3Uploads({ s3ClientConfig: { ...config, bucket: Bucket } }),
  }
}

export function clientConfig({ region, endpoint, accessKeyId, secretAccessKey }: S3Settings): S3ClientConfig {
  return {
    region,
    endpoint,
    /** Stores other than Amazon's have no host name per bucket, and not all support its newer checksums. */
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId, secretAccessKey },
    // Resumable uploads use a client of their own: a stalled store ends those as well.
    requestHandler: { connectionTimeout: seconds(10), socketTimeout: answerTime },
  }
}

async function withTemporaryFile<T>(use: (path: string) => Promise<T>): Promise<T> {
  const folder = await makeWorkFolder()
  try {
    return await use(join(folder, 'file'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey')
