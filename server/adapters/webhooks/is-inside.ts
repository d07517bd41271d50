import { BlockList, isIP } from 'node:net'

/** IANA special-purpose address registry (RFC 6890): addresses that are not on the public internet, for IPv4. */
const insideIPv4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/**
 * Exceptions within the one public range: Teredo and the like, documentation, and 6to4, which embeds an IPv4 address.
 */
const insideIPv6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const inside = new BlockList()
for (const [network, prefix] of insideIPv4) inside.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of insideIPv6) inside.addSubnet(network, prefix, 'ipv6')

/** RFC 4291 section 2.4: everything else is local, or maps to IPv4 under another name. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is the shop's own machine, in its network, or not on the public internet. */
export function isInside(address: string): boolean {
  if (isIP(address) === 4) return inside.check(address, 'ipv4')
  return !global.check(address, 'ipv6') || inside.check(address, 'ipv6')
}
