import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { postmasterOf } from '#tests/harness/processes/postgres-processes.ts'
import { startServerProcess } from '#tests/harness/processes/server-process.ts'
import { freePort } from '#tests/harness/shop.ts'
import { until } from '#tests/harness/until.ts'

test('a built-in database that dies again and again ends the process, so that a service manager can start it', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gangway-dies-'))
  try {
    await using shop = await startServerProcess({ dataDirectory, port: await freePort() })
    let hasEnded = false
    const gone = shop.gone.finally(() => {
      hasEnded = true
    })
    const isReady = async () => (await fetch(`${shop.origin}/health/ready`).catch(() => null))?.status === 200
    const killed = new Set<number>()
    await until(async () => {
      if (hasEnded || !(await isReady())) return hasEnded
      const postmaster = postmasterOf(dataDirectory)
      if (!killed.has(postmaster)) process.kill(postmaster, 'SIGKILL')
      killed.add(postmaster)
      return false
    })
    expect(await gone).toBe(1)
    // Five times it was started again.
    expect(killed.size).toBe(6)
  } finally {
    await rm(dataDirectory, { recursive: true, force: true })
  }
})
