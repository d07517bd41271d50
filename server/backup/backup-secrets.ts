import { and, isNotNull, sql } from 'drizzle-orm'
import { type KeptSecret, lacksMark } from '#server/kernel/kept-secrets.ts'
import { backupPlans } from './tables.ts'

/** What a sealed text is and where it is stored: the associated data of its cipher. */
export const placeSecretPlace = 'backup_plans.place_secret'
export const passphrasePlace = 'backup_plans.passphrase'

function keptIn(name: 'placeSecret' | 'passphrase', place: string): KeptSecret {
  const column = backupPlans[name]
  return {
    place: () => place,
    find: (executor, mark) =>
      executor
        .select({ id: sql<string>`${backupPlans.id}::text`, text: sql<string>`${column}` })
        .from(backupPlans)
        .where(and(isNotNull(column), lacksMark(sql`${column}`, mark))),
    replace: (executor, { text }, sealed) =>
      executor
        .update(backupPlans)
        .set({ [name]: sealed })
        .where(sql`${column} = ${text}`),
    remove: (executor) => executor.update(backupPlans).set({ [name]: null }),
  }
}

export const backupSecrets: readonly KeptSecret[] = [
  keptIn('placeSecret', placeSecretPlace),
  keptIn('passphrase', passphrasePlace),
]
