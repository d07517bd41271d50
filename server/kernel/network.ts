import ipaddr from 'ipaddr.js'

/** The network that a connection belongs to: an IPv4 address, or the 64-bit IPv6 prefix that one customer is given. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, 4)
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
}
