import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type KeptSecret, lacksMark } from '#server/kernel/kept-secrets.ts'
import { secretPlaces } from './secret-places.ts'
import { factors, signingKeys, ssoProviders } from './tables.ts'

const keyText = sql<string>`${signingKeys.privateJwk} #>> '{}'`
const clientText = sql<string>`${ssoProviders.settings} ->> 'clientSecret'`

/** Users' own secrets, which are only compared, are hashed instead. */
export const authSecrets: readonly KeptSecret[] = [
  {
    place: secretPlaces.totp,
    find: (executor, mark) =>
      executor
        .select({ id: factors.id, text: sql<string>`${factors.secret}` })
        .from(factors)
        .where(and(isNotNull(factors.secret), lacksMark(sql`${factors.secret}`, mark))),
    replace: (executor, { id, text }, secret) =>
      executor
        .update(factors)
        .set({ secret })
        .where(and(eq(factors.id, id), eq(factors.secret, text))),
    remove: (executor, id) => executor.delete(factors).where(eq(factors.id, id)),
  },
  {
    place: secretPlaces.signingKey,
    find: (executor, mark) =>
      executor
        .select({ id: signingKeys.kid, text: keyText })
        .from(signingKeys)
        .where(lacksMark(keyText, mark)),
    replace: (executor, { id, text }, privateJwk) =>
      executor
        .update(signingKeys)
        .set({ privateJwk })
        .where(and(eq(signingKeys.kid, id), eq(keyText, text))),
    remove: (executor, id) => executor.delete(signingKeys).where(eq(signingKeys.kid, id)),
  },
  {
    place: secretPlaces.ssoClient,
    find: (executor, mark) =>
      executor
        .select({ id: ssoProviders.id, text: clientText })
        .from(ssoProviders)
        .where(and(isNotNull(clientText), lacksMark(clientText, mark))),
    replace: (executor, { id, text }, sealed) =>
      executor
        .update(ssoProviders)
        .set({
          settings: sql`jsonb_set(${ssoProviders.settings}, '{clientSecret}', to_jsonb(${sealed}::text))`,
        })
        .where(and(eq(ssoProviders.id, id), eq(clientText, text))),
    remove: (executor, id) => executor.delete(ssoProviders).where(eq(ssoProviders.id, id)),
  },
]
