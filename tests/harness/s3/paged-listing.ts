import type { Middleware } from './multipart-listing.ts'

export type ListedBucket = {
  listObjects(
    bucket: string,
    options: { prefix: string },
  ): Promise<{
    objects: { key: string; size: number }[]
  }>
}

const perPage = 1_000

/**
 * ListObjectsV2 for the single bucket, paged like S3: the test server encrypts its page tokens with DES, which Node no
 * longer has, and fails with the thousand-and-first file.
 */
export function pagedListing(store: ListedBucket, bucket: string): Middleware {
  return async (context, next) => {
    const isOfBucket = context.path.split('/').filter(Boolean).join('/') === bucket
    if (!isOfBucket || context.method !== 'GET' || context.query['list-type'] !== '2') return next()
    const { prefix = '', 'continuation-token': token } = context.query
    const after = token === undefined ? '' : Buffer.from(token, 'base64url').toString()
    const { objects } = await store.listObjects(bucket, { prefix })
    const left = objects.filter(({ key }) => key > after).sort((one, other) => (one.key < other.key ? -1 : 1))
    const page = left.slice(0, perPage)
    const last = left.length > perPage ? page.at(-1) : undefined
    context.type = 'application/xml'
    context.body = [
      `<ListBucketResult><IsTruncated>${last !== undefined}</IsTruncated>`,
      last && `<NextContinuationToken>${Buffer.from(last.key).toString('base64url')}</NextContinuationToken>`,
      ...page.map(({ key, size }) => `<Contents><Key>${escaped(key)}</Key><Size>${size}</Size></Contents>`),
      '</ListBucketResult>',
    ].join('')
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
