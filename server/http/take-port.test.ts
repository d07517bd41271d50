import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { takePort } from './take-port.ts'

test('a port that this user may not use is told as such', async () => {
  const server = createServer()
  server.listen = () => {
    queueMicrotask(() => server.emit('error', Object.assign(new Error('no'), { code: 'EACCES' })))
    return server
  }
  await expect(takePort(server, { port: 80, host: '0.0.0.0' })).rejects.toThrow(
    'This user may not listen on port 80. Set PORT to 1024 or more, or let the user who runs the shop use this one.',
  )
})
