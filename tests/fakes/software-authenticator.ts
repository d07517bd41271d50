import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A software security key: WebAuthn level 3 with ES256 and no attestation. */
export type SoftwareAuthenticator = {
  /** What `navigator.credentials.create` would return. */
  create(challenge: string, options?: Options): Answer<{ clientDataJSON: string; attestationObject: string }>
  /** What `navigator.credentials.get` would return. */
  get(
    challenge: string,
    options?: Options,
  ): Answer<{ clientDataJSON: string; authenticatorData: string; signature: string }>
}

type Options = { origin?: string; rpId?: string; isUserVerified?: boolean; counter?: number }

type Answer<Response> = ReturnType<typeof envelope<Response>>

export function createSoftwareAuthenticator(site: { origin: string; rpId?: string }): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let uses = 0

  const dataOf = (
    { rpId = site.rpId ?? 'localhost', isUserVerified = true, counter = ++uses }: Options,
    isNew: boolean,
  ) => {
    const flags = 0x01 | (isUserVerified ? 0x04 : 0) | (isNew ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }
  const clientData = (type: string, challenge: string, { origin = site.origin }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    create(challenge, options = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const idLength = Buffer.alloc(2)
      idLength.writeUInt16BE(credentialId.length)
      const authData = Buffer.concat([dataOf(options, true), Buffer.alloc(16), idLength, credentialId, key])
      const attestation = cborMap([
        ['fmt', 'none'],
        ['attStmt', null],
        ['authData', authData],
      ])
      return envelope(id, {
        clientDataJSON: clientData('webauthn.create', challenge, options).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      })
    },
    get(challenge, options = {}) {
      const authData = dataOf(options, false)
      const client = clientData('webauthn.get', challenge, options)
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      return envelope(id, {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}

/** A challenge as the official client passes it on. */
export const challengeText = (challenge: unknown): string =>
  typeof challenge === 'string' ? challenge : Buffer.from(challenge as ArrayBuffer).toString('base64url')

function envelope<Response>(id: string, response: Response) {
  const json = {
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    authenticatorAttachment: 'cross-platform' as const,
    response,
  }
  return Object.assign({ ...json }, { toJSON: () => ({ ...json }) })
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

type CborValue = number | string | Buffer | null

/** The part of RFC 8949 that WebAuthn needs. */
function cborMap(entries: [number | string, CborValue][]): Buffer {
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, value]) => [cbor(key), cbor(value)]),
  ])
}

function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  // An empty map.
  return head(5, 0)
}

function head(major: number, length: number): Buffer {
  const type = major << 5
  if (length < 24) return Buffer.from([type | length])
  if (length < 256) return Buffer.from([type | 24, length])
  return Buffer.from([type | 25, length >> 8, length & 255])
}
