import { eq, sql } from 'drizzle-orm'
import { type MailWords, mailParts, type OwnWords, ownWordsSchema } from '#domain/shop/mail-words.ts'
import type { Executor } from '#server/kernel/database.ts'
import { siteConfig } from './tables.ts'

const prefix = 'mail-words:'

export const mailWordsKey = (mail: string): string => `${prefix}${mail}`

/** Of all mails. What does not hold any more is left out: the words that came with the shop stand there. */
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

/** All words of one mail as they stand, with the version that a change must have seen (0 before the first). */
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

/** Only what differs is kept, so that a part which nobody touched follows the program. */
export const ownPart = (words: MailWords, standard: MailWords): Partial<MailWords> =>
  Object.fromEntries(
    mailParts.filter((part) => words[part] !== standard[part]).map((part) => [part, words[part]]),
  )
