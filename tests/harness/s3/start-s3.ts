import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '#server/adapters/files/s3/index.ts'
import { type Middleware, multipartListing } from './multipart-listing.ts'
import { pagedListing } from './paged-listing.ts'

const bucket = 'shop-files'

export type TestS3 = AsyncDisposable & {
  settings: S3Settings & { endpoint: string }
  /** While failing, it responds to everything, or to one method only, with 503. */
  fail(isFailing: boolean, method?: string): void
}

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
  let isFailing = false
  let failing: string | undefined
  const outage: Middleware = async (context, next) => {
    if (!isFailing || (failing !== undefined && failing !== context.method)) return next()
    Object.assign(context, {
      status: 503,
      type: 'application/xml',
      body: '<Error><Code>SlowDown</Code></Error>',
    })
  }
  server.middleware.unshift(multipartListing(server.store.getResourcePath(bucket, undefined, 'uploads')))
  server.middleware.unshift(pagedListing(server.store, bucket))
  server.middleware.unshift(outage)
  const { port } = await server.run()
  return {
    settings: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    fail(next, method) {
      isFailing = next
      failing = method
    },
    async [Symbol.asyncDispose]() {
      server.httpServer?.closeAllConnections()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
