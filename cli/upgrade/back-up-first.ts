import { takeBackup } from '#server/backup/index.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { megabytesOrMore } from '#server/kernel/files/free-space.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { sourceOf } from '../backup.ts'
import { isRoomEnough, measureRoom } from './room.ts'

type Wanted = {
  connectionString: string
  environment: Environment
  folder: string | undefined
  signal: AbortSignal
}

/**
 * Makes the backup before the upgrade and returns its folder.
 * @throws OperatorError when there is not enough space for it
 * @throws the reason of `signal`; nothing of the backup is left then
 */
export async function backUpFirst({
  connectionString,
  environment,
  folder,
  signal,
}: Wanted): Promise<string> {
  const room = await measureRoom(connectionString, environment, folder)
  if (!isRoomEnough(room))
    throw new OperatorError(
      `The backup made first needs up to ${megabytesOrMore(room.databaseBytes + room.files.bytes)} at ${room.folder}, and ` +
        `${megabytesOrMore(room.freeBytes)} is free. Free up space, choose another disk with --backup FOLDER, or make a backup of your ` +
        'own and upgrade with --without-backup. Nothing was changed.',
    )
  console.log(`Backing up to ${room.folder} …`)
  const source = { ...sourceOf(connectionString, environment), replica: null, signal }
  await takeBackup(source, room.folder, console.log)
  console.log(
    `The shop as it was before the upgrade is in ${room.folder}. Keep it where only you can read it.`,
  )
  return room.folder
}
