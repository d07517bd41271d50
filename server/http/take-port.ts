import { createServer, type Server } from 'node:net'
import { OperatorError } from '#server/kernel/operator-error.ts'

type Place = { port: number; host: string }

/** Makes a server listen. @throws OperatorError when it can't listen there, saying what to do */
export async function takePort(server: Server, { port, host }: Place): Promise<void> {
  await new Promise<void>((done, failed) => {
    server.once('error', (error) =>
      failed(new OperatorError(whyNot(error, { port, host }), { cause: error })),
    )
    server.listen(port, host, done)
  })
}

/** Called at startup before steps that take minutes. @throws OperatorError as takePort does */
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
        `Port ${port} is already in use, by another program or by a shop that is already running. ` +
        'Stop that one, or set PORT to another number.'
      )
    case 'EACCES':
    case 'EPERM':
      return (
        `This user is not allowed to listen on port ${port}. Set PORT to 1024 or higher, ` +
        'or allow the user who runs the shop to use this one.'
      )
    default:
      return (
        `The shop cannot listen on ${host}, port ${port}: ${error.message}. ` +
        'Set HOST to an address of this machine, such as 127.0.0.1, or remove it to use all of them.'
      )
  }
}
