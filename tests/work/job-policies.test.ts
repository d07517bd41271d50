import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobPolicies, policyOf, retriesOf } from '#server/kernel/job-queue/job-policies.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { durationWords, jobTable } from './job-table.ts'

const ours = `name not like '\\_\\_%'`

test('every job has a row, and its queue does what the row says', async () => {
  await using shop = await startTestShop()
  const { rows } = await shop.database.pool.query(
    `select name, retry_limit, retry_delay_max, expire_seconds from pgboss.queue where ${ours} order by name`,
  )
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(jobPolicies).sort())
  for (const { name, ...queue } of rows) {
    const policy = policyOf(name)
    expect(queue, name).toEqual({
      retry_limit: policy && retriesOf(policy),
      retry_delay_max: policy && policy.longestPause / 1_000,
      expire_seconds: policy && policy.mayTake / 1_000,
    })
  }
})

test('the operator’s guide shows the current table', () => {
  const guide = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  expect(guide).toContain(jobTable())
  expect([0, 30_000, 300_000, 10_800_000, 259_200_000].map(durationWords)).toEqual([
    'next run',
    '30 seconds',
    '5 minutes',
    '3 hours',
    '3 days',
  ])
})
