import { execFile } from 'node:child_process'
import { access, constants, mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { seconds } from '#server/kernel/clock.ts'
import { freeBytesAt, gigabytes, judgeRoom, type Room } from '#server/kernel/files/free-space.ts'
import { type Check, reasonOf, type Told } from '../check.ts'
import type { DoctorDeps } from '../deps.ts'

const leastPostgres = 150_000
/** Expiring links and codes, and jobs, tolerate no larger difference between two machines. */
const mostClockDifference = seconds(5)
const slow = seconds(30)

export const machineChecks: readonly Check[] = [
  { key: 'node', group: 'machine', what: 'Node', look: () => ({ says: process.version }) },
  { key: 'postgres', group: 'machine', what: 'PostgreSQL', look: lookAtPostgres },
  { key: 'replica', group: 'machine', what: 'Replica', isWatched: true, look: lookAtReplica },
  { key: 'slow-queries', group: 'machine', what: 'Slow queries', look: lookAtQueries },
  { key: 'data-folder', group: 'machine', what: 'Data folder', look: lookAtDataFolder },
  { key: 'disk', group: 'machine', what: 'Disk space', isWatched: true, look: lookAtRoom },
  { key: 'clock', group: 'machine', what: 'Clock', isWatched: true, look: lookAtClock },
  { key: 'eps', group: 'machine', what: 'EPS files', look: lookAtGhostscript },
]

async function lookAtPostgres({ database: { orm } }: DoctorDeps): Promise<Told> {
  const { rows } = await orm.execute<{ version: string }>(
    sql`select current_setting('server_version_num') version`,
  )
  const version = Number(rows[0]?.version)
  const told = `${Math.floor(version / 10_000)}.${version % 10_000}`
  if (version >= leastPostgres) return { says: told }
  return { says: `${told} is too old.`, fix: 'Use PostgreSQL 15 or newer.' }
}

/** How far behind reads from it would be. */
async function lookAtReplica({ database: { replica } }: DoctorDeps): Promise<Told | null> {
  if (!replica) return null
  const state = await replica.measure()
  const meanwhile = 'Until then, reports, exports, and backups are read from the primary.'
  if (state.kind === 'away')
    return {
      says: `does not answer: ${reasonOf(state.cause)}`,
      fix: `Start it, or remove DATABASE_REPLICA_URL. ${meanwhile}`,
    }
  if (state.kind === 'leads')
    return {
      says: 'is not following a primary: it accepts writes itself, as after a failover.',
      fix: `Point DATABASE_REPLICA_URL to one that follows the primary. ${meanwhile}`,
    }
  if (state.kind === 'strange')
    return {
      says: 'follows a PostgreSQL other than the shop’s, or is a different database there.',
      fix: `Point DATABASE_REPLICA_URL to the same database on one that follows the primary. ${meanwhile}`,
    }
  const says = Number.isFinite(state.lag)
    ? `${(state.lag / seconds(1)).toFixed(1)} seconds behind the primary`
    : 'behind the primary by an unknown amount: it has replayed nothing since it started'
  if (state.lag <= replica.mostLag) return { says: `${says}; reports, exports, and backups are read there` }
  return {
    says: `${says}; up to ${replica.mostLag / seconds(1)} are allowed.`,
    fix:
      'Check pg_stat_replication on the primary, and the network, disk, and log of the replica; or raise ' +
      `DATABASE_REPLICA_LAG_SECONDS. ${meanwhile}`,
  }
}

/** For this database, except our own backups: they read for as long as it takes. */
async function lookAtQueries({ database: { orm } }: DoctorDeps): Promise<Told> {
  const { rows } = await orm.execute<{ count: string; query: string | null; pid: number | null }>(sql`
    select count(*), min(left(query, 80)) query, min(pid) pid from pg_stat_activity
    where datname = current_database() and state = 'active' and pid <> pg_backend_pid() and backend_type = 'client backend'
      and query not ilike 'copy %' and now() - query_start > ${slow} * interval '1 millisecond'`)
  const { count, query, pid } = rows[0] ?? {}
  if (!Number(count)) return { says: 'none has run for longer than half a minute' }
  return {
    says: `${count} running for longer than half a minute, such as process ${pid}: ${query}`,
    fix: `Where it does not end by itself: select pg_terminate_backend(${pid});`,
  }
}

async function lookAtDataFolder({ environment: { DATA_DIR } }: DoctorDeps): Promise<Told> {
  try {
    await mkdir(DATA_DIR, { recursive: true })
    await access(DATA_DIR, constants.W_OK)
    return { says: DATA_DIR }
  } catch (error) {
    return {
      says: `${DATA_DIR} cannot be written to: ${reasonOf(error)}`,
      fix: 'Make the user that runs the shop the owner of the folder.',
    }
  }
}

/** Free space where files are stored; if the store is unlimited, in the data folder. */
async function lookAtRoom({ readRoom, environment: { DATA_DIR, DISK_FLOOR_MB } }: DoctorDeps): Promise<Told> {
  const room = await readRoom()
  if (room.freeBytes !== null) return roomTold(room.state, room.freeBytes, room.floorBytes)
  const freeBytes = await freeBytesAt(DATA_DIR)
  const { state, floorBytes } = judgeRoom(freeBytes, DISK_FLOOR_MB)
  return roomTold(state, freeBytes, floorBytes)
}

function roomTold(state: Room['state'], freeBytes: number, floorBytes: number): Told {
  const says = `${gigabytes(freeBytes)} free`
  if (state === 'enough') return { says }
  const refused =
    state === 'full'
      ? 'Uploads are refused until there is free space'
      : `Uploads are refused below ${gigabytes(floorBytes)}`
  return { says, fix: `${refused}: free up space, or get a larger disk.` }
}

/** The database's time must be between those before and after the query. */
async function lookAtClock({ database: { orm } }: DoctorDeps): Promise<Told> {
  const before = Date.now()
  const { rows } = await orm.execute<{ now: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  )
  const after = Date.now()
  const there = Number(rows[0]?.now)
  const difference = there < before ? before - there : there > after ? there - after : 0
  if (difference <= mostClockDifference) return { says: 'the same here and at the database' }
  return {
    says: `${Math.round(difference / seconds(1))} seconds ${there < before ? 'ahead of' : 'behind'} the database’s`,
    fix: 'Have both machines set their clocks automatically: timedatectl set-ntp true.',
  }
}

/** Whether EPS files are accepted. Not accepting them is no fault. */
async function lookAtGhostscript({ environment: { GHOSTSCRIPT } }: DoctorDeps): Promise<Told> {
  const version = await versionOf(GHOSTSCRIPT ?? 'gs')
  if (GHOSTSCRIPT === undefined) {
    const hint =
      version === null ? '' : `; this machine has Ghostscript ${version}: set GHOSTSCRIPT=gs to accept them`
    return { says: `not accepted; shoppers are told how to save them as PDF${hint}` }
  }
  if (version !== null) return { says: `read by Ghostscript ${version}` }
  return { says: `${GHOSTSCRIPT} is not a program on this machine.`, fix: 'Check GHOSTSCRIPT.' }
}

async function versionOf(ghostscript: string): Promise<string | null> {
  try {
    return (await promisify(execFile)(ghostscript, ['--version'], { timeout: seconds(10) })).stdout.trim()
  } catch {
    return null
  }
}
