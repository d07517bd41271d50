import { expect, test } from 'vitest'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const home = { street1: '12 Analytical Way', city: 'Austin', state: 'tx', zip: '78702' }
const work = { ...home, name: 'Ada at work', street1: '1 Engine Court', zip: '78701-1234' }

test('addresses are kept, changed and removed; one is the default, the first to begin with', async () => {
  await using shop = await startTestShop()
  const ada = signedIn()
  const { people } = shop
  const first = await people.addAddress(ada, home)
  const second = await people.addAddress(ada, work)
  await people.addAddress(ada, { ...home, city: 'AUSTIN' })
  if (!first.ok || !second.ok) throw new Error('Not added')
  const lines = async () =>
    (await people.listAddresses(ada)).map(({ street1, state, isDefault }) => [street1, state, isDefault])

  expect(await lines()).toEqual([
    ['12 Analytical Way', 'TX', true],
    ['1 Engine Court', 'TX', false],
  ])
  expect(await people.setDefaultAddress(ada, second.address.id)).toEqual({ ok: true })
  expect(
    await people.updateAddress(ada, first.address.id, { ...home, street1: '14 Analytical Way' }),
  ).toMatchObject({ ok: true })
  expect(await lines()).toEqual([
    ['1 Engine Court', 'TX', true],
    ['14 Analytical Way', 'TX', false],
  ])
  expect(await people.removeAddress(ada, second.address.id)).toEqual({ ok: true })
  expect(await lines()).toEqual([['14 Analytical Way', 'TX', true]])
})

test('each field says what is wrong, and the state must fit the ZIP code', async () => {
  await using shop = await startTestShop()
  const ada = signedIn()
  expect(await shop.people.addAddress(ada, { street1: ' ', city: '', state: 'XX', zip: '1' })).toEqual({
    ok: false,
    reason: 'invalid',
    fieldErrors: {
      street1: 'Enter the street address',
      city: 'Enter the city',
      state: 'Enter the two letters of the state, such as TX',
      zip: 'Enter a ZIP code of five digits, such as 78702',
    },
  })
  expect(await shop.people.addAddress(ada, { ...home, state: 'CA' })).toMatchObject({
    fieldErrors: { zip: 'This ZIP code is not of this state' },
  })
})

test('nobody sees or changes another person’s addresses', async () => {
  await using shop = await startTestShop()
  const made = await shop.people.addAddress(signedIn(), home)
  const id = made.ok ? made.address.id : ''
  const other = signedIn('owner')
  expect(await shop.people.listAddresses(other)).toEqual([])
  for (const refused of [
    await shop.people.updateAddress(other, id, work),
    await shop.people.removeAddress(other, id),
    await shop.people.setDefaultAddress(other, id),
    await shop.people.removeAddress(other, 'x'),
  ])
    expect(refused).toEqual({ ok: false, reason: 'not_found' })
  await expect(shop.people.listAddresses(visitor())).rejects.toThrow('Sign in to see your addresses.')
})

test('ten first addresses at once: all are kept, one is the default; and twenty are enough', async () => {
  await using shop = await startTestShop()
  const ada = signedIn()
  const add = (number: number) => shop.people.addAddress(ada, { ...home, street1: `${number} Way` })
  await Promise.all(Array.from({ length: 10 }, (_, number) => add(number)))
  const kept = await shop.people.listAddresses(ada)
  expect(kept.map(({ isDefault }) => isDefault)).toEqual([true, ...Array(9).fill(false)])
  for (let number = 10; number < 20; number++) await add(number)
  expect(await add(20)).toEqual({ ok: false, reason: 'too_many' })
})
