/**
 * Written into the cluster's postgresql.conf when it is made, so that its owner can change them there.
 * Durability stays at PostgreSQL's safe defaults.
 */
export const shopSettings = {
  shared_buffers: '128MB',
  max_connections: '100',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
} as const

/** For clusters that live as long as a test run: nothing is worth waiting for the disk. */
export const throwAwaySettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
} as const

/** The system's own language, PG* and library variables must not reach the server. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'SystemDrive', 'TEMP', 'TMP', 'PATHEXT', 'ComSpec']
  const environment: NodeJS.ProcessEnv = { LANG: 'C', TZ: 'UTC' }
  for (const name of kept) if (process.env[name]) environment[name] = process.env[name]
  return environment
}
