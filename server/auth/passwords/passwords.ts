import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

export type Passwords = {
  /** Argon2id in PHC string format, about 50 ms of one core. */
  hash(password: string): Promise<string>
  /** Compares; against `null` (no such account, no password) it takes as long, and returns false. */
  verify(password: string, hash: string | null): Promise<boolean>
  /** Whether a hash was made with parameters other than the current ones. */
  isOutdated(hash: string): boolean
}

type Cost = { memory: number; passes: number; parallelism: number }

/**
 * OWASP Password Storage Cheat Sheet: Argon2id with 46 MiB, 1 pass, 1 lane. Among its equivalent options, the one whose
 * memory glibc returns: blocks under 32 MiB (mallopt(3), M_MMAP_THRESHOLD) stay with each thread that has run once, 140
 * MB for four at 19 MiB.
 */
const cost: Cost = { memory: 47_104, passes: 1, parallelism: 1 }
const tagLength = 32
const saltLength = 16

const argon2id = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

/**
 * One at a time: no matter how many users sign in at once, the other threads remain free to read files and memory is
 * that of one hash.
 */
let last: Promise<unknown> = Promise.resolve()
function derive(parameters: Argon2Parameters): Promise<Buffer> {
  const next = last.then(() => argon2id('argon2id', parameters))
  last = next.catch(() => undefined)
  return next
}

/** A dummy salt for when there is nothing to compare with. */
const noSalt = Buffer.alloc(saltLength)

export const argon2Passwords: Passwords = argon2PasswordsAt(cost)

/** New hashes cost the given amount, `memory` in KiB; existing ones are compared at their own cost. */
export function argon2PasswordsAt(cost: Cost): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(saltLength)
      const tag = await derive({ ...cost, tagLength, message: plain(password), nonce: salt })
      return toPhc(cost, salt, tag)
    },

    async verify(password, hash) {
      const known = hash === null ? null : fromPhc(hash)
      const { tag, ...parameters } = known ?? { ...cost, nonce: noSalt, tag: Buffer.alloc(tagLength) }
      const derived = await derive({
        ...parameters,
        tagLength: tag.length,
        message: plain(password),
      })
      return timingSafeEqual(derived, tag) && known !== null
    },

    isOutdated(hash) {
      const { memory, passes, parallelism } = fromPhc(hash)
      return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism
    },
  }
}

/** One keyboard's é is another keyboard's e with an accent (NIST SP 800-63B section 5.1.1.2). */
const plain = (password: string): Buffer => Buffer.from(password.normalize('NFKC'))

const phcShape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function toPhc({ memory, passes, parallelism }: Cost, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

function fromPhc(hash: string) {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phcShape.exec(hash) ?? []
  if (!tag) throw new Error('A stored password hash is not Argon2id in PHC string format.')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

/** PHC strings omit the padding. */
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
