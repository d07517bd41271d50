import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Log } from '#server/kernel/log.ts'
import type { Shop } from '#server/shop.ts'
import { readWork, type Work } from './read-work.ts'
import { routeOf } from './route-of.ts'

export type Metrics = {
  /** Counts a response. */
  note(answer: { method: string; path: string; status: number; milliseconds: number }): void
  /** The metrics in Prometheus's text format, version 0.0.4. */
  text(): Promise<{ body: string; contentType: string }>
}

type Deps = Pick<Shop, 'database' | 'disk'> & { log: Log }

/** Response times in seconds: from one served from memory to a slow export. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createMetrics(deps: Deps): Metrics {
  const registers = [new Registry()]
  const [registry] = registers
  if (!registry) throw new Error('no registry')
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'gangway_http_request_duration_seconds',
    help: 'Answers by route, method and status class.',
    labelNames: ['method', 'route', 'status'],
    ...{ buckets, registers },
  })
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers })
  const isUp = gauge('gangway_database_up', '1 when the database answers.')
  const connections = gauge('gangway_database_connections', 'Connections of this process.', 'state')
  const isReplicaRead = gauge('gangway_replica_in_use', '1 when reads that may be late go to the replica.')
  const replicaLag = gauge('gangway_replica_lag_seconds', 'How far the replica is behind the primary.')
  const jobs = gauge('gangway_jobs', 'Jobs by queue: created, retry, active, failed.', 'queue', 'state')
  const oldestJob = gauge(
    'gangway_jobs_oldest_seconds',
    'How long the oldest due job has been waiting.',
    'queue',
  )
  const mails = gauge('gangway_mails', 'Emails that are waiting or were given up.', 'state')
  const oldestMail = gauge(
    'gangway_mails_oldest_seconds',
    'How long the oldest waiting email has been waiting.',
  )
  const payments = gauge(
    'gangway_payments_last_day',
    'Payments started in the last day.',
    'provider',
    'outcome',
  )
  const printFiles = gauge('gangway_print_files', 'Print files that are waiting or failed.', 'state')
  const disk = gauge('gangway_disk_free_bytes', 'Space for files; absent where the store has no limit.')

  const show = (work: Work): void => {
    for (const { queue, state, jobs: count, oldest } of work.jobs) {
      jobs.set({ queue, state }, count)
      if (state === 'created' || state === 'retry') oldestJob.set({ queue }, oldest)
    }
    for (const { state, mails: count, oldest } of work.mails) {
      mails.set({ state }, count)
      if (state === 'queued') oldestMail.set(oldest)
    }
    for (const { provider, outcome, payments: count } of work.payments)
      payments.set({ provider, outcome }, count)
    for (const { state, files } of work.printFiles) printFiles.set({ state }, files)
  }

  /** Absent if there is none, or its lag is unknown. */
  const lookAtReplica = async (): Promise<void> => {
    for (const one of [isReplicaRead, replicaLag]) one.remove()
    const { replica } = deps.database
    if (!replica) return
    const state = await replica.measure().catch(() => null)
    const lag = state?.kind === 'follows' ? state.lag : Infinity
    isReplicaRead.set(lag <= replica.mostLag ? 1 : 0)
    if (Number.isFinite(lag)) replicaLag.set(lag / 1_000)
  }

  const look = async (): Promise<void> => {
    for (const one of [jobs, oldestJob, mails, oldestMail, payments, printFiles]) one.reset()
    const { pool } = deps.database
    connections.set({ state: 'open' }, pool.totalCount)
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'asked_for' }, pool.waitingCount)
    await lookAtReplica()
    const { freeBytes } = await deps.disk.room()
    if (freeBytes !== null) disk.set(freeBytes)
    try {
      show(await readWork(deps.database.orm))
      isUp.set(1)
    } catch (error) {
      deps.log.warn({ error }, 'metrics could not be read from the database')
      isUp.set(0)
    }
  }

  return {
    note({ method, path, status, milliseconds }) {
      const labels = { method, route: routeOf(path, status), status: `${Math.floor(status / 100)}xx` }
      requests.observe(labels, milliseconds / 1_000)
    },
    async text() {
      await look()
      return { body: await registry.metrics(), contentType: registry.contentType }
    },
  }
}
