import type { HotFolder } from '#domain/orders/hot-folder.ts'
import type { Environment } from '#server/kernel/environment.ts'
import type { HotFolders } from '#server/rolls/index.ts'
import { openPath } from './open-path.ts'
import { openSftp } from './open-sftp.ts'

type Allowed = Pick<Environment, 'HOT_FOLDER_ROOT' | 'HOT_FOLDER_HOSTS'>

/** Folders below the one that the operator names, and servers they name: no staff input leads elsewhere. */
export function createHotFolders({ HOT_FOLDER_ROOT: root, HOT_FOLDER_HOSTS: hosts }: Allowed): HotFolders {
  const refusalOf: HotFolders['refusalOf'] = ({ kind, host, port }: HotFolder) => {
    if (kind === 'path')
      return root
        ? null
        : {
            field: 'folder',
            message: 'Your server administrator must first set HOT_FOLDER_ROOT to the folder above it',
          }
    const isAllowed = hosts.includes(port === 22 ? host : `${host}:${port}`)
    return isAllowed
      ? null
      : { field: 'host', message: 'Your server administrator can allow this server with HOT_FOLDER_HOSTS' }
  }
  return {
    refusalOf,
    async open(folder, secret) {
      const refusal = refusalOf(folder)
      if (refusal) throw new Error(refusal.message)
      return folder.kind === 'path' ? openPath(root ?? '', folder.folder) : openSftp(folder, secret)
    },
  }
}
