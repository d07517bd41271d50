import { createHash } from 'node:crypto'
import { seconds } from '#server/kernel/clock.ts'
import type { OpenFolder } from './open-folder.ts'

/** In OpenSSH's format. */
const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

export type SftpFolder = {
  host: string
  port: number
  user: string
  folder: string
  /** The server's fingerprint in OpenSSH's format; empty to accept any. */
  hostKey: string
}

/**
 * A folder on another machine, created if missing. `secret` is a private key in PEM or OpenSSH format, or else the
 * password.
 * @throws Error when the server's key isn't the pinned one, or it refuses the login
 */
export async function openSftp(
  { host, port, user: username, folder, hostKey: pinned }: SftpFolder,
  secret: string | null,
): Promise<OpenFolder> {
  const { default: SftpClient } = await import('ssh2-sftp-client')
  const client = new SftpClient()
  let shown = ''
  const hostVerifier = (key: Buffer): boolean => {
    shown = fingerprintOf(key)
    return pinned === '' || pinned === shown
  }
  const isKey = secret?.includes('PRIVATE KEY') ?? false
  const entry = isKey ? { privateKey: secret ?? '' } : { password: secret ?? '' }
  try {
    const where = { host, port, username, hostVerifier, readyTimeout: seconds(20) }
    await client.connect({ ...where, ...entry })
  } catch (error) {
    await client.end().catch(() => {})
    if (pinned !== '' && shown !== '' && shown !== pinned)
      throw new Error(
        `${host} shows a different host key: ${shown}. Check with the person who runs it before you accept that one`,
      )
    throw error
  }
  const at = (name: string): string => `${folder.replace(/\/+$/, '')}/${name}`
  if (!(await client.exists(folder))) await client.mkdir(folder, true)
  return {
    hostKey: shown,
    has: async (name) => Boolean(await client.exists(at(name))),
    async write(name, body) {
      await client.put(body, at(name))
    },
    async rename(from, to) {
      // SFTP's own rename never replaces an existing file (draft-ietf-secsh-filexfer-02 section 6.5).
      await client.delete(at(to), true)
      await client.rename(at(from), at(to))
    },
    async remove(name) {
      await client.delete(at(name), true)
    },
    list: async () =>
      (await client.list(folder))
        .filter(({ type }) => type === '-')
        .map(({ name, size }) => ({ name, bytes: size })),
    async read(name) {
      if (!(await client.exists(at(name)))) throw new Error(`There is no ${name}`)
      return client.createReadStream(at(name))
    },
    async close() {
      await client.end()
    },
  }
}
