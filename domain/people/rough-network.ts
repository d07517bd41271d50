/**
 * The neighborhood of a network address: shared by a provider's customers around one place, and too little to identify
 * anyone. Three of the four numbers of an IPv4 address ("203.0.113.x"), the first 48 bits of an IPv6 address
 * ("2001:db8:7::", RFC 6177). Empty for anything else.
 */
export function roughNetwork(address: string): string {
  const mapped = /^::ffff:(?=\d+\.)/i
  const plain = address.replace(mapped, '')
  const numbers = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain)
  if (numbers) return `${numbers[1]}.x`
  if (!/^[\da-f:]+$/i.test(plain) || !plain.includes(':')) return ''
  return `${prefixOf(plain)}::`
}

function prefixOf(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const missing = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
