import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { startTestShop } from '#tests/harness/shop.ts'

test('the shop is live without its database, but ready only with it', async () => {
  await using shop = await startTestShop()
  const name = new URL(shop.connectionString).pathname.slice(1)
  const admin = new Client({ connectionString: inject('clusterUrl') })
  await admin.connect()
  const ask = async (path: string) => {
    const answer = await fetch(`${shop.origin}/health/${path}`)
    const { status } = await answer.json()
    return [answer.status, { status }]
  }
  try {
    expect(await ask('ready')).toMatchObject([200, { status: 'ready' }])

    await admin.query(`alter database ${name} with allow_connections false`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    expect(await ask('ready')).toMatchObject([503, { status: 'unavailable' }])
    expect(await ask('live')).toEqual([200, { status: 'live' }])

    await admin.query(`alter database ${name} with allow_connections true`)
    await expect.poll(() => ask('ready')).toMatchObject([200, { status: 'ready' }])
  } finally {
    await admin.end()
  }
})
