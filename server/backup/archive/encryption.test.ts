import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { decrypted, encrypted } from './encryption.ts'

const passphrase = 'five words that no one would guess'
/** Pieces of odd lengths, so that none ends where a chunk does. */
function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 50_001) yield bytes.subarray(at, at + 50_001)
}
/** With a quickly derived key: the cost of a real backup's key is covered where backups are made. */
const lock = async (bytes: Buffer) => buffer(await encrypted(Readable.from(pieces(bytes)), passphrase, 10))
const unlock = async (locked: Buffer) => buffer(await decrypted(Readable.from(pieces(locked)), passphrase))

test.each([0, 1, 65_536, 65_537, 200_000])(
  '%i bytes survive a round trip through the age format',
  async (size) => {
    const bytes = Buffer.from(Array.from({ length: size }, (_, at) => (at * 7 + (at >> 8)) % 256))
    expect((await unlock(await lock(bytes))).equals(bytes)).toBe(true)
  },
)

test('a file that was changed, cut off or lengthened is not opened', async () => {
  const locked = await lock(Buffer.alloc(140_000, 1))
  const changed = Buffer.from(locked)
  changed.writeUInt8(changed.readUInt8(changed.length - 100) ^ 1, changed.length - 100)
  for (const broken of [changed, locked.subarray(0, -70_000), Buffer.concat([locked, Buffer.alloc(20)])])
    await expect(unlock(broken)).rejects.toThrow()
})
