/**
 * How to stop a PostgreSQL, the gentler way first: fast closes the connections and flushes everything to disk;
 * immediate leaves that to crash recovery. Never SIGKILL: it would leave the server's children behind.
 */
export const stopModes = [
  { signal: 'SIGINT', mode: 'fast', attempts: 6000 },
  { signal: 'SIGQUIT', mode: 'immediate', attempts: 1000 },
] as const
