import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { customerTagsSchema } from '#domain/people/notes-and-tags.ts'
import { audit } from '#server/kernel/audit.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid, ok } from '#server/kernel/operations/outcome.ts'
import type { PeopleDeps } from '../deps.ts'
import { customerTags } from '../tables.ts'
import { anyCustomer, customerId, requireCustomer } from './customer-shapes.ts'

export const setCustomerTags = defineOperation({
  name: 'customers.set-tags',
  route: 'PUT /customers/{customer}/tags',
  summary:
    'Give a customer these tags and no others, in lowercase, at most 20; with `seen`, tags that others added or removed since stay that way',
  may: 'customers.write',
  input: z.object({
    customer: customerId,
    tags: customerTagsSchema,
    /** The tags they had when the change was made. */
    seen: customerTagsSchema.optional(),
  }),
  example: { customer: anyCustomer, tags: ['school', 'net 30'] },
  result: z.object({ tags: z.array(z.string()) }),
  run: ({ database }: PeopleDeps, actor, sent) =>
    database.transaction(async (transaction) => {
      const { customer } = sent
      await requireCustomer(transaction, customer)
      const isTheirs = eq(customerTags.userId, customer)
      const rows = await transaction
        .select({ tag: customerTags.tag })
        .from(customerTags)
        .where(isTheirs)
        .orderBy(customerTags.tag)
      const had = rows.map(({ tag }) => tag)
      const wanted = customerTagsSchema.safeParse(sent.seen ? merged(had, sent.seen, sent.tags) : sent.tags)
      if (!wanted.success) return invalid({ tags: wanted.error.issues[0]?.message ?? '' })
      const tags = wanted.data
      await transaction.delete(customerTags).where(isTheirs)
      if (tags.length > 0)
        await transaction.insert(customerTags).values(tags.map((tag) => ({ userId: customer, tag })))
      await audit(transaction, actor, {
        action: 'customers.set-tags',
        subject: `user:${customer}`,
        before: { tags: had },
        after: { tags },
      })
      return ok({ tags })
    }),
})

/** Applies what was added or removed between `seen` and `tags` to their current tags. */
const merged = (had: readonly string[], seen: readonly string[], tags: readonly string[]): string[] => [
  ...had.filter((tag) => tags.includes(tag) || !seen.includes(tag)),
  ...tags.filter((tag) => !seen.includes(tag)),
]
