/**
 * The address that rate limits count: the socket's own, or, behind proxies that the shop trusts, the last
 * address of X-Forwarded-For that is none of theirs. Anybody can send that header, so nobody else is believed.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  trusted: readonly string[],
): string {
  const peer = plain(socketAddress)
  if (!forwardedFor || !trusted.includes(peer)) return peer
  const hops = forwardedFor.split(',').map((hop) => plain(hop.trim()))
  return hops.findLast((hop) => hop !== '' && !trusted.includes(hop)) ?? peer
}

/** IPv4 addresses that a dual-stack socket shows as IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:/, '')
