import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { catalogue } from '#server/operations.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const summer = { code: 'summer', name: 'Summer', type: 'percentage', value: 1_000 }

test('another program makes, changes, loses a race for, lists and deletes a discount', async () => {
  await using shop = await startTestShop()
  const staff = await signInFrom(shop, browse(shop), 'admin')

  const made = await staff.send('POST', '/api/v1/discounts', summer)
  expect(made.status).toBe(201)
  const { discount } = await made.json()
  expect(discount).toMatchObject({ code: 'SUMMER', value: 1_000, version: 1, expiresAt: null })

  const path = `/api/v1/discounts/${discount.id}`
  const change = { ...summer, name: 'July', expiresAt: '2027-09-01T04:00:00Z', version: 1 }
  const changed = await staff.send('PUT', path, change)
  expect([changed.status, (await changed.json()).discount]).toMatchObject([
    200,
    { name: 'July', expiresAt: '2027-09-01T04:00:00.000Z', version: 2 },
  ])

  const late = await staff.send('PUT', path, { ...change, name: 'August' })
  expect([late.status, await late.json()]).toEqual([
    409,
    {
      error: {
        code: 'conflict',
        message: 'Somebody else saved it meanwhile. Compare, then save again.',
        advice: 'Reload and try again.',
      },
      theirs: expect.objectContaining({ name: 'July', version: 2 }),
    },
  ])
  const listed = await (await staff.get('/api/v1/discounts')).json()
  expect(listed.discounts).toMatchObject([{ name: 'July' }])

  expect((await staff.send('DELETE', path)).status).toBe(204)
  const gone = await staff.send('DELETE', path)
  expect([gone.status, (await gone.json()).error]).toMatchObject([
    404,
    { code: 'not_found', message: 'There is no such discount any more.' },
  ])
})

test('what is wrong is named by field; what is no JSON object, and who may not, is refused', async () => {
  await using shop = await startTestShop()
  const staff = await signInFrom(shop, browse(shop), 'admin')
  const wrong = await staff.send('POST', '/api/v1/discounts', { ...summer, name: ' ', value: 0.5 })
  expect([wrong.status, (await wrong.json()).error]).toEqual([
    422,
    {
      code: 'invalid',
      message: 'name: Name the discount',
      advice: 'Correct what is named and try again.',
      fields: { name: 'Name the discount', value: 'Give a whole number' },
    },
  ])
  expect((await staff.send('POST', '/api/v1/discounts', [summer])).status).toBe(400)
  expect((await staff.send('PUT', '/api/v1/discounts/1', { ...summer, version: 1 })).status).toBe(404)

  const customer = await signInFrom(shop, browse(shop))
  const refused = await customer.send('POST', '/api/v1/discounts', { ...summer, name: '' })
  expect([refused.status, (await refused.json()).error.message]).toEqual([403, 'Access Denied'])
  expect((await browse(shop).send('POST', '/api/v1/discounts', summer)).status).toBe(401)
})

test('the description is valid OpenAPI 3.1, names every operation, and shows examples that are taken', async () => {
  await using shop = await startTestShop()
  const document = await (await browse(shop).get('/api/v1/openapi.json')).json()
  const validator = new Validator()
  expect(await validator.validate(document)).toMatchObject({ valid: true })
  expect(validator.version).toBe('3.1')
  expect(document.servers).toEqual([{ url: `${shop.origin}/api/v1` }])

  const described = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId)
  expect(described.toSorted()).toEqual(catalogue.map(({ name }) => name).toSorted())
  for (const { name, input, example } of catalogue)
    expect(input.safeParse(example), name).toMatchObject({ success: true })
})
