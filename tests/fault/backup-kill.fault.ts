import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/harness/database.ts'
import { holdTable } from '#tests/harness/processes/hold-table.ts'
import { ownersEnvironment, root } from '#tests/harness/processes/start-command.ts'
import { freePort } from '#tests/harness/shop.ts'
import { check, inTheMiddle } from './at-the-kill/backup.ts'

// The planned backup of a shop that is killed: payment-kill.fault.ts.
test('the command is killed midway: its leftovers are reported as not a backup, and the same command line makes one', async () => {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'gangway-backup-kill-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const database = stack.use(await createTestDatabase())
  const backups = join(folder, 'backups')
  const environment = {
    ...ownersEnvironment(join(folder, 'data'), await freePort()),
    DATABASE_URL: database.connectionString,
  }
  const backUp = () =>
    spawn(process.execPath, ['cli/gangway.mjs', 'backup', join(backups, 'by-hand')], {
      cwd: root,
      env: environment,
      stdio: 'ignore',
    })
  const held = await holdTable(database, inTheMiddle)
  const cut = backUp()
  await held.isWaitedFor()
  cut.kill('SIGKILL')
  await once(cut, 'exit')
  await held.letGo()

  expect(await readdir(backups)).toEqual(['by-hand.partial'])
  await expect(check(join(backups, 'by-hand.partial'))).rejects.toThrow('is not a backup')

  await once(backUp(), 'exit')
  expect(await readdir(backups)).toEqual(['by-hand'])
  await check(join(backups, 'by-hand'))
})
