/**
 * How to stop a PostgreSQL, the kinder way first: fast ends the connections and writes all down; immediate
 * leaves that to crash recovery. Never SIGKILL: it would leave the server's children behind.
 */
export const stopModes = [
  { signal: 'SIGINT', mode: 'fast', attempts: 6000 },
  { signal: 'SIGQUIT', mode: 'immediate', attempts: 1000 },
] as const
