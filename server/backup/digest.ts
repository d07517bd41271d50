import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Passes bytes through, and has their count and SHA-256 at the end. */
export class Digest extends Transform {
  bytes = 0
  readonly #hash: Hash = createHash('sha256')

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.bytes += chunk.length
    this.#hash.update(chunk)
    done(null, chunk)
  }

  /** Call once, at the end. */
  sha256(): string {
    return this.#hash.digest('hex')
  }
}

export const sha256OfText = (text: string): string => createHash('sha256').update(text).digest('hex')

export async function sha256OfFile(path: string): Promise<string> {
  const digest = new Digest()
  await pipeline(createReadStream(path), digest.resume())
  return digest.sha256()
}
