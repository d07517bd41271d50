import { chooseListener, choosePort, type Listener } from './choose-listener.ts'
import { isPortTaken, isStillReleasing, runServer, type Server, type ServerNeeds } from './run-server.ts'

type Needs = Omit<ServerNeeds, 'listener'> & { listen: 'socket' | 'port' }

const PORT_ATTEMPTS = 5
const RELEASE_ATTEMPTS = 50

/**
 * Starts the server on a socket or port. Tries again when somebody took the port between our look and the
 * server's, and while the children of a killed server are still ending.
 */
export async function startListening(needs: Needs): Promise<{ server: Server; listener: Listener }> {
  for (let [ports, releases] = [1, 1]; ; ) {
    const listener = await (needs.listen === 'port'
      ? choosePort(needs.home)
      : chooseListener(needs.home, needs.runner))
    try {
      return { server: await runServer({ ...needs, listener }), listener }
    } catch (error) {
      if (isPortTaken(error) && ports < PORT_ATTEMPTS) ports += 1
      else if (isStillReleasing(error) && releases < RELEASE_ATTEMPTS) releases += 1
      else throw error
    }
  }
}
