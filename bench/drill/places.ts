import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createFileStore } from '#server/compose.ts'
import { startEmbeddedPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { chooseRunner, giveTree } from '#server/kernel/embedded-postgres/runner.ts'
import { readEnvironment } from '#server/kernel/environment.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import { waitForDatabase } from '#server/kernel/postgres/wait-for-database.ts'
import { findDebian } from '#tests/harness/processes/find-debian-postgres.ts'
import type { TestS3 } from '#tests/harness/s3/start-s3.ts'
import { freePort } from '#tests/harness/shop.ts'

/** Where a shop can run: its database is open and its files are reachable. */
export type Place = AsyncDisposable & {
  settings: Record<string, string>
  connectionString: string
  files(): FileStore
}

export async function onEmbedded(data: string): Promise<Place> {
  const postgres = await startEmbeddedPostgres({ dataDirectory: join(data, 'postgres'), log: () => {} })
  return placeOf({ DATA_DIR: data }, postgres.connectionString(), postgres.stop)
}

/** Debian's PostgreSQL if there is one, otherwise the embedded one on its own port; files in the bucket. */
export async function onExternal(data: string, s3: TestS3, say: (line: string) => void): Promise<Place> {
  const { bucket, endpoint, accessKeyId, secretAccessKey } = s3.settings
  const settings = {
    ...{ DATA_DIR: data, S3_BUCKET: bucket, S3_ENDPOINT: endpoint },
    ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
  }
  await mkdir(data, { recursive: true })
  const programs = findDebian()
  say(programs ? `another PostgreSQL: ${programs}` : 'another PostgreSQL: the embedded one, on a port')
  if (programs) {
    const server = await startDebian(programs)
    return placeOf(settings, server.connectionString, server.stop)
  }
  const server = await startEmbeddedPostgres({
    dataDirectory: `${data}-server`,
    listen: 'port',
    log: () => {},
  })
  return placeOf(settings, server.connectionString(), server.stop)
}

function placeOf(
  settings: Record<string, string>,
  connectionString: string,
  stop: () => Promise<void>,
): Place {
  return {
    settings,
    connectionString,
    files() {
      const reading = readEnvironment(settings)
      if (!reading.ok) throw new Error(reading.problems.join('\n'))
      return createFileStore(reading.environment)
    },
    [Symbol.asyncDispose]: stop,
  }
}

async function startDebian(programs: string) {
  // Not in the drill's folder, which another user may not enter.
  const folder = await mkdtemp(join(tmpdir(), 'gangway-drill-server-'))
  const runner = chooseRunner(folder)
  if (runner) giveTree(folder, runner)
  const as = { cwd: folder, ...(runner && { uid: runner.uid, gid: runner.gid }) }
  const cluster = join(folder, 'cluster')
  const make = ['-D', cluster, '-U', 'gangway', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  await promisify(execFile)(join(programs, 'initdb'), make, as)
  const port = await freePort()
  const listen = ['-D', cluster, '-h', '127.0.0.1', '-p', String(port), '-k', folder]
  const server = spawn(join(programs, 'postgres'), listen, { ...as, stdio: 'ignore' })
  const connectionString = `postgres://gangway@127.0.0.1:${port}/postgres`
  const signal = new AbortController().signal
  await waitForDatabase(connectionString, { seconds: 30, say: () => {}, signal })
  return {
    connectionString,
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
