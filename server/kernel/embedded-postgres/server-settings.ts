/**
 * Written into the cluster's postgresql.conf when it is created, so that its owner can change them there. Durability
 * stays at PostgreSQL's safe defaults.
 */
export const shopSettings = {
  shared_buffers: '128MB',
  max_connections: '100',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
} as const

/** For clusters that live only as long as a test run: nothing in them is worth waiting for the disk. */
export const throwAwaySettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  // No one restores from its log, and a database that lives for a second needs no maintenance or statistics.
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  track_counts: 'off',
  // Copying or dropping a database scans all buffers.
  shared_buffers: '32MB',
  // All pages are in memory: there is nothing to read ahead.
  io_method: 'sync',
} as const

/** The system's language and its PG* and library variables must not reach the server. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'SystemDrive', 'TEMP', 'TMP', 'PATHEXT', 'ComSpec']
  const environment: NodeJS.ProcessEnv = { LANG: 'C', TZ: 'UTC' }
  for (const name of kept) if (process.env[name]) environment[name] = process.env[name]
  return environment
}
