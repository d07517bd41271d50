import { parseArgs } from 'node:util'
import { z } from 'zod'
import { apiKeySchema } from '#domain/people/api-key.ts'
import type { Shop } from '#server/shop.ts'

import { withShop } from './with-shop.ts'

const usage = `Use: npm run shop -- keys create NAME [--may PERMISSION,PERMISSION] [--days 30|90|365]
     npm run shop -- keys list
     npm run shop -- keys revoke ID

Without --may, a key can create and change customer accounts (accounts.write); docs/api.md lists the other permissions.
Without --days, it is valid until it is revoked.`

const byCommandLine = { system: 'command line' }

/** API keys for other programs (docs/api.md). */
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

const requestSchema = z.discriminatedUnion('action', [
  apiKeySchema.extend({ action: z.literal('create') }),
  z.object({ action: z.literal('list') }),
  z.object({ action: z.literal('revoke'), id: z.uuid() }),
])

type KeysRequest = z.output<typeof requestSchema>

/** Null when the arguments are invalid. */
export function readKeysRequest(rest: readonly string[]): KeysRequest | null {
  const option = { type: 'string' as const }
  try {
    const options = { may: option, days: option }
    const { positionals, values } = parseArgs({ args: [...rest], options, allowPositionals: true })
    const [action, subject, ...more] = positionals
    if (more.length > 0 || (action === 'list' && subject !== undefined)) return null
    const permissions = (values.may ?? 'accounts.write').split(',')
    const days = values.days === undefined ? null : Number(values.days)
    return requestSchema.safeParse({ action, name: subject, id: subject, permissions, days }).data ?? null
  } catch {
    return null
  }
}

export async function carryOutKeys(
  { auth }: Pick<Shop, 'auth'>,
  request: KeysRequest,
): Promise<{ ok: boolean; says: string }> {
  const door = auth.admin.keys
  if (request.action === 'create') {
    const { id, key } = await door.create(request, byCommandLine)
    return {
      ok: true,
      says: `The API key for ${request.name}, shown only this once:\n${key}\nIts id is ${id}.`,
    }
  }
  if (request.action === 'revoke') {
    const isRevoked = await door.revoke(request.id, byCommandLine)
    return isRevoked
      ? { ok: true, says: 'Revoked.' }
      : { ok: false, says: 'There is no active key with that id.' }
  }
  const known = await door.list()
  const lines = known.map(({ id, name, permissions, createdAt, lastUsedAt, expiresAt, revokedAt }) =>
    [
      ...[id, name, permissions.join(','), `created ${dayOf(createdAt)}`, useOf(lastUsedAt)],
      expiresAt && `until ${dayOf(expiresAt)}`,
      revokedAt && `revoked ${dayOf(revokedAt)}`,
    ]
      .filter(Boolean)
      .join('  '),
  )
  return { ok: true, says: lines.join('\n') || 'There are no API keys.' }
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
const useOf = (moment: Date | null): string =>
  moment ? `last used ${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC` : 'never used'
