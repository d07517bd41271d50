import { expect, test } from 'vitest'
import { checkoutForm, designedLine, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

test('missing fields are listed in page order, along with optional ones that would help', async () => {
  await using shop = await startTestShop()
  const actor = visitor()
  const line = await designedLine(shop, actor)
  const form = checkoutForm([line])
  const missing = async (input: object) => {
    const told = await shop.operations.ask('checkout.list-missing', actor, input as never)
    return told.missing.map(({ field, isRequired }) => [field, isRequired])
  }

  expect(await missing(form)).toEqual([])
  expect(
    await missing({ ...form, contact: { email: 'ada', fullName: '', phone: '1' }, address: { zip: '1' } }),
  ).toEqual([
    ['contact.email', true],
    ['contact.fullName', true],
    ['contact.phone', true],
    ['address.street1', true],
    ['address.city', true],
    ['address.state', true],
    ['address.zip', true],
  ])
  expect(await missing({ ...form, delivery: 'pickup', address: {} })).toEqual([])
  expect(await missing({ ...form, address: { ...form.address, state: 'CA' } })).toEqual([
    ['address.zip', true],
  ])
  expect(await missing({ ...form, lines: [line, { id: 'bad' }] })).toEqual([['lines.bad', true]])
  for (const nonsense of [
    {},
    { lines: 'none', contact: 3 },
    { address: { street1: 3 } },
    { address: 'Elm Street' },
  ]) {
    expect(await missing(nonsense)).toContainEqual(['lines', true])
    expect(await missing(nonsense)).toContainEqual(['address.street1', true])
  }
})
