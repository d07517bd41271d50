import { execFile } from 'node:child_process'
import { access, constants, mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { seconds } from '#server/kernel/clock.ts'
import { freeBytesAt, gigabytes, judgeRoom, type Room } from '#server/kernel/files/free-space.ts'
import { type Check, reasonOf, type Told } from '../check.ts'
import type { DoctorDeps } from '../deps.ts'

const leastPostgres = 150_000
/** Links and codes that end by the clock, and jobs, bear no more between two machines. */
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

/** How late what is read there would be. */
async function lookAtReplica({ database: { replica } }: DoctorDeps): Promise<Told | null> {
  if (!replica) return null
  const state = await replica.measure()
  const meanwhile = 'Until then reports, exports and backups are read from the primary.'
  if (state.kind === 'away')
    return {
      says: `does not answer: ${reasonOf(state.cause)}`,
      fix: `Start it, or remove DATABASE_REPLICA_URL. ${meanwhile}`,
    }
  if (state.kind === 'leads')
    return {
      says: 'follows nobody: it takes writes itself, as after a failover.',
      fix: `Let DATABASE_REPLICA_URL name one that follows the primary. ${meanwhile}`,
    }
  if (state.kind === 'strange')
    return {
      says: 'follows another PostgreSQL than the shop’s, or is another database there.',
      fix: `Let DATABASE_REPLICA_URL name the same database on one that follows the primary. ${meanwhile}`,
    }
  const says = Number.isFinite(state.lag)
    ? `${(state.lag / seconds(1)).toFixed(1)} seconds behind the primary`
    : 'behind the primary, nobody can say how far: it has repeated nothing since it started'
  if (state.lag <= replica.mostLag) return { says: `${says}; reports, exports and backups are read there` }
  return {
    says: `${says}; ${replica.mostLag / seconds(1)} are allowed.`,
    fix:
      'Look at pg_stat_replication on the primary, and at the network, disk and log of the replica; or raise ' +
      `DATABASE_REPLICA_LAG_SECONDS. ${meanwhile}`,
  }
}

/** Of this database, our own backups aside: they read for as long as it takes. */
async function lookAtQueries({ database: { orm } }: DoctorDeps): Promise<Told> {
  const { rows } = await orm.execute<{ count: string; query: string | null; pid: number | null }>(sql`
    select count(*), min(left(query, 80)) query, min(pid) pid from pg_stat_activity
    where datname = current_database() and state = 'active' and pid <> pg_backend_pid() and backend_type = 'client backend'
      and query not ilike 'copy %' and now() - query_start > ${slow} * interval '1 millisecond'`)
  const { count, query, pid } = rows[0] ?? {}
  if (!Number(count)) return { says: 'none runs for longer than half a minute' }
  return {
    says: `${count} at work for longer than half a minute, such as process ${pid}: ${query}`,
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
      says: `${DATA_DIR} cannot be written: ${reasonOf(error)}`,
      fix: 'Give the folder to the user that runs the shop.',
    }
  }
}

/** Where files lie; where they lie in a store without an end, of the data folder. */
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
      ? 'Uploads are refused until there is room'
      : `Uploads are refused below ${gigabytes(floorBytes)}`
  return { says, fix: `${refused}: free up space, or get a larger disk.` }
}

/** The moment that the database says lies between those before and after it was asked. */
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
    fix: 'Let both machines set their clocks by themselves: timedatectl set-ntp true.',
  }
}

/** Whether EPS files are taken. Not taking them is no fault. */
async function lookAtGhostscript({ environment: { GHOSTSCRIPT } }: DoctorDeps): Promise<Told> {
  const version = await versionOf(GHOSTSCRIPT ?? 'gs')
  if (GHOSTSCRIPT === undefined) {
    const hint =
      version === null ? '' : `; this machine has Ghostscript ${version}: GHOSTSCRIPT=gs takes them`
    return { says: `not taken, shoppers read how to save them as PDF${hint}` }
  }
  if (version !== null) return { says: `by Ghostscript ${version}` }
  return { says: `${GHOSTSCRIPT} is no program here.`, fix: 'Check GHOSTSCRIPT.' }
}

async function versionOf(ghostscript: string): Promise<string | null> {
  try {
    return (await promisify(execFile)(ghostscript, ['--version'], { timeout: seconds(10) })).stdout.trim()
  } catch {
    return null
  }
}
