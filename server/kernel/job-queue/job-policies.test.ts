import { expect, test } from 'vitest'
import { days, hours, minutes, seconds } from '#server/kernel/clock.ts'
import { type JobPolicy, jobPolicies, retriesOf } from './job-policies.ts'

const policy = (triedFor: number, firstPause: number, longestPause: number): JobPolicy => ({
  ...jobPolicies['mail.deliver'],
  ...{ triedFor, firstPause, longestPause },
})

test('retries fill the time a job is tried for, with pauses that double up to the longest', () => {
  expect(retriesOf(policy(0, seconds(1), minutes(5)))).toBe(0)
  // 1 + 2 + 4 + 8 = 15, and 16 more.
  expect(retriesOf(policy(seconds(16), seconds(1), minutes(5)))).toBe(5)
  expect(retriesOf(policy(hours(1), minutes(10), minutes(10)))).toBe(6)
  // 1 + 2 + … + 512 s, then a quarter of an hour each: three days are 259,200 s.
  expect(retriesOf(policy(days(3), seconds(1), minutes(15)))).toBe(10 + Math.ceil((259_200 - 1_023) / 900))
})

test.each([
  ['mail.deliver', 'mail server'],
  ['mail.deliver-bulk', 'mail server'],
  ['artwork.inspect', 'file storage'],
  ['print-files.render', 'file storage'],
  ['print-files.pdf', 'file storage'],
] as const)('%s is tried for three days while the %s is away', (name, service) => {
  expect(jobPolicies[name]).toMatchObject({ service, triedFor: days(3) })
})
