import { afterAll, expect, test } from 'vitest'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const home = { street1: '12 Analytical Way', city: 'Austin', state: 'tx', zip: '78702' }
const work = { ...home, name: 'Ada at work', street1: '1 Engine Court', zip: '78701-1234' }

test('addresses are kept, changed and removed; one is the default, initially the first', async () => {
  const ada = signedIn()
  const { people, operations } = shop
  const { address: first } = await operations.ask('addresses.add', ada, home)
  const { address: second } = await operations.ask('addresses.add', ada, work)
  await operations.ask('addresses.add', ada, { ...home, city: 'AUSTIN' })
  const lines = async () =>
    (await people.listAddresses(ada)).map(({ street1, state, isDefault }) => [street1, state, isDefault])

  expect(await lines()).toEqual([
    ['12 Analytical Way', 'TX', true],
    ['1 Engine Court', 'TX', false],
  ])
  await operations.ask('addresses.set-default', ada, { address: second.id })
  const moved = { ...home, address: first.id, street1: '14 Analytical Way' }
  await operations.ask('addresses.update', ada, moved)
  expect(await lines()).toEqual([
    ['1 Engine Court', 'TX', true],
    ['14 Analytical Way', 'TX', false],
  ])
  await operations.ask('addresses.remove', ada, { address: second.id })
  expect(await operations.ask('addresses.list', ada, {})).toMatchObject({ addresses: [{ id: first.id }] })
  expect(await lines()).toEqual([['14 Analytical Way', 'TX', true]])
})

test('each field says what is wrong, and the state must match the ZIP code', async () => {
  const ada = signedIn()
  const add = (address: typeof home) => shop.operations.call('addresses.add', ada, address)
  expect(await add({ street1: ' ', city: '', state: 'XX', zip: '1' })).toMatchObject({
    ok: false,
    reason: 'invalid',
    fieldErrors: {
      street1: 'Enter the street address',
      city: 'Enter the city',
      state: 'Enter the two-letter state, such as TX',
      zip: 'Enter a five-digit ZIP code, such as 78702',
    },
  })
  expect(await add({ ...home, state: 'CA' })).toMatchObject({
    fieldErrors: { zip: 'This ZIP code isn’t in this state' },
  })
})

test('no one sees or changes another person’s addresses', async () => {
  const { address } = await shop.operations.ask('addresses.add', signedIn(), home)
  const its = { address: address.id }
  const other = signedIn('owner')
  expect(await shop.people.listAddresses(other)).toEqual([])
  for (const refused of [
    await shop.operations.call('addresses.update', other, { ...work, ...its }),
    await shop.operations.call('addresses.remove', other, its),
    await shop.operations.call('addresses.set-default', other, its),
  ])
    expect(refused).toMatchObject({ code: 'not_found' })
  await expect(shop.people.listAddresses(visitor())).rejects.toThrow('Sign in first.')
})

test('ten simultaneous first addresses: all are kept, one is the default; and twenty is the limit', async () => {
  const ada = signedIn()
  const add = (number: number) =>
    shop.operations.call('addresses.add', ada, { ...home, street1: `${number} Way` })
  await Promise.all(Array.from({ length: 10 }, (_, number) => add(number)))
  const kept = await shop.people.listAddresses(ada)
  expect(kept.map(({ isDefault }) => isDefault)).toEqual([true, ...Array(9).fill(false)])
  for (let number = 10; number < 20; number++) await add(number)
  expect(await add(20)).toMatchObject({ code: 'conflict', because: 'too_many_addresses' })
})
