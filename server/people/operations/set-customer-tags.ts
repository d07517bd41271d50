import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { customerTagsSchema } from '#domain/people/notes-and-tags.ts'
import { audit } from '#server/kernel/audit.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { PeopleDeps } from '../deps.ts'
import { customerTags } from '../tables.ts'
import { anyCustomer, customerId, requireCustomer } from './customer-shapes.ts'

export const setCustomerTags = defineOperation({
  name: 'customers.set-tags',
  route: 'PUT /customers/{customer}/tags',
  summary: 'Give a customer these tags, and no others; small letters, at most 20',
  may: 'customers.write',
  input: z.object({ customer: customerId, tags: customerTagsSchema }),
  example: { customer: anyCustomer, tags: ['school', 'net 30'] },
  result: z.object({ tags: z.array(z.string()) }),
  run: ({ database }: PeopleDeps, actor, { customer, tags }) =>
    database.transaction(async (transaction) => {
      await requireCustomer(transaction, customer)
      const isTheirs = eq(customerTags.userId, customer)
      const before = await transaction
        .delete(customerTags)
        .where(isTheirs)
        .returning({ tag: customerTags.tag })
      if (tags.length > 0)
        await transaction.insert(customerTags).values(tags.map((tag) => ({ userId: customer, tag })))
      const had = before.map(({ tag }) => tag).sort()
      await audit(transaction, actor, {
        action: 'customers.set-tags',
        subject: `user:${customer}`,
        before: { tags: had },
        after: { tags },
      })
      return ok({ tags })
    }),
})
