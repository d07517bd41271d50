import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '../index.ts'

// Run by tests in a process of its own, to be killed: starts a PostgreSQL, reports that, and stays until told to stop.
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    shared: { type: 'string' },
    umask: { type: 'string' },
  },
})
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)

if (values.umask) process.umask(values.umask)
try {
  const postgres = await startEmbeddedPostgres({
    log: (line) => say({ event: 'log', line }),
    sharedDirectory: values.shared,
    ...(values.data ? { dataDirectory: values.data } : { throwAway: true }),
  })
  say({
    event: 'started',
    connectionString: postgres.connectionString(),
    processId: postgres.processId,
    dataDirectory: postgres.dataDirectory,
  })
  process.stdin.on('end', () => postgres.stop().then(() => process.exit(0)))
  process.stdin.resume()
} catch (error) {
  say({ event: 'failed', message: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
}
