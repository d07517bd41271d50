import { connect, createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '#tests/harness/database.ts'
import { freePort } from '#tests/harness/shop.ts'
import { waitForDatabase } from './wait-for-database.ts'

const unsaid = () => {
  throw new Error('Nothing was to be waited for')
}

test('a database that answers needs no waiting', async () => {
  await using database = await createTestDatabase()
  await waitForDatabase(database.connectionString, { seconds: 0, say: unsaid })
})

test('a database not listening yet is waited for, and that is reported', async () => {
  const port = await freePort()
  const said: string[] = []
  const ending = new AbortController()
  const say = (line: string) => {
    said.push(line)
    ending.abort()
  }

  const waiting = waitForDatabase(`postgres://u:secret@127.0.0.1:${port}/shop`, {
    ...{ seconds: 60, say, signal: ending.signal },
  })

  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  expect(said).toEqual([
    `Waiting for the database at 127.0.0.1:${port}, up to 60 s: connect ECONNREFUSED 127.0.0.1:${port}`,
  ])
})

test('a database that is starting up is waited for until it is ready', async () => {
  await using database = await createTestDatabase()
  // Responds as PostgreSQL does during recovery (manual, section 54.8: ErrorResponse).
  const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up', '']
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(''))
  const size = Buffer.alloc(4)
  size.writeInt32BE(body.length + 4)
  const starting = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), size, body])))
  })
  const port = await new Promise<number>((listening) => {
    starting.listen(0, '127.0.0.1', () => listening((starting.address() as { port: number }).port))
  })
  const there = new URL(database.connectionString)
  const folder = there.searchParams.get('host')
  const real = folder
    ? { path: `${folder}/.s.PGSQL.${there.port}` }
    : { host: there.hostname, port: Number(there.port) }
  const said: string[] = []
  const say = (line: string) => {
    said.push(line)
    // Up now: the same port leads to the real server.
    starting.removeAllListeners('connection')
    starting.on('connection', (socket) => forward(socket, real))
  }

  there.hostname = '127.0.0.1'
  there.port = String(port)
  there.searchParams.delete('host')
  try {
    await waitForDatabase(there.href, { seconds: 60, say })
  } finally {
    starting.close()
  }
  expect(said).toEqual([
    `Waiting for the database at 127.0.0.1:${port}, up to 60 s: the database system is starting up`,
  ])
})

function forward(socket: Socket, to: { path: string } | { host: string; port: number }): void {
  const onward = connect(to)
  onward.on('error', () => {})
  socket.on('error', () => {})
  socket.pipe(onward).pipe(socket)
}

test('a timeout ends in plain words', async () => {
  const port = await freePort()
  const waiting = waitForDatabase(`postgres://127.0.0.1:${port}/shop`, { seconds: 0, say: unsaid })
  await expect(waiting).rejects.toThrow(
    `Waited 0 s for the database at 127.0.0.1:${port}: connect ECONNREFUSED 127.0.0.1:${port}. ` +
      'Start it, or allow more time with DATABASE_WAIT_SECONDS.',
  )
})

test('a name that does not resolve yet is waited for; a wrong password is not', async () => {
  const said: string[] = []
  const unknown = waitForDatabase('postgres://nowhere.invalid/shop', {
    seconds: 0,
    say: (line) => said.push(line),
  })
  await expect(unknown).rejects.toThrow(/^Waited 0 s for the database at nowhere\.invalid: getaddrinfo /)

  const wrong = new URL(inject('clusterUrl'))
  wrong.password = 'wrong'
  const client = new Client({ connectionString: wrong.href })
  const reason = await client.connect().catch((error: Error) => error.message)
  await expect(waitForDatabase(wrong.href, { seconds: 60, say: unsaid })).rejects.toThrow(
    `: ${reason}. Correct DATABASE_URL or the database.`,
  )
})
