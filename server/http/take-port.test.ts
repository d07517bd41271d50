import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { takePort } from './take-port.ts'

test('a port this user may not use is reported as such', async () => {
  const server = createServer()
  server.listen = () => {
    queueMicrotask(() => server.emit('error', Object.assign(new Error('no'), { code: 'EACCES' })))
    return server
  }
  await expect(takePort(server, { port: 80, host: '0.0.0.0' })).rejects.toThrow(
    'This user is not allowed to listen on port 80. Set PORT to 1024 or higher, or allow the user who runs the shop to use this one.',
  )
})
