import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { startEmbeddedPostgres } from '../index.ts'

/**
 * For a test file whose point is not how a cluster is made, which takes a second of CPU: one is made and stopped, and
 * `layCluster` puts a copy of it into a data folder, as from a backup that root put back.
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
