import { z } from 'zod'
import { savedAddressSchema } from '#domain/people/saved-address.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { addAddress, listAddresses, removeAddress, setDefaultAddress, updateAddress } from '../addresses.ts'
import type { PeopleDeps } from '../deps.ts'

const goneWords = 'This address no longer exists.'
const ownAddress = z.object({ address: z.uuid(goneWords) })
const shape = z.object({
  id: z.uuid(),
  name: z.string(),
  street1: z.string(),
  street2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phone: z.string(),
  /** Checkout starts with it. */
  isDefault: z.boolean(),
})
const home = { name: 'Ada Lovelace', street1: '12 Analytical Way', city: 'Austin', state: 'TX', zip: '78702' }
const example = { address: '8a4c2f6e-0000-4000-8000-000000000000' }

export const listOwnAddresses = defineOperation({
  name: 'addresses.list',
  route: 'GET /addresses',
  summary: 'Your own addresses, the default first',
  may: 'signed_in',
  input: z.object({}),
  example: {},
  result: z.object({ addresses: z.array(shape) }),
  run: async (deps: PeopleDeps, actor) => ok({ addresses: await listAddresses(deps, actor) }),
})

export const addOwnAddress = defineOperation({
  name: 'addresses.add',
  route: 'POST /addresses',
  summary: 'Save an address; the first becomes the default, and the same one again is found, not added',
  may: 'signed_in',
  input: savedAddressSchema,
  example: home,
  result: z.object({ address: shape }),
  async run(deps: PeopleDeps, actor, input) {
    const address = await addAddress(deps, actor, input)
    if (!address) throw new AppError('conflict', 'You have 20 addresses. Remove one first.', tooMany)
    return ok({ address })
  },
})

export const updateOwnAddress = defineOperation({
  name: 'addresses.update',
  route: 'PUT /addresses/{address}',
  summary: 'Change one of your addresses',
  may: 'signed_in',
  input: savedAddressSchema.safeExtend(ownAddress.shape),
  example: { ...home, ...example },
  result: z.object({ address: shape }),
  async run(deps: PeopleDeps, actor, { address: id, ...input }) {
    const address = await updateAddress(deps, actor, id, input)
    if (!address) throw gone()
    return ok({ address })
  },
})

export const removeOwnAddress = defineOperation({
  name: 'addresses.remove',
  route: 'DELETE /addresses/{address}',
  summary: 'Remove one of your addresses; if it was the default, the oldest of the others takes its place',
  may: 'signed_in',
  input: ownAddress,
  example,
  result: z.undefined(),
  async run(deps: PeopleDeps, actor, { address }) {
    if (!(await removeAddress(deps, actor, address))) throw gone()
    return ok(undefined)
  },
})

export const chooseDefaultAddress = defineOperation({
  name: 'addresses.set-default',
  route: 'PUT /addresses/{address}/default',
  summary: 'Choose the address that checkout starts with',
  may: 'signed_in',
  input: ownAddress,
  example,
  result: z.undefined(),
  async run(deps: PeopleDeps, actor, { address }) {
    if (!(await setDefaultAddress(deps, actor, address))) throw gone()
    return ok(undefined)
  },
})

const tooMany = { because: 'too_many_addresses' }
const gone = () => new AppError('not_found', goneWords, { because: 'not_there' })
