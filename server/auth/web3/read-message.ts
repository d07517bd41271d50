export type Chain = 'ethereum' | 'solana'

/** The fields of a message that a wallet signed. */
export type SignInMessage = {
  domain: string
  address: string
  uri: string
  version: string
  chainId: string | null
  nonce: string | null
  issuedAt: Date
  expiresAt: Date | null
  notBefore: Date | null
}

const chainNames: Record<Chain, string> = { ethereum: 'Ethereum', solana: 'Solana' }

/**
 * ERC-4361 (Sign-In with Ethereum), and the variant that Solana's wallets use: a line with the site, a line with the
 * address, a free-text statement, then one field per line. Null when it doesn't have this form, or repeats a field: we
 * must read the same as the wallet's owner did.
 */
export function readMessage(text: string, chain: Chain): SignInMessage | null {
  const [first = '', address = '', ...rest] = text.split('\n')
  const ending = ` wants you to sign in with your ${chainNames[chain]} account:`
  if (!first.endsWith(ending) || address.trim() !== address) return null
  const fields = readFields(rest)
  if (!fields) return null
  const issuedAt = momentOf(fields.get('Issued At'))
  const uri = fields.get('URI')
  const version = fields.get('Version')
  if (!issuedAt || !uri || !version) return null
  const expiresAt = momentOf(fields.get('Expiration Time'))
  const notBefore = momentOf(fields.get('Not Before'))
  if (expiresAt === undefined || notBefore === undefined) return null
  return {
    domain: first.slice(0, -ending.length).replace(/^[a-z][a-z0-9+.-]*:\/\//i, ''),
    address,
    uri,
    version,
    chainId: fields.get('Chain ID') ?? null,
    nonce: fields.get('Nonce') ?? null,
    issuedAt,
    expiresAt,
    notBefore,
  }
}

const known = /^(URI|Version|Chain ID|Nonce|Issued At|Expiration Time|Not Before|Request ID): (\S(?:.*\S)?)$/

/** The fields are the last block; a statement before it can't smuggle one in. */
function readFields(lines: string[]): Map<string, string> | null {
  const start = lines.findIndex((line) => known.test(line))
  if (start === -1) return null
  const fields = new Map<string, string>()
  const block = lines.slice(start)
  const resources = block.findIndex((line) => /^Resources:?$/.test(line))
  for (const line of resources === -1 ? block : block.slice(0, resources)) {
    const [, name = '', value = ''] = known.exec(line) ?? []
    if (name === '' || fields.has(name)) return null
    fields.set(name, value)
  }
  if (resources !== -1 && block.slice(resources + 1).some((line) => !line.startsWith('- '))) return null
  return fields
}

/** ISO 8601; null when missing, undefined when invalid. */
function momentOf(text: string | undefined): Date | null | undefined {
  if (text === undefined) return null
  const moment = new Date(text)
  return /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(moment.getTime()) ? moment : undefined
}
