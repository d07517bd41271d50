import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '#server/adapters/files/s3/index.ts'
import { multipartListing } from './multipart-listing.ts'

const bucket = 'shop-files'

export type TestS3 = AsyncDisposable & { settings: S3Settings & { endpoint: string } }

/** A store that speaks S3 over real HTTP, for tests. It proves neither privacy nor limits. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'gangway-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  })
  server.middleware.unshift(multipartListing(server.store.getResourcePath(bucket, undefined, 'uploads')))
  const { port } = await server.run()
  return {
    settings: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async [Symbol.asyncDispose]() {
      server.httpServer?.closeAllConnections()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
