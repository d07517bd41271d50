import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** `open`; `down` breaks existing and new connections; `hanging` accepts connections and never responds. */
export type DoorState = 'open' | 'down' | 'hanging'

export type BreakableDoor = AsyncDisposable & {
  port: number
  be(state: DoorState): void
  /** Directs new connections to another service, as when a virtual address is moved. */
  lead(targetPort: number): void
}

/** A proxy for a service on another port of this machine that fails as networks and services do. */
export async function startBreakableDoor(firstPort: number): Promise<BreakableDoor> {
  let targetPort = firstPort
  const pairs = new Set<[Socket, Socket]>()
  let state: DoorState = 'open'
  const server = createServer((caller) => {
    caller.on('error', () => {})
    if (state === 'down') return void caller.destroy()
    const target = connect(targetPort, '127.0.0.1')
    target.on('error', () => {})
    const pair: [Socket, Socket] = [caller, target]
    pairs.add(pair)
    for (const [one, other] of [pair, [target, caller] as const])
      one.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
    if (state === 'open') join(pair)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    lead(port) {
      targetPort = port
    },
    be(next) {
      state = next
      for (const pair of pairs) {
        if (next === 'down') pair[0].destroy()
        else if (next === 'hanging') part(pair)
        else join(pair)
      }
    },
    async [Symbol.asyncDispose]() {
      for (const [caller] of pairs) caller.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function join([caller, target]: [Socket, Socket]): void {
  caller.pipe(target)
  target.pipe(caller)
}

function part([caller, target]: [Socket, Socket]): void {
  for (const [one, other] of [
    [caller, target],
    [target, caller],
  ] as const) {
    one.unpipe(other)
    one.pause()
  }
}
