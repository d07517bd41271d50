import { createServer, type Server } from 'node:net'
import { OperatorError } from '#server/kernel/operator-error.ts'

type Place = { port: number; host: string }

/** Lets a server listen. @throws OperatorError when it cannot there, and says what to do */
export async function takePort(server: Server, { port, host }: Place): Promise<void> {
  await new Promise<void>((done, failed) => {
    server.once('error', (error) =>
      failed(new OperatorError(whyNot(error, { port, host }), { cause: error })),
    )
    server.listen(port, host, done)
  })
}

/** Asked before a start begins what takes minutes. @throws OperatorError as takePort does */
export async function requireFreePort(place: Place): Promise<void> {
  const server = createServer()
  await takePort(server, place)
  await new Promise((done) => server.close(done))
}

/** Codes of listen(2) and getaddrinfo(3). */
function whyNot(error: NodeJS.ErrnoException, { port, host }: Place): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return (
        `Port ${port} is taken, by another program or by a shop that is already open. ` +
        'End that one, or set PORT to another number.'
      )
    case 'EACCES':
    case 'EPERM':
      return (
        `This user may not listen on port ${port}. Set PORT to 1024 or more, ` +
        'or let the user who runs the shop use this one.'
      )
    default:
      return (
        `The shop cannot listen on ${host}, port ${port}: ${error.message}. ` +
        'Set HOST to an address of this machine, such as 127.0.0.1, or remove it for all of them.'
      )
  }
}
