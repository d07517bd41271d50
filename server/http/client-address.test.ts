import { expect, test } from 'vitest'
import { networkOf } from '#server/kernel/network.ts'
import { clientAddress, readRange, trustedProxies } from './client-address.ts'

const isTrusted = trustedProxies(['127.0.0.1', '10.1.0.0/16', 'fd00:1::/32', '::1'])

test.each([
  ['nobody believes the header of a stranger', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a proxy by address', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a proxy of a range', '10.1.200.3', '198.51.100.1', '198.51.100.1'],
  ['an address beside the range', '10.2.0.1', '198.51.100.1', '10.2.0.1'],
  ['a proxy of a range of IPv6', 'fd00:1:2::3', '2001:db8::7', '2001:db8::7'],
  ['IPv4 as a dual-stack socket shows it', '::ffff:10.1.0.9', '198.51.100.1', '198.51.100.1'],
  ['proxies behind proxies', '127.0.0.1', '198.51.100.1, 203.0.113.5, 10.1.0.2', '203.0.113.5'],
  ['only proxies', '127.0.0.1', '10.1.0.2', '127.0.0.1'],
  ['words', '127.0.0.1', 'unknown', 'unknown'],
])('%s', (_, socket, forwardedFor, expected) => {
  expect(clientAddress(socket, forwardedFor, isTrusted)).toBe(expected)
})

test.each(['10.0.0.0/33', '10.0.0/8', 'fd00::/129', 'proxy.example', '10.0.0.0/8/8', '10.0.0.0/', ''])(
  '%s is not a range',
  (entry) => {
    expect(readRange(entry)).toBeNull()
  },
)

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('the network of %s', (address, expected) => {
  expect(networkOf(address)).toBe(expected)
})
