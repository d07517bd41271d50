import { data } from 'react-router'
import { table } from '#domain/table.ts'
import type { Needs, ProfileAnswer } from './answer-profile-form.ts'
import type { ProfileMessageCode } from './profile-messages.ts'

/** The forms of one's saved addresses. */
export const addressHandlers = table<(needs: Needs) => Promise<ReturnType<typeof answer>>>({
  'save-address': save,
  'remove-address': remove,
  'set-default-address': setDefault,
})

/** Changes the address that is named, or adds one. */
async function save({ shop, visit, form }: Needs) {
  const addressId = text(form, 'addressId')
  const draft = {
    name: text(form, 'name'),
    street1: text(form, 'street1'),
    street2: text(form, 'street2'),
    city: text(form, 'city'),
    state: text(form, 'state'),
    zip: text(form, 'zip'),
    phone: text(form, 'phone'),
  }
  const outcome = addressId
    ? await shop.people.updateAddress(visit.actor, addressId, draft)
    : await shop.people.addAddress(visit.actor, draft)
  if (outcome.ok) return answer('address_saved', 200)
  if (outcome.reason === 'invalid')
    return answer(null, 422, { address: { id: addressId, draft, errors: outcome.fieldErrors } })
  return outcome.reason === 'too_many'
    ? answer('too_many_addresses', 409, { address: { id: addressId, draft, errors: {} } })
    : answer('not_there', 404)
}

async function remove({ shop, visit, form }: Needs) {
  const outcome = await shop.people.removeAddress(visit.actor, text(form, 'addressId'))
  return outcome.ok ? answer('address_removed', 200) : answer('not_there', 404)
}

async function setDefault({ shop, visit, form }: Needs) {
  const outcome = await shop.people.setDefaultAddress(visit.actor, text(form, 'addressId'))
  return outcome.ok ? answer('default_address_set', 200) : answer('not_there', 404)
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 400) : ''
}

const answer = (message: ProfileMessageCode | null, status: number, more: Partial<ProfileAnswer> = {}) =>
  data<ProfileAnswer>({ message, fieldErrors: {}, ...more }, { status })
