import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { expect, test } from 'vitest'
import { createNetworkLook } from './index.ts'

test('a certificate is read as served, with the reason browsers refuse it', async () => {
  const server = createServer({ key, cert }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    const look = createNetworkLook()
    const found = await look.certificateOf(new URL(`https://localhost:${port}`))
    expect(found).toEqual({ validTo: expect.any(Date), problem: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
    expect(found.validTo.getUTCFullYear()).toBe(2126)
  } finally {
    server.close()
  }
  await expect(createNetworkLook().certificateOf(new URL(`https://localhost:${port}`))).rejects.toThrow(
    'ECONNREFUSED',
  )
})

test('TXT records are read; a missing name has none, and a failing server is an error', async () => {
  await using names = await startNameServer(
    { 'shop.example': 'v=spf1 include:mail.example -all' },
    'broken.example',
  )
  const look = createNetworkLook([names.address])
  expect(await look.textRecords('shop.example')).toEqual(['v=spf1 include:mail.example -all'])
  expect(await look.textRecords('other.example')).toEqual([])
  await expect(look.textRecords('broken.example')).rejects.toThrow('ESERVFAIL')
})

const [noError, serverFailure, noSuchName] = [0, 2, 3]

/** Answers queries for TXT records (RFC 1035, section 4). */
async function startNameServer(records: Record<string, string>, broken: string) {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    const name = nameIn(question)
    const text = records[name]
    const code = name === broken ? serverFailure : text === undefined ? noSuchName : noError
    socket.send(answerTo(question, code, text), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    async [Symbol.asyncDispose]() {
      socket.close()
    },
  }
}

const headerLength = 12

function nameIn(question: Buffer): string {
  const labels: string[] = []
  for (let at = headerLength; question[at]; at += (question[at] ?? 0) + 1)
    labels.push(question.toString('latin1', at + 1, at + 1 + (question[at] ?? 0)))
  return labels.join('.')
}

function answerTo(question: Buffer, code: number, text: string | undefined): Buffer {
  const end = question.indexOf(0, headerLength) + 5
  const header = Buffer.alloc(headerLength)
  question.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | code, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(text === undefined ? 0 : 1, 6)
  const asked = question.subarray(headerLength, end)
  if (text === undefined) return Buffer.concat([header, asked])
  const record = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 60, 0, text.length + 1, text.length])
  return Buffer.concat([header, asked, record, Buffer.from(text, 'latin1')])
}

/** Used only by this test: self-signed, for localhost, until 2126. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgVTezLfryFjJuvZlD
PD1zQOlb2AzWV+A5s01t3ZOsZK6hRANCAAQkfh1pXslwjKb9jT0Dgop8FxbIkOWY
xf+2UQPQ1ffczh0O2nrX23eArXkgihlKuXeTjDZMJViPipO/DHSVMGhL
-----END PRIVATE KEY-----
`
const cert = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUablY/qPHC2z528P4VlVp5K36mWAwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNjA3NDA0N1oYDzIxMjYxMTAy
MDc0MDQ3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQkfh1pXslwjKb9jT0Dgop8FxbIkOWYxf+2UQPQ1ffczh0O2nrX23eA
rXkgihlKuXeTjDZMJViPipO/DHSVMGhLo2kwZzAdBgNVHQ4EFgQUaTy3i5U9ecof
bItP5K8CPwSZPbIwHwYDVR0jBBgwFoAUaTy3i5U9ecofbItP5K8CPwSZPbIwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIhAI+Rx/dGYXCyKCPZEJfegOj2HTiG2GT3jAMpXyIxCOOBAiAKWOpqTZZc
Uez4vW0E52H3ot5Z6+HTrBEjqnhqQkp/rA==
-----END CERTIFICATE-----
`
