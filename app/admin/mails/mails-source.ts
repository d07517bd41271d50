import type { ListSource } from '#app/admin/lists/read-list.ts'
import { type MailFilters, readMailFilters } from '#domain/content/mail-filters.ts'
import { lists, type MailColumn } from '#domain/lists/lists.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { ListedMail } from '#server/mail/index.ts'
import type { Shop } from '#server/shop.ts'

export const mailsSource = (
  { mail }: Pick<Shop, 'mail'>,
  actor: Actor,
): ListSource<MailColumn, MailFilters, ListedMail> => ({
  ...{ name: 'mails', columns: lists.mails.columns, sort: lists.mails.sort },
  usual: [
    { name: 'All', query: '' },
    { name: 'Failed', query: 'state=failed' },
    { name: 'Waiting', query: 'state=queued' },
    { name: 'Sent', query: 'state=sent' },
    { name: 'Text messages', query: 'kind=text' },
  ],
  readFilters: readMailFilters,
  table: (wish) => mail.table(actor, wish),
  counts: (views) => mail.counts(actor, views),
})
