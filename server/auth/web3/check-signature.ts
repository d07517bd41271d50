import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58 } from '@scure/base'
import type { Chain } from './read-message.ts'

/** Whether the wallet with this address signed this text. */
export function isSignedBy(chain: Chain, address: string, text: string, signature: string): boolean {
  try {
    return chain === 'ethereum'
      ? isByEthereum(address, text, signature)
      : isBySolana(address, text, signature)
  } catch {
    // Not a valid signature or address.
    return false
  }
}

/** ERC-191 version 0x45: the address is the end of the hash of the public key, which the signature reveals. */
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

/** The longest form of 32 bytes; decoding takes time quadratic in the length. */
const longestBase58 = 44

/** The address is the public key (RFC 8032) in base 58. */
function isBySolana(address: string, text: string, signature: string): boolean {
  if (address.length > longestBase58) return false
  const publicKey = base58.decode(address)
  const bytes = new Uint8Array(Buffer.from(signature, 'base64url'))
  if (publicKey.length !== 32 || bytes.length !== 64) return false
  return ed25519.verify(bytes, new Uint8Array(Buffer.from(text)), publicKey, { zip215: false })
}
