import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { readBase64url } from './text/base64url.ts'

/** Encrypts values in the database that must not be readable there: a copy of it, or a backup, opens no account. */
export type SecretBox = {
  /** `place` says what it is and in which row, so that a sealed text is useless in another row. */
  seal(text: string, place: string): string
  /**
   * Opens what was sealed for this place.
   *
   * @throws LostSecretsKey if another key sealed it; Error if it was altered or moved.
   */
  open(sealed: string, place: string): string
  /** The prefix of texts sealed with the current key. */
  mark(): string
  /** Whether one of our keys can open it; values stored before there was a key are plain. */
  stateOf(text: string): 'plain' | 'sealed' | 'lost'
  /** A secret for another purpose, the same for all processes that share the key. */
  derive(purpose: string): string
  isDerived(purpose: string, given: string): boolean
  /** The same for every key we have, the current one first: needed for secrets given out under an earlier key. */
  deriveAll(purpose: string): Buffer[]
}

export class LostSecretsKey extends Error {
  constructor(what: string) {
    super(
      `${what} in the database can be opened only with the key that locked it, and this is a different one. ` +
        'Put secrets.key from your backup into the data folder, or set SECRETS_KEY back to its old value (several machines need ' +
        'the same one). If it is gone for good: npm run shop -- forget-lost-secrets',
    )
    this.name = 'LostSecretsKey'
  }
}

const version = 'sealed1'
const algorithm = 'aes-256-gcm'
/** NIST SP 800-38D section 8.2: 96 random bits, good for 2^32 texts of one key. */
const ivLength = 12
const tagLength = 16

type Key = { id: string; cipher: Buffer; master: Buffer }

const derived = (master: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, '', `gangway ${purpose}`, 32))

/** `readKeys`: 32 bytes each, read on first use. The first one seals; the others only open. */
export function createSecretBox(readKeys: () => readonly Buffer[]): SecretBox {
  let known: [Key, ...Key[]] | null = null
  const keys = (): [Key, ...Key[]] => {
    if (known) return known
    const [first, ...others] = readKeys().map((master) => ({
      master,
      cipher: derived(master, 'cipher'),
      id: derived(master, 'id').toString('hex', 0, 4),
    }))
    if (!first) throw new Error('There is no key for secrets.')
    known = [first, ...others]
    return known
  }
  const keyOf = (text: string): Key | null => keys().find(({ id }) => id === text.split('.')[1]) ?? null
  const isSealed = (text: string): boolean => text.startsWith(`${version}.`)
  const mark = (): string => `${version}.${keys()[0].id}.`

  return {
    mark,
    stateOf: (text) => (isSealed(text) ? (keyOf(text) ? 'sealed' : 'lost') : 'plain'),
    seal(text, place) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, keys()[0].cipher, iv).setAAD(Buffer.from(place))
      const locked = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return mark() + Buffer.concat([iv, cipher.getAuthTag(), locked]).toString('base64url')
    },
    open(sealed, place) {
      if (!isSealed(sealed)) throw new Error(`${place} is not sealed.`)
      const key = keyOf(sealed)
      if (!key) throw new LostSecretsKey(`A secret (${place})`)
      const bytes = readBase64url(sealed.split('.')[2] ?? '')
      if (!bytes) throw new Error(`${place} was altered.`)
      const iv = bytes.subarray(0, ivLength)
      const tag = bytes.subarray(ivLength, ivLength + tagLength)
      const decipher = createDecipheriv(algorithm, key.cipher, iv, { authTagLength: tagLength })
      decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
      const opened = [decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]
      return Buffer.concat(opened).toString('utf8')
    },
    derive: (purpose) => derived(keys()[0].master, purpose).toString('base64url'),
    deriveAll: (purpose) => keys().map(({ master }) => derived(master, purpose)),
    isDerived(purpose, given) {
      const right = derived(keys()[0].master, purpose)
      const shown = readBase64url(given)
      return shown !== null && shown.length === right.length && timingSafeEqual(shown, right)
    },
  }
}
