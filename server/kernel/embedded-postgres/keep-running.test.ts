import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepPostgresRunning } from './keep-running.ts'
import { readPostmaster } from './postmaster-file.ts'
import { ask } from './testing/ask.ts'
import { makeFolder } from './testing/make-folder.ts'
import { offerClusters } from './testing/ready-cluster.ts'

const { layCluster } = offerClusters()

test('a cluster that fails to start is tried once more, and works as before', async () => {
  const dataDirectory = join(makeFolder(), 'postgres')
  await layCluster(dataDirectory)
  const [settings, away] = ['postgresql.conf', 'lost.conf'].map((name) =>
    join(dataDirectory, 'cluster', name),
  )
  if (!settings || !away) throw new Error('No settings')
  const failed: string[] = []
  const again = Promise.withResolvers<void>()
  const kept = await keepPostgresRunning({
    dataDirectory,
    log(words) {
      if (words.startsWith('PostgreSQL could not be started again')) {
        failed.push(words)
        renameSync(away, settings)
      }
      if (words === 'PostgreSQL was started again') again.resolve()
    },
  })
  renameSync(settings, away)
  process.kill(readPostmaster(join(dataDirectory, 'cluster'))?.pid ?? 0, 'SIGKILL')
  await Promise.race([again.promise, kept.givenUp.then((error) => Promise.reject(error))])
  expect(failed).toHaveLength(1)
  expect(await ask(kept.connectionString(), 'select 1 as n')).toEqual([1])
  await kept.stop()
})
