import { createCipheriv, createHmac, hkdfSync, randomBytes, type ScryptOptions, scrypt } from 'node:crypto'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { OperatorError } from '#server/kernel/operator-error.ts'

const deriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const cipherName = 'chacha20-poly1305'
/** 2^17 rounds take a quarter of a second and 128 MB; `age` accepts up to 2^22. */
const backupWorkFactor = 17
const chunkBytes = 65_536

/**
 * Encrypts to a file that `age --decrypt` opens with the same passphrase (age-encryption.org/v1). Uses Node's own
 * cipher, which is five times as fast as that of the package used for decryption; neither derives keys on the main
 * thread.
 */
export async function encrypted(
  body: Readable,
  passphrase: string,
  workFactor = backupWorkFactor,
): Promise<Readable> {
  const fileKey = randomBytes(16)
  const header = await headerOf(fileKey, passphrase, workFactor)
  const nonce = randomBytes(16)
  const key = derived(fileKey, nonce, 'payload')
  return Readable.from(
    (async function* () {
      yield Buffer.concat([header, nonce])
      yield* sealedChunks(body, key)
    })(),
  )
}

/** The recipient, and a MAC over it. */
async function headerOf(fileKey: Buffer, passphrase: string, workFactor: number): Promise<Buffer> {
  const salt = randomBytes(16)
  const label = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt])
  const cost = { N: 2 ** workFactor, r: 8, p: 1, maxmem: 2 ** (workFactor + 11) }
  const wrappingKey = await deriveKey(passphrase, label, 32, cost)
  const wrapped = seal(wrappingKey, Buffer.alloc(12), fileKey)
  const text = `age-encryption.org/v1\n-> scrypt ${unpadded(salt)} ${workFactor}\n${unpadded(wrapped)}\n---`
  const sum = createHmac('sha256', derived(fileKey, Buffer.alloc(0), 'header'))
    .update(text)
    .digest()
  return Buffer.from(`${text} ${unpadded(sum)}\n`)
}

/** Each chunk is numbered, and the last one is marked as such: none can be left out, moved or added. */
async function* sealedChunks(body: Readable, key: Buffer): AsyncGenerator<Buffer> {
  const nonce = Buffer.alloc(12)
  let rest = Buffer.alloc(0)
  for await (const piece of body) {
    rest = Buffer.concat([rest, piece])
    for (; rest.length > chunkBytes; rest = rest.subarray(chunkBytes)) {
      yield seal(key, nonce, rest.subarray(0, chunkBytes))
      nonce.writeUIntBE(nonce.readUIntBE(5, 6) + 1, 5, 6)
    }
  }
  nonce[11] = 1
  yield seal(key, nonce, rest)
}

function seal(key: Buffer, nonce: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv(cipherName, key, nonce, { authTagLength: 16 })
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

const derived = (key: Buffer, salt: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, purpose, 32))

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** @throws OperatorError when there is no passphrase, or another one is needed */
export async function decrypted(body: Readable, passphrase: string | undefined): Promise<Readable> {
  if (!passphrase)
    throw new OperatorError(
      'This backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.',
    )
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    return Readable.from(await decrypter.decrypt(toWeb(body)))
  } catch (error) {
    body.destroy()
    if (error instanceof Error && error.message.startsWith('no identity matched'))
      throw new OperatorError(
        'BACKUP_PASSPHRASE does not open this backup: it was made with another passphrase. Earlier passphrases ' +
          'still open the backups that were made with them.',
      )
    throw error
  }
}

const toWeb = (body: Readable) => Readable.toWeb(body) as ReadableStream<Uint8Array>
