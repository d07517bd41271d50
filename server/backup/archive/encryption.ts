import { createCipheriv, randomBytes, scrypt } from 'node:crypto'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { OperatorError } from '#server/kernel/operator-error.ts'

const deriveKey = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** 2^17 rounds take a quarter of a second and 128 MB; `age` opens up to 2^22. */
const workFactor = 17

/** What `age --decrypt` opens with the same passphrase (age-encryption.org/v1). */
export async function encrypted(body: Readable, passphrase: string): Promise<Readable> {
  const { Encrypter, Stanza } = await import('age-encryption')
  const encrypter = new Encrypter()
  // The package's own key derivation would hold up the whole process.
  encrypter.addRecipient({
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16)
      const label = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt])
      const cost = { N: 2 ** workFactor, r: 8, p: 1, maxmem: 2 ** (workFactor + 11) }
      const key = await deriveKey(passphrase, label, 32, cost)
      const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 })
      const wrapped = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
      const words = ['scrypt', salt.toString('base64').replace(/=+$/, ''), String(workFactor)]
      return [new Stanza(words, wrapped)]
    },
  })
  return fromWeb(await encrypter.encrypt(toWeb(body)))
}

/** @throws OperatorError when there is no passphrase, or another one is needed */
export async function decrypted(body: Readable, passphrase: string | undefined): Promise<Readable> {
  if (!passphrase)
    throw new OperatorError(
      'This backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase that it was made with.',
    )
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    return fromWeb(await decrypter.decrypt(toWeb(body)))
  } catch (error) {
    body.destroy()
    if (error instanceof Error && error.message.startsWith('no identity matched'))
      throw new OperatorError(
        'BACKUP_PASSPHRASE does not open this backup: it was made with another passphrase. Passphrases of before ' +
          'still open the backups of their time.',
      )
    throw error
  }
}

type WebStream = ReadableStream<Uint8Array>

const toWeb = (body: Readable): WebStream => Readable.toWeb(body) as WebStream
const fromWeb = (body: WebStream): Readable => Readable.from(body)
