import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { freePort } from '#tests/harness/shop.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('SIGTERM to npm start stops the shop and its database, too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-npm-'))
  const port = await freePort()
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      DATA_DIR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO: 'false',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  try {
    await new Promise<void>((open, failed) => {
      createInterface({ input: npm.stdout }).on(
        'line',
        (line) => line.startsWith('The shop is open') && open(),
      )
      npm.once('exit', () => failed(new Error('The shop did not open')))
    })

    npm.kill('SIGTERM')

    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/health/live`).then(
        () => true,
        () => false,
      )
    await expect.poll(isUp).toBe(false)
    // The pipe ends when the last process that held it has ended.
    await new Promise((ended) => (npm.stdout.closed ? ended(null) : npm.stdout.once('close', ended)))
  } finally {
    endGroup(npm.pid)
    await rm(folder, { recursive: true, force: true })
  }
})

/** Whatever is left of it when the test has failed. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, 'SIGKILL')
  } catch {
    // Nothing is left.
  }
}
