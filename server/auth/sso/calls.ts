import { createDoor, type Door } from '#server/kernel/door.ts'
import type { AuthParts } from '../deps.ts'
import { addSsoProvider, listSsoProviders, removeSsoProvider } from './sso-providers.ts'

type SsoView = { id: string; label: string; kind: 'saml' | 'openid'; domains: string[] }

async function listForOperator(parts: AuthParts): Promise<SsoView[]> {
  const known = await listSsoProviders(parts)
  return known.map(({ id, label, domains, settings }) => ({ id, label, domains, kind: settings.kind }))
}

const ssoCalls = { add: addSsoProvider, remove: removeSsoProvider, list: listForOperator }

/** Directories that sign in whole domains. */
export type SsoDoor = Door<typeof ssoCalls>

export const createSsoDoor = (parts: AuthParts): SsoDoor => createDoor(parts, ssoCalls)
