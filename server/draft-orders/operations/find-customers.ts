import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { DraftOrderDeps } from '../deps.ts'
import { anyId } from './shapes.ts'

const most = 20

export const findCustomers = defineOperation({
  name: 'draft-orders.find-customers',
  route: 'GET /draft-orders/customers',
  summary:
    'Customers with an account that a search text may mean, to write an order for one of them; at most 20',
  may: 'orders.write',
  input: z.object({ text: z.string().max(120) }),
  example: { text: 'ada' },
  result: z.object({
    people: z.array(
      z.object({ userId: z.uuid(), fullName: z.string(), email: z.string(), phone: z.string() }),
    ),
  }),
  async run({ people }: DraftOrderDeps, _actor, { text }) {
    const found = await people.search(text)
    return ok({
      people: found
        .slice(0, most)
        .map(({ userId, fullName, email, phone }) => ({ userId, fullName, email, phone })),
    })
  },
})

export const listCustomerDesigns = defineOperation({
  name: 'draft-orders.customer-designs',
  route: 'GET /draft-orders/customers/{customer}/designs',
  summary: 'A customer’s saved gang sheets, to order one of them',
  may: 'orders.write',
  input: z.object({ customer: z.uuid('There is no such customer.') }),
  example: { customer: anyId },
  result: z.object({
    designs: z.array(z.object({ id: z.uuid(), title: z.string(), sizeId: z.int() })),
  }),
  async run({ people, designs }: DraftOrderDeps, actor, { customer }) {
    const profile = await people.profileOf(customer)
    if (!profile) throw new AppError('not_found', 'There is no such customer.')
    const saved = await designs.listOf(actor, profile.userId)
    return ok({ designs: saved.map(({ designId: id, title, sizeId }) => ({ id, title, sizeId })) })
  },
})
