import { createTestClock, type TestClock } from '#tests/harness/clock.ts'
import { startS3, type TestS3 } from '#tests/harness/s3/start-s3.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

/** A shop whose files are in a bucket that can be made to fail. */
export async function openShopOnBucket(): Promise<
  AsyncDisposable & { s3: TestS3; shop: TestShop; clock: TestClock }
> {
  const stack = new AsyncDisposableStack()
  const s3 = stack.use(await startS3())
  const clock = createTestClock()
  const { bucket, endpoint, accessKeyId, secretAccessKey } = s3.settings
  const settings = {
    ...{ S3_BUCKET: bucket, S3_ENDPOINT: endpoint },
    ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
  }
  const shop = stack.use(await startTestShop({ clock, settings }))
  return { s3, shop, clock, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

/** As if time had passed: anything waiting for its next attempt is due. */
export async function letPausesPass({ database }: Pick<TestShop, 'database'>): Promise<void> {
  await database.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)
}
