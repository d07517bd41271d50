import { z } from 'zod'
import { serviceKeyNameSchema } from '#server/auth/index.ts'
import type { Shop } from '#server/compose.ts'
import { withShop } from './with-shop.ts'

const usage = `Use: npm run shop -- keys create NAME
     npm run shop -- keys list
     npm run shop -- keys revoke ID`

const byCommandLine = { system: 'command line' }

/** Service keys, by which other systems provision accounts (docs/accounts.md). */
export async function keys(rest: readonly string[]): Promise<void> {
  const request = readKeysRequest(rest)
  if (request === null) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  const { ok, says } = await withShop((shop) => carryOutKeys(shop, request))
  if (ok) console.log(says)
  else {
    console.error(says)
    process.exitCode = 1
  }
}

const requestSchema = z.union([
  z.tuple([z.literal('create'), serviceKeyNameSchema]),
  z.tuple([z.literal('list')]),
  z.tuple([z.literal('revoke'), z.uuid()]),
])

type KeysRequest = z.output<typeof requestSchema>

/** Null when the line is none of ours. */
export const readKeysRequest = (rest: readonly string[]): KeysRequest | null =>
  requestSchema.safeParse(rest).data ?? null

export async function carryOutKeys(
  { auth }: Pick<Shop, 'auth'>,
  [action, subject = '']: KeysRequest,
): Promise<{ ok: boolean; says: string }> {
  const door = auth.admin.keys
  if (action === 'create') {
    const { id, key } = await door.create(subject, byCommandLine)
    return { ok: true, says: `The service key of ${subject}, shown only now:\n${key}\nIts id is ${id}.` }
  }
  if (action === 'revoke') {
    const isRevoked = await door.revoke(subject, byCommandLine)
    return isRevoked ? { ok: true, says: 'Revoked.' } : { ok: false, says: 'There is no such key in use.' }
  }
  const known = await door.list()
  const lines = known.map(({ id, name, createdAt, lastUsedAt, revokedAt }) =>
    [id, name, `made ${dayOf(createdAt)}`, useOf(lastUsedAt), revokedAt && `revoked ${dayOf(revokedAt)}`]
      .filter(Boolean)
      .join('  '),
  )
  return { ok: true, says: lines.join('\n') || 'There are no service keys.' }
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
const useOf = (moment: Date | null): string =>
  moment ? `last used ${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC` : 'never used'
