import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#tests/harness/shop.ts'
import { ownersEnvironment, root } from './start-command.ts'

export type StartedShop = AsyncDisposable & {
  origin: string
  dataDirectory: string
  /** As printed once in the terminal. */
  owner: { email: string; password: string }
  npm: ChildProcess
  /** Resolves when its last process has ended. */
  gone: Promise<void>
}

/**
 * An empty shop started with the README's own command, on its built-in database, with only the settings that a user
 * would set.
 */
export async function npmStart(): Promise<StartedShop> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gangway-npm-'))
  const port = await freePort()
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...ownersEnvironment(dataDirectory, port), DEMO: 'false' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  const { stdout } = npm
  // The pipe closes when the last process that held it has ended.
  const gone = new Promise<void>((ended) => stdout.once('close', ended))
  let owner = { email: '', password: '' }
  await new Promise<void>((open, failed) => {
    createInterface({ input: stdout }).on('line', (line) => {
      const [, email, password] = /^Owner: (\S+) {3}One-time password: (.+)$/.exec(line) ?? []
      if (email && password) owner = { email, password }
      if (line.startsWith('The shop is open')) open()
    })
    npm.once('exit', () => failed(new Error('The shop did not open')))
  })
  return {
    origin: `http://localhost:${port}`,
    dataDirectory,
    owner,
    npm,
    gone,
    async [Symbol.asyncDispose]() {
      endGroup(npm.pid)
      await gone
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}

/** Ends whatever is left of it. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, 'SIGKILL')
  } catch {
    // Nothing is left.
  }
}
