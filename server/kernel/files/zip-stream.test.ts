import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { zipStream } from './zip-stream.ts'

const changedAt = new Date('2026-03-01T12:30:44Z')
const entry = (name: string, ...chunks: string[]) => ({
  name,
  changedAt,
  open: async () => Readable.from(chunks.map((chunk) => Buffer.from(chunk))),
})

test('an archive lists every file with its checksum, size and position', async () => {
  const archive = await buffer(zipStream([entry('a.txt', 'ink ', 'on film'), entry('größe.txt', 'x')]))

  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x06054b50)
  expect(archive.readUInt16LE(end + 10)).toBe(2)
  const directory = archive.readUInt32LE(end + 16)
  expect(archive.readUInt32LE(directory)).toBe(0x02014b50)
  expect(archive.readUInt32LE(directory + 16)).toBe(crc32('ink on film'))
  expect([archive.readUInt32LE(directory + 20), archive.readUInt32LE(directory + 24)]).toEqual([11, 11])
  const second = directory + 46 + 'a.txt'.length
  const start = archive.readUInt32LE(second + 42)
  expect(archive.subarray(start + 30, start + 30 + 11).toString()).toBe('größe.txt')
})

test('a failing file makes the archive fail, so that no one mistakes it for complete', async () => {
  const broken = { name: 'c', changedAt, open: () => Promise.reject(new Error('no such file')) }
  await expect(buffer(zipStream([entry('a', 'x'), broken]))).rejects.toThrow('no such file')
})
