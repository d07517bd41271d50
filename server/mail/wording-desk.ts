import { desc, eq } from 'drizzle-orm'
import { type MailGroup, type MailWords, type OwnWords, ownWordsSchema } from '#domain/shop/mail-words.ts'
import type { Executor } from '#server/kernel/database.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { type MailShop, renderHtml, renderText } from './blocks.ts'
import type { MailDeps } from './deps.ts'
import type { MailWording } from './template.ts'
import { wordings } from './templates/all.ts'
import { textOf } from './texts/define-text.ts'

/** An email in the list of those whose wording the owner may change. */
export type WordingInList = Pick<MailWording, 'name' | 'group' | 'title' | 'when'> & {
  isText: boolean
  /** Whether it differs from the wording that came with the shop. */
  isOwn: boolean
}

export type MailPreview = {
  subject: string
  html: string
  /** The same for readers who prefer dark mode. */
  dark: string
  text: string
}

export type WordingToEdit = {
  name: string
  group: MailGroup
  title: string
  when: string
  isText: boolean
  words: MailWords
  version: number
  /** The wording that came with the shop. */
  standard: MailWords
  /** The available placeholders, with their values in the preview. */
  placeholders: { name: string; example: string }[]
  preview: MailPreview
  /** Newest first. */
  history: PastWords[]
}

/** An email's wording from a given time on. */
export type PastWords = { id: string; at: string; by: string; words: MailWords }

/** All emails whose wording the owner may change. */
export const listAllWordings = async ({
  describeShop,
}: Pick<MailDeps, 'describeShop'>): Promise<WordingInList[]> => listWordings((await describeShop()).ownWords)

const listWordings = (own: OwnWords): WordingInList[] =>
  [...wordings.values()].map(({ name, group, title, when, isText = false }) => ({
    ...{ name, group, title, when, isText },
    isOwn: Object.keys(own[name] ?? {}).length > 0,
  }))

/** An email with sample data, in a wording that doesn't have to be saved. */
export function previewWords(wording: MailWording, words: MailWords, shop: MailShop): MailPreview {
  const worded = { ...shop, ownWords: { [wording.name]: words } }
  const content = wording.writeSample(worded)
  return {
    subject: content.subject,
    html: renderHtml(content, worded, 'light'),
    dark: renderHtml(content, worded, 'dark'),
    text: wording.isText ? textOf(content) : renderText(content, worded),
  }
}

/** Everything its page shows; null if there is no such email. */
export async function readWording(
  { database: { orm }, describeShop, mailWords }: Pick<MailDeps, 'database' | 'describeShop' | 'mailWords'>,
  asked: string,
): Promise<WordingToEdit | null> {
  const wording = wordings.get(asked)
  if (!wording) return null
  const { name, group, title, when, standard, isText = false } = wording
  const shop = await describeShop()
  const { words, version } = await mailWords(name, standard)
  const values = [...wording.sampleValues(shop)]
  return {
    ...{ name, group, title, when, isText, words, version, standard },
    placeholders: values.map(([placeholder, example]) => ({ name: placeholder, example })),
    preview: previewWords(wording, words, shop),
    history: await historyOf(orm, wording),
  }
}

const mostHistory = 10

async function historyOf(executor: Executor, { name, standard }: MailWording): Promise<PastWords[]> {
  const rows = await executor
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `mail-words:${name}`))
    .orderBy(desc(auditEntries.at))
    .limit(mostHistory)
  return rows.map(({ id, at, actorName, after }) => ({
    ...{ id, at: at.toISOString(), by: actorName },
    words: { ...standard, ...ownWordsSchema.safeParse(after).data },
  }))
}
