import { BlockList, isIP } from 'node:net'

/** Whether an address is one of the proxies in front. */
export type IsTrusted = (address: string) => boolean

/**
 * Proxies by address or by range in CIDR notation (RFC 4632, RFC 4291 section 2.3): `10.0.0.0/8`, `fd00::/8`.
 *
 * @throws RangeError for anything else; the settings are checked earlier.
 */
export function trustedProxies(entries: readonly string[]): IsTrusted {
  const list = new BlockList()
  for (const entry of entries) {
    const range = readRange(entry)
    if (!range) throw new RangeError(`Not an address or range: ${entry}`)
    list.addSubnet(range.address, range.prefix, range.family)
  }
  return (address) => {
    const version = isIP(address)
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
}

/** Null if it is neither an address nor a range. */
export function readRange(
  entry: string,
): { address: string; prefix: number; family: 'ipv4' | 'ipv6' } | null {
  const [address = '', prefix, ...rest] = entry.split('/')
  const version = isIP(address)
  const longest = version === 4 ? 32 : 128
  const length = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1
  if (version === 0 || rest.length > 0 || length < 0 || length > longest) return null
  return { address, prefix: length, family: version === 4 ? 'ipv4' : 'ipv6' }
}

/**
 * The address that rate limits count: the socket's own, or, behind proxies that the shop trusts, the last address of
 * X-Forwarded-For that isn't one of theirs. Anyone can send that header, so no one else's is trusted.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  isTrusted: IsTrusted,
): string {
  const peer = plain(socketAddress)
  if (!forwardedFor || !isTrusted(peer)) return peer
  const hops = forwardedFor.split(',').map((hop) => plain(hop.trim()))
  return hops.findLast((hop) => hop !== '' && !isTrusted(hop)) ?? peer
}

/** Converts IPv4 addresses that a dual-stack socket shows as IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '')
