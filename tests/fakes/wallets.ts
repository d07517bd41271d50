import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

/** The test's own wallet, which signs texts according to EIP-191. */
export function createEthereumWallet() {
  const secret = secp256k1.utils.randomSecretKey()
  const publicKey = secp256k1.getPublicKey(secret, false)
  const address = `0x${Buffer.from(keccak_256(publicKey.slice(1)).slice(-20)).toString('hex')}`
  const sign = (text: string): `0x${string}` => {
    const hash = keccak_256(bytesOf(`\u0019Ethereum Signed Message:\n${Buffer.byteLength(text)}${text}`))
    const [recovery = 0, ...compact] = secp256k1.sign(hash, secret, { prehash: false, format: 'recovered' })
    return `0x${Buffer.from([...compact, recovery + 27]).toString('hex')}`
  }
  return { address, sign }
}

const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

export function createSolanaWallet() {
  const secret = ed25519.utils.randomSecretKey()
  const publicKey = ed25519.getPublicKey(secret)
  let number = BigInt(`0x${Buffer.from(publicKey).toString('hex')}`)
  let address = ''
  for (; number > 0n; number /= 58n) address = letters[Number(number % 58n)] + address
  return { address, sign: (text: string) => ed25519.sign(bytesOf(text), secret) }
}

/** As the official client writes it (EIP-4361). */
export const ethereumText = (
  origin: string,
  address: string,
  more: { issuedAt: Date; uri?: string; lines?: string[]; statement?: string },
) =>
  [
    `${new URL(origin).host} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(more.statement ? [more.statement, ''] : ['']),
    `URI: ${more.uri ?? `${origin}/auth`}`,
    'Version: 1',
    'Chain ID: 1',
    'Nonce: 0123456789',
    `Issued At: ${more.issuedAt.toISOString()}`,
    ...(more.lines ?? []),
  ].join('\n')
