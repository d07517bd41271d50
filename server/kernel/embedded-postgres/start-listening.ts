import { chooseListener, choosePort, type Listener } from './choose-listener.ts'
import { isPortTaken, isStillReleasing, runServer, type Server, type ServerDeps } from './run-server.ts'

type Deps = Omit<ServerDeps, 'listener'> & { listen: 'socket' | 'port' }

const PORT_ATTEMPTS = 5
const RELEASE_ATTEMPTS = 50

/**
 * Starts the server on a socket or port. Retries if someone took the port between our check and the server's, and while
 * the children of a killed server are still ending.
 */
export async function startListening(deps: Deps): Promise<{ server: Server; listener: Listener }> {
  for (let [ports, releases] = [1, 1]; ; ) {
    const listener = await (deps.listen === 'port'
      ? choosePort(deps.home)
      : chooseListener(deps.home, deps.runner))
    try {
      return { server: await runServer({ ...deps, listener }), listener }
    } catch (error) {
      if (isPortTaken(error) && ports < PORT_ATTEMPTS) ports += 1
      else if (isStillReleasing(error) && releases < RELEASE_ATTEMPTS) releases += 1
      else throw error
    }
  }
}
