import { expect, test } from 'vitest'
import { seconds } from '#server/kernel/clock.ts'
import { openReceiver } from '#tests/fakes/webhook-receiver.ts'
import { freePort } from '#tests/harness/shop.ts'
import { createWebhookSender } from './index.ts'
import { isInside } from './is-inside.ts'

test.each([
  ['8.8.8.8', false],
  ['172.15.255.255', false],
  ['172.16.0.1', true],
  ['172.31.255.255', true],
  ['172.32.0.0', false],
  ['100.64.0.1', true],
  ['100.128.0.1', false],
  ['0.0.0.0', true],
  ['255.255.255.255', true],
  ['169.254.169.254', true],
  ['2606:4700:4700::1111', false],
  ['::', true],
  ['::1', true],
  ['fe80::1', true],
  ['fd00::1', true],
  ['ff02::1', true],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::a00:1', true],
  ['2002:a00:1::1', true],
  ['2001:db8::1', true],
  ['2001::1', true],
])('%s is internal: %s', (address, expected) => {
  expect(isInside(address)).toBe(expected)
})

test('a name that leads inside is not called unless it is allowed', async () => {
  await using receiver = await openReceiver()
  const port = receiver.host.split(':')[1]
  const inside = { status: null, problem: expect.stringContaining('inside the shop’s own network') }
  expect(await createWebhookSender([]).post(`https://localhost:${port}/x`, {}, '{}')).toEqual(inside)
  expect(receiver.received).toEqual([])
  const sender = createWebhookSender([receiver.host])
  expect(await sender.post(receiver.url, { 'x-given': 'yes' }, '{"a":"é"}')).toEqual({ status: 200 })
  expect(receiver.received).toMatchObject([{ body: '{"a":"é"}', headers: { 'x-given': 'yes' } }])
})

test('a late answer is waited for, a timeout is not, and the reason is given in words', async () => {
  await using receiver = await openReceiver()
  const host = `127.0.0.1:${await freePort()}`
  const patient = createWebhookSender([receiver.host, host], seconds(60))
  const post = (url: string, sender = patient) => sender.post(url, {}, '{}')
  receiver.answer(async () => {
    await new Promise((done) => setTimeout(done, 50))
    return { status: 201 }
  })
  expect(await post(receiver.url)).toEqual({ status: 201 })
  receiver.answer('none')
  const hasty = createWebhookSender([receiver.host], 50)
  expect(await post(receiver.url, hasty)).toEqual({ status: null, problem: 'There was no answer in time' })
  expect(await post(`http://${host}/`)).toEqual({
    status: null,
    problem: 'Nothing is listening at this address',
  })
  expect(await post('https://no-such-host.invalid/')).toEqual({ status: null, problem: expect.any(String) })
})
