import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { type MailFilters, type MailState, mailStates } from '#domain/content/mail-filters.ts'
import type { MailColumn } from '#domain/lists/lists.ts'
import { anyContains } from '#server/kernel/list/contains.ts'
import {
  countUpTo,
  findPage,
  inOrder,
  type ListSource,
  type PageWish,
} from '#server/kernel/list/find-page.ts'
import { type Place, placeAmong } from '#server/kernel/list/sorted-page.ts'
import type { DeskDeps } from './mail-desk.ts'
import { mails } from './tables.ts'

/** A row of the list: an email without its text. */
export type ListedMail = {
  id: string
  to: string
  subject: string
  isText: boolean
  template: string
  state: MailState
  /** The mail server's response, for an email that failed or bounced. */
  error: string | null
  attempts: number
  createdAt: Date
  sentAt: Date | null
}

export type MailWish = PageWish<MailColumn> & { filters: MailFilters }

type Deps = Pick<DeskDeps, 'database' | 'templates'>

/** The name shown for an email whose subject is only written when it is sent. */
const subject = sql<string>`coalesce(${mails.subject}, replace(${mails.template}, '-', ' '))`

const source: ListSource<MailColumn> = {
  table: mails,
  id: mails.id,
  sortKeys: {
    subject: { by: sql`left(lower(${subject}), 200)`, type: 'text' },
    to: { by: sql`lower(${mails.toAddress})`, type: 'text' },
    state: { by: placeAmong(mailStates, mails.state), type: 'integer' },
    made: { by: mails.createdAt, type: 'timestamptz' },
    sent: { by: sql`coalesce(${mails.sentAt}, '-infinity')`, type: 'timestamptz' },
    kind: { by: mails.template, type: 'text' },
    problem: { by: sql`left(coalesce(${mails.error}, ''), 200)`, type: 'text' },
    tries: { by: mails.attempts, type: 'integer' },
  },
}

/** Searches the address and the subject. */
function whereOf({ templates }: Deps, { text, state, kind }: MailFilters): SQL | undefined {
  const textNames = [...templates.values()].flatMap(({ isText, name }) => (isText ? [name] : []))
  return and(
    state && eq(mails.state, state),
    kind && (kind === 'text' ? inArray : notInArray)(mails.template, textNames),
    anyContains([mails.toAddress, mails.subject], text),
  )
}

export async function listMails(
  deps: Deps,
  { filters, ...page }: MailWish,
): Promise<{ rows: ListedMail[]; next: Place | null }> {
  const { orm } = deps.database
  const { ids, next } = await findPage(orm, source, whereOf(deps, filters), page)
  const { id, toAddress: to, template, state, error, attempts, createdAt, sentAt } = mails
  const rows = await orm
    .select({ id, to, subject, template, state, error, attempts, createdAt, sentAt })
    .from(mails)
    .where(inArray(id, ids))
  const listed = rows.map((row) => ({ ...row, isText: deps.templates.get(row.template)?.isText === true }))
  return { rows: inOrder(ids, listed), next }
}

/** How many match the filters. */
export const countMails = (deps: Deps, filters: MailFilters): Promise<number> =>
  countUpTo(deps.database.orm, source, whereOf(deps, filters))
