import { systemClock } from '#server/kernel/clock.ts'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { withClient } from '#server/kernel/postgres/house-client.ts'
import { folderSink } from './archive/folder-sink.ts'
import { readTables } from './copy-tables.ts'
import { makeTables } from './restore-backup.ts'
import { copyDatabase } from './take-backup.ts'

/**
 * Fills an empty database with the rows that another one has at this moment, of this version or an older one; the other
 * shop may be open. Needs space for both in the temporary folder if the target is there as well.
 * @throws OperatorError when the other one has another job queue
 */
export const copyRows = (from: string, to: string): Promise<void> =>
  withWorkFolder(async (folder) => {
    const copy = await copyDatabase(from, { sink: folderSink(folder), clock: systemClock }, () => {})
    await withClient({ connectionString: to, name: 'gangway copy' }, async (client) => {
      await makeTables(client, to, copy)
      await readTables(client, folder, copy)
    })
  })
