import { generateKeyPairSync } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2'

const { STATUS_CODE, OPEN_MODE } = ssh2.utils.sftp

export type FakeSftp = AsyncDisposable & {
  port: number
  /** In the order of arrival. */
  renames: [string, string][]
}

/** A real SSH server in this process whose SFTP serves `folder`, for the user `rip` with the password `ink`. */
export async function startSftp(folder: string, port = 0): Promise<FakeSftp> {
  const renames: [string, string][] = []
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const hostKey = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
  const connections = new Set<Connection>()
  const server = new ssh2.Server({ hostKeys: [hostKey] }, (connection) => {
    connections.add(connection)
    connection.on('error', () => {})
    connection.on('authentication', (asked) => {
      if (asked.method === 'password' && asked.username === 'rip' && asked.password === 'ink') asked.accept()
      else asked.reject(['password'])
    })
    connection.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => answer(acceptSftp(), folder, renames))
    })
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const bound = server.address()
  return {
    port: typeof bound === 'object' && bound ? bound.port : port,
    renames,
    async [Symbol.asyncDispose]() {
      for (const connection of connections) connection.end()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}

function answer(sftp: SFTPWrapper, folder: string, renames: [string, string][]): void {
  const handles = new Map<number, FileHandle>()
  /** Folders still to be listed, by handle. */
  const listings = new Map<number, string>()
  const at = (path: string): string => join(folder, path)
  const tell = (id: number, work: Promise<unknown>): void => {
    work.then(
      () => sftp.status(id, STATUS_CODE.OK),
      (error) => sftp.status(id, error?.code === 'ENOENT' ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE),
    )
  }
  const handleOf = (key: Buffer): FileHandle => {
    const file = handles.get(key.readUInt32BE(0))
    if (!file) throw new Error('No such handle')
    return file
  }
  const attributes = (id: number, path: string): void => {
    stat(at(path)).then(
      ({ mode, uid, gid, size, atimeMs, mtimeMs }) =>
        sftp.attrs(id, { mode, uid, gid, size, atime: atimeMs / 1_000, mtime: mtimeMs / 1_000 }),
      () => sftp.status(id, STATUS_CODE.NO_SUCH_FILE),
    )
  }
  sftp.on('OPEN', (id, path, flags) => {
    open(at(path), flags & OPEN_MODE.WRITE ? 'w' : 'r').then(
      (file) => {
        handles.set(file.fd, file)
        const key = Buffer.alloc(4)
        key.writeUInt32BE(file.fd)
        sftp.handle(id, key)
      },
      () => sftp.status(id, STATUS_CODE.NO_SUCH_FILE),
    )
  })
  sftp.on('READ', (id, key, offset, length) => {
    const bytes = Buffer.alloc(length)
    handleOf(key)
      .read(bytes, 0, length, offset)
      .then(
        ({ bytesRead }) =>
          bytesRead === 0 ? sftp.status(id, STATUS_CODE.EOF) : sftp.data(id, bytes.subarray(0, bytesRead)),
        () => sftp.status(id, STATUS_CODE.FAILURE),
      )
  })
  sftp.on('OPENDIR', (id, path) => {
    open(at(path), 'r').then(
      (file) => {
        handles.set(file.fd, file)
        listings.set(file.fd, path)
        const key = Buffer.alloc(4)
        key.writeUInt32BE(file.fd)
        sftp.handle(id, key)
      },
      () => sftp.status(id, STATUS_CODE.NO_SUCH_FILE),
    )
  })
  sftp.on('READDIR', (id, key) => {
    const path = listings.get(key.readUInt32BE(0))
    listings.delete(key.readUInt32BE(0))
    if (path === undefined) return sftp.status(id, STATUS_CODE.EOF)
    entriesOf(at(path)).then(
      (entries) => sftp.name(id, entries),
      () => sftp.status(id, STATUS_CODE.FAILURE),
    )
  })
  sftp.on('WRITE', (id, key, offset, data) => tell(id, handleOf(key).write(data, 0, data.length, offset)))
  sftp.on('FSTAT', (id) => sftp.status(id, STATUS_CODE.OP_UNSUPPORTED))
  sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK))
  sftp.on('CLOSE', (id, key) => tell(id, handleOf(key).close()))
  sftp.on('STAT', attributes)
  sftp.on('LSTAT', attributes)
  sftp.on('REALPATH', (id, path) =>
    sftp.name(id, [{ filename: join('/', path), longname: path, attrs: {} as never }]),
  )
  sftp.on('MKDIR', (id, path) => tell(id, mkdir(at(path))))
  sftp.on('REMOVE', (id, path) => tell(id, rm(at(path))))
  sftp.on('RENAME', (id, from, to) => {
    renames.push([from, to])
    tell(id, rename(at(from), at(to)))
  })
}

async function entriesOf(path: string) {
  const names = await readdir(path)
  return Promise.all(
    names.map(async (filename) => {
      const { mode, uid, gid, size, atimeMs, mtimeMs } = await stat(join(path, filename))
      const attrs = { mode, uid, gid, size, atime: atimeMs / 1_000, mtime: mtimeMs / 1_000 }
      // A file's type is read from the first character (ls -l).
      return { filename, longname: `-rw------- 1 shop shop ${size} ${filename}`, attrs }
    }),
  )
}
