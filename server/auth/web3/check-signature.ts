import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import type { Chain } from './read-message.ts'

/** Whether the wallet of this address signed this text. */
export function isSignedBy(chain: Chain, address: string, text: string, signature: string): boolean {
  try {
    return chain === 'ethereum'
      ? isByEthereum(address, text, signature)
      : isBySolana(address, text, signature)
  } catch {
    // A signature or address that is none.
    return false
  }
}

/** ERC-191 version 0x45: the address is the end of the hash of the public key that the signature gives away. */
function isByEthereum(address: string, text: string, signature: string): boolean {
  if (!/^0x[0-9a-f]{40}$/i.test(address) || !/^0x[0-9a-f]{130}$/i.test(signature)) return false
  const message = Buffer.from(text)
  const prefix = Buffer.from(`\u0019Ethereum Signed Message:\n${message.length}`)
  const hash = keccak_256(new Uint8Array(Buffer.concat([prefix, message])))
  const bytes = new Uint8Array(Buffer.from(signature.slice(2), 'hex'))
  const last = bytes[64] ?? 0
  const recovery = last >= 27 ? last - 27 : last
  const parsed = secp256k1.Signature.fromBytes(bytes.slice(0, 64), 'compact').addRecoveryBit(recovery)
  if (parsed.hasHighS()) return false
  const publicKey = parsed.recoverPublicKey(hash).toBytes(false)
  const found = Buffer.from(keccak_256(publicKey.slice(1)).slice(-20)).toString('hex')
  return found === address.slice(2).toLowerCase()
}

/** The address is the public key (RFC 8032) in base 58. */
function isBySolana(address: string, text: string, signature: string): boolean {
  const publicKey = fromBase58(address)
  const bytes = new Uint8Array(Buffer.from(signature, 'base64url'))
  if (publicKey?.length !== 32 || bytes.length !== 64) return false
  return ed25519.verify(bytes, new Uint8Array(Buffer.from(text)), publicKey, { zip215: false })
}

const base58Letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bitcoin's base 58: a big number whose leading zero bytes are ones. Null for other letters. */
function fromBase58(text: string): Uint8Array | null {
  if (text.length === 0 || text.length > 60) return null
  let number = 0n
  for (const letter of text) {
    const digit = base58Letters.indexOf(letter)
    if (digit === -1) return null
    number = number * 58n + BigInt(digit)
  }
  const hex = number === 0n ? '' : number.toString(16)
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return new Uint8Array(Buffer.concat([Buffer.alloc(zeros), bytes]))
}
