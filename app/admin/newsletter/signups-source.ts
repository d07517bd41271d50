import type { ListSource } from '#app/admin/lists/read-list.ts'
import { readSignupFilters, type SignupFilters } from '#domain/content/signup-filters.ts'
import { lists, type SignupColumn } from '#domain/lists/lists.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { SignupRow } from '#server/newsletter/index.ts'
import type { Shop } from '#server/shop.ts'

export const signupsSource = (
  { newsletter }: Pick<Shop, 'newsletter'>,
  actor: Actor,
): ListSource<SignupColumn, SignupFilters, SignupRow> => ({
  ...{ name: 'newsletter', columns: lists.newsletter.columns, sort: lists.newsletter.sort },
  usual: [
    { name: 'All', query: '' },
    { name: 'Subscribed', query: 'state=subscribed' },
    { name: 'Not confirmed', query: 'state=waiting' },
    { name: 'Left', query: 'state=unsubscribed' },
  ],
  readFilters: readSignupFilters,
  table: (wish) => newsletter.table(actor, wish),
  counts: (views) => newsletter.counts(actor, views),
})
