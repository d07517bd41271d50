import type { ListSource } from '#app/admin/lists/read-list.ts'
import { type InboundFilters, readInboundFilters } from '#domain/content/inbound-filters.ts'
import { type InboundColumn, lists } from '#domain/lists/lists.ts'
import type { InboundMail } from '#server/inbound-mail/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'

export const incomingSource = (
  { inboundMails }: Pick<Shop, 'inboundMails'>,
  actor: Actor,
): ListSource<InboundColumn, InboundFilters, InboundMail> => ({
  ...{
    name: 'incoming-mail',
    columns: lists['incoming-mail'].columns,
    sort: lists['incoming-mail'].sort,
  },
  usual: [
    { name: 'All', query: '' },
    { name: 'Which order?', query: 'state=unmatched' },
    { name: 'With its order', query: 'state=taken' },
  ],
  readFilters: readInboundFilters,
  table: (wish) => inboundMails.table(actor, wish),
  counts: (views) => inboundMails.counts(actor, views),
})
