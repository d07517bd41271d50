/** The package ships no types; this is the part that our tests use. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'
  import type { Middleware } from '#tests/harness/s3/multipart-listing.ts'
  import type { ListedBucket } from '#tests/harness/s3/paged-listing.ts'

  class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      allowMismatchedSignatures: boolean
      configureBuckets: { name: string }[]
    })
    httpServer?: Server
    middleware: Middleware[]
    store: ListedBucket & { getResourcePath(bucket: string, key: undefined, resource: string): string }
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }

  export = S3rver
}
