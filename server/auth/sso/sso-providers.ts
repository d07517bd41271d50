import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { commandLine, type SystemActor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { AuthParts } from '../deps.ts'
import type { IdentityProvider } from '../ports.ts'
import { secretPlaces } from '../secret-places.ts'
import { ssoProviders } from '../tables.ts'
import type { SsoSettings } from '../types.ts'

export type SsoProviderRow = typeof ssoProviders.$inferSelect

export type NewSsoProvider = { label: string; domains: string[]; settings: SsoSettings }

export type AddSsoProviderOutcome = { ok: true; id: string } | { ok: false; reason: 'domain_taken' }

/** Configures a directory for whole domains; each domain has at most one. */
export async function addSsoProvider(
  { database, clock, secretBox }: AuthParts,
  provider: NewSsoProvider,
  actor: SystemActor = commandLine,
): Promise<AddSsoProviderOutcome> {
  const id = randomUUID()
  const withSecret = (settings: SsoSettings): SsoSettings =>
    settings.kind === 'saml'
      ? settings
      : { ...settings, clientSecret: secretBox.seal(settings.clientSecret, secretPlaces.ssoClient(id)) }
  const domains = [...new Set(provider.domains.map((domain) => domain.trim().toLowerCase()))]
  return database.transaction(async (transaction): Promise<AddSsoProviderOutcome> => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('auth.sso-providers'))`)
    const known = await transaction.select().from(ssoProviders)
    if (known.some((other) => other.domains.some((domain) => domains.includes(domain))))
      return { ok: false, reason: 'domain_taken' }
    const settings = withSecret(provider.settings)
    await transaction
      .insert(ssoProviders)
      .values({ ...provider, id, settings, domains, createdAt: clock.now() })
    const { label } = provider
    const { kind } = provider.settings
    const subject = `sso-provider:${id}`
    await audit(transaction, actor, {
      action: 'auth.add-sso-provider',
      subject,
      after: { label, domains, kind },
    })
    return { ok: true, id }
  })
}

export async function removeSsoProvider(
  { database }: AuthParts,
  id: string,
  actor: SystemActor = commandLine,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction.delete(ssoProviders).where(eq(ssoProviders.id, id)).returning()
    if (!row) return false
    const { label, domains } = row
    const subject = `sso-provider:${id}`
    await audit(transaction, actor, {
      action: 'auth.remove-sso-provider',
      subject,
      before: { label, domains },
    })
    return true
  })
}

export const listSsoProviders = ({ database }: AuthParts): Promise<SsoProviderRow[]> =>
  database.orm.select().from(ssoProviders).orderBy(ssoProviders.createdAt)

const prefix = 'sso:'

export const ssoNameOf = ({ id }: Pick<SsoProviderRow, 'id'>): string => `${prefix}${id}`

export const isSsoName = (name: string): boolean => name.startsWith(prefix)

/** The provider for a domain or id, by the name that flows and identities use; null when there is none. */
export async function findSsoName(
  parts: AuthParts,
  wanted: { domain: string } | { id: string },
): Promise<string | null> {
  const known = await listSsoProviders(parts)
  const row = known.find((provider) =>
    'id' in wanted ? provider.id === wanted.id : provider.domains.includes(wanted.domain.toLowerCase()),
  )
  return row ? ssoNameOf(row) : null
}

/** Any provider by its name: a configured one, or a directory of the table. */
export async function findProvider(parts: AuthParts, name: string): Promise<IdentityProvider | null> {
  const { identityProviders, openSsoProvider, rules, secretBox } = parts
  if (!isSsoName(name)) return identityProviders.find((known) => known.name === name) ?? null
  const row = (await listSsoProviders(parts)).find((provider) => ssoNameOf(provider) === name)
  if (!row || openSsoProvider === null || !rules.ways.includes('sso')) return null
  const { id, label, domains, settings: kept } = row
  const settings =
    kept.kind === 'saml'
      ? kept
      : { ...kept, clientSecret: secretBox.open(kept.clientSecret, secretPlaces.ssoClient(id)) }
  return openSsoProvider({ name, label, domains, settings })
}
