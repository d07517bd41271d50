import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid, ok } from '#server/kernel/operations/outcome.ts'
import type { OwnDataDeps } from '../deps.ts'
import { mergeCustomers } from '../merge-customers.ts'

const noCustomer = 'There is no such customer.'
const customerId = z.uuid(noCustomer)

export const mergeTwoCustomers = defineOperation({
  name: 'customers.merge',
  route: 'POST /customers/{customer}/merge',
  summary:
    'Merge two accounts permanently: everything of `other` moves to `customer`, and the account of `other` is closed. `typed` is the email address of `other`, or the name on an account without one. Orders placed as a guest with the address of `other` are moved if `other` has confirmed it, or if `guestOrders` is true',
  may: 'customers.write',
  input: z.object({
    customer: customerId,
    other: customerId,
    typed: z.string().max(320),
    guestOrders: z.boolean().default(false),
  }),
  example: {
    customer: '8a4c2f6e-0000-4000-8000-000000000000',
    other: '8a4c2f6e-0000-4000-8000-000000000001',
    typed: 'ada@example.com',
  },
  result: z.object({ customer: z.uuid() }),
  async run(deps: OwnDataDeps, actor, { customer, other, typed, guestOrders }) {
    if (customer === other) throw new AppError('invalid', 'An account can’t be merged with itself.')
    const wanted = await deps.nameToType(other)
    if (wanted === null) throw new AppError('not_found', noCustomer)
    if (typed.trim().toLowerCase() !== wanted.toLowerCase())
      return invalid({ typed: `Type ${wanted} to merge.` })
    await mergeCustomers(deps, actor, { keptId: customer, goneId: other, takesGuestOrders: guestOrders })
    return ok({ customer })
  },
})
