import { eq, sql } from 'drizzle-orm'
import { type MailWords, mailParts, type OwnWords, ownWordsSchema } from '#domain/shop/mail-words.ts'
import type { Executor } from '#server/kernel/database.ts'
import { siteConfig } from './tables.ts'

const prefix = 'mail-words:'

export const mailWordsKey = (mail: string): string => `${prefix}${mail}`

/** For all emails. Wording that is no longer valid is left out: the built-in wording is used instead. */
export async function loadOwnWords(executor: Executor): Promise<OwnWords> {
  const rows = await executor
    .select()
    .from(siteConfig)
    .where(sql`starts_with(${siteConfig.configKey}, ${prefix})`)
  return Object.fromEntries(
    rows.map((row) => [
      row.configKey.slice(prefix.length),
      ownWordsSchema.safeParse(row.configValue).data ?? {},
    ]),
  )
}

export type VersionedMailWords = { words: MailWords; version: number }

/** The current wording of one email, with the version that a change must have seen (0 before the first). */
export async function loadMailWords(
  executor: Executor,
  mail: string,
  standard: MailWords,
): Promise<VersionedMailWords> {
  const [row] = await executor
    .select()
    .from(siteConfig)
    .where(eq(siteConfig.configKey, mailWordsKey(mail)))
  const own = ownWordsSchema.safeParse(row?.configValue).data
  return { words: { ...standard, ...own }, version: row?.version ?? 0 }
}

/** Only differences are stored, so that a part no one has edited follows the program. */
export const ownPart = (words: MailWords, standard: MailWords): Partial<MailWords> =>
  Object.fromEntries(
    mailParts.filter((part) => words[part] !== standard[part]).map((part) => [part, words[part]]),
  )
