import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type KeptSecret, lacksMark } from '#server/kernel/kept-secrets.ts'
import { printers } from './tables.ts'

/** Identifies a sealed password or key and where it is stored: the associated data of its cipher. */
export const hotFolderSecretPlace = (printerId: string) => `printers.hot_folder_secret:${printerId}`

export const hotFolderSecrets: readonly KeptSecret[] = [
  {
    place: hotFolderSecretPlace,
    find: (executor, mark) =>
      executor
        .select({ id: printers.id, text: sql<string>`${printers.hotFolderSecret}` })
        .from(printers)
        .where(and(isNotNull(printers.hotFolderSecret), lacksMark(sql`${printers.hotFolderSecret}`, mark))),
    replace: (executor, { id, text }, hotFolderSecret) =>
      executor
        .update(printers)
        .set({ hotFolderSecret })
        .where(and(eq(printers.id, id), eq(printers.hotFolderSecret, text))),
    remove: (executor, id) =>
      executor.update(printers).set({ hotFolderSecret: null }).where(eq(printers.id, id)),
  },
]
