import { expect, test } from 'vitest'
import { roughNetwork } from './rough-network.ts'

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:7:1::9', '2001:db8:7::'],
  ['2001:0db8:0007:ffff:1:2:3:4', '2001:db8:7::'],
  ['::1', '0:0:0::'],
  ['', ''],
  ['unknown', ''],
])('%s is in %s', (address, network) => {
  expect(roughNetwork(address)).toBe(network)
})
