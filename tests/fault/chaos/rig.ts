import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { SMTPServer } from 'smtp-server'
import { findRunningPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { type BreakableDoor, startBreakableDoor } from '#tests/harness/processes/breakable-door.ts'
import { startServerProcess } from '#tests/harness/processes/server-process.ts'
import { startS3 } from '#tests/harness/s3/start-s3.ts'
import { freePort } from '#tests/harness/shop.ts'

export type Taken = { id: string; at: number }

export type Row = Record<string, unknown>

/** The shop that people use, whose books are compared. */
export type BusyShop = AsyncDisposable & {
  origin: string
  /** The number of processes that run jobs. */
  workers: number
  /** What the mail server has accepted, in order: message ids, with their times in ms. */
  mailed: Taken[]
  /** The periods during which something was broken, in ms. */
  troubled: { from: number; to: number }[]
  /** Runs as the database's superuser; null while the database is down. */
  ask(statement: string, values?: unknown[]): Promise<Row[] | null>
  connectionString(): Promise<string | null>
  /** Settings for a second process of the same shop that bypasses the breakable doors. */
  settings: Record<string, string>
}

export type Rig = BusyShop & {
  storage: BreakableDoor
  mail: BreakableDoor
  /** The shop's process; null between two. */
  pid(): number | null
  /** How often it was started, ended by itself without being killed, and why it did not open. */
  counts: { starts: number; ownEnds: number; startMs: number[]; refusals: string[] }
  /** Marks the next exit as caused by the run. */
  expectEnd(): void
  /** Resolves when a process exists, whether or not it responds. */
  spawned(): Promise<void>
  /** Whether the shop reports that it can serve. */
  isReady(): Promise<boolean>
  postgresFolder: string
}

/**
 * A shop started as in the README, on its own database, with files in an S3 store and email by SMTP, each behind a door
 * that can break; a process that ends is restarted immediately, as a service manager does.
 */
export async function startRig(): Promise<Rig> {
  const stack = new AsyncDisposableStack()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gangway-chaos-'))
  stack.defer(() => rm(dataDirectory, { recursive: true, force: true, maxRetries: 5 }))
  const s3 = stack.use(await startS3())
  const storage = stack.use(await startBreakableDoor(Number(new URL(s3.settings.endpoint).port)))
  const inbox = stack.use(await startMailServer())
  const mail = stack.use(await startBreakableDoor(inbox.port))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const settings = {
    PUBLIC_URL: origin,
    // Each shopper comes from a separate network.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    S3_BUCKET: s3.settings.bucket,
    S3_REGION: s3.settings.region,
    S3_ENDPOINT: s3.settings.endpoint,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  }
  const counts: Rig['counts'] = { starts: 0, ownEnds: 0, startMs: [], refusals: [] }
  const postgresFolder = join(dataDirectory, 'postgres')
  const behindDoors = {
    ...settings,
    S3_ENDPOINT: `http://127.0.0.1:${storage.port}`,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    PAYMENT_PROVIDER: 'sandbox',
  }

  let pid: number | null = null
  let isOver = false
  let isExpected = false
  let announce = Promise.withResolvers<void>()
  const supervise = async (): Promise<void> => {
    while (!isOver) {
      counts.starts++
      isExpected = false
      const started = performance.now()
      const onSpawn = (given: number): void => {
        pid = given
        announce.resolve()
      }
      const server = await startServerProcess({ dataDirectory, port, settings: behindDoors, onSpawn }).catch(
        (error: unknown) => {
          // The error of a process killed during startup is expected.
          if (!isExpected) counts.refusals.push(String(error))
          return null
        },
      )
      if (server) {
        counts.startMs.push(performance.now() - started)
        await server.gone
      }
      pid = null
      announce = Promise.withResolvers()
      if (!isExpected && !isOver) counts.ownEnds++
    }
  }
  const supervision = supervise()
  stack.defer(async () => {
    isOver = true
    if (pid !== null) process.kill(pid, 'SIGTERM')
    await supervision
  })

  const connectionString = async (): Promise<string | null> =>
    (await findRunningPostgres(postgresFolder).catch(() => null))?.connectionString() ?? null

  return {
    ...{ origin, storage, mail, counts, postgresFolder, settings, connectionString },
    workers: 1,
    mailed: inbox.taken,
    troubled: [],
    pid: () => pid,
    expectEnd() {
      isExpected = true
    },
    spawned: () => announce.promise,
    async isReady() {
      const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(
        () => null,
      )
      await answer?.body?.cancel()
      return answer?.status === 200
    },
    ask: asking(connectionString),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

/** Queries whatever database is there now, over a separate connection. */
export const asking =
  (connectionString: BusyShop['connectionString']): BusyShop['ask'] =>
  async (statement, values = []) => {
    const address = await connectionString()
    if (address === null) return null
    const client = new Client({ connectionString: address, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query(statement, values)).rows
    } catch (error) {
      if (isMistake(error)) throw error
      return null
    } finally {
      await client.end().catch(() => {})
    }
  }

/** SQLSTATE classes 22, 23 and 42 are errors in the query; everything else is the database's state. */
const isMistake = (error: unknown): boolean =>
  /^(22|23|42)/.test(String((error as { code?: unknown } | null)?.code ?? ''))

export async function startMailServer(): Promise<AsyncDisposable & { port: number; taken: Taken[] }> {
  const taken: Taken[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let head = ''
      stream.on('data', (bytes: Buffer) => {
        head += bytes.toString('latin1')
      })
      stream.on('end', () => {
        taken.push({ id: /^message-id: *(\S+)/im.exec(head)?.[1] ?? '', at: performance.now() })
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    taken,
    [Symbol.asyncDispose]: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
