import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { startEmbeddedPostgres } from '../index.ts'

/**
 * For test files that aren't about creating a cluster, which takes a second of CPU: one is created and stopped, and
 * `layCluster` puts a copy of it into a data folder, like a backup restored by root.
 */
export function offerClusters(): { layCluster(dataDirectory: string): Promise<void> } {
  let made: Promise<string> | undefined
  const make = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gangway-ready-'))
    const postgres = await startEmbeddedPostgres({ dataDirectory: join(folder, 'postgres'), log: () => {} })
    await postgres.stop()
    return folder
  }
  afterAll(async () => {
    if (made) rmSync(await made, { recursive: true, force: true })
  })
  return {
    async layCluster(dataDirectory) {
      made ??= make()
      const folder = await made
      for (const part of ['cluster', 'password'])
        cpSync(join(folder, 'postgres', part), join(dataDirectory, part), { recursive: true })
      chmodSync(join(dataDirectory, 'cluster'), 0o700)
    },
  }
}
