import { DatabaseError, escapeIdentifier, openClient } from '../postgres/house-client.ts'
import type { Listener } from './choose-listener.ts'
import { superuser } from './create-cluster.ts'

/** The shop's database. */
export const shopDatabase = 'gangway'

/** Understood by `pg` as well as psql and pg_dump. */
export function connectionStringOf(listener: Listener, password: string, database = shopDatabase): string {
  const host = listener.kind === 'socket' ? 'localhost' : '127.0.0.1'
  const address = new URL(`postgresql://${host}:${listener.port}/${encodeURIComponent(database)}`)
  address.username = superuser
  address.password = password
  if (listener.kind === 'socket') address.searchParams.set('host', listener.directory)
  return address.href
}

/** Creates the shop's database if it is missing, which also shows that the server accepts our login. */
export async function ensureDatabase(listener: Listener, password: string): Promise<void> {
  if (await canConnect(connectionStringOf(listener, password))) return
  const client = openClient({ connectionString: connectionStringOf(listener, password, 'postgres') })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${escapeIdentifier(shopDatabase)}`)
  } finally {
    await client.end()
  }
}

/** False if there is no such database; throws if the server can't be reached or rejects the password. */
export async function canConnect(connectionString: string): Promise<boolean> {
  const client = openClient({ connectionString })
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error instanceof DatabaseError && error.code === NO_SUCH_DATABASE) return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

const NO_SUCH_DATABASE = '3D000'
