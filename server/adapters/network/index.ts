import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { connect } from 'node:tls'
import type { NetworkLook } from '#server/doctor/port.ts'
import { seconds } from '#server/kernel/clock.ts'

const timeout = seconds(5)

/** Queries the machine's own name servers (or the given ones), and requests the shop's address as a browser would. */
export function createNetworkLook(nameServers?: readonly string[]): NetworkLook {
  const resolver = new Resolver({ timeout, tries: 1 })
  if (nameServers) resolver.setServers(nameServers)
  return {
    async certificateOf({ hostname, port }) {
      const host = hostname.replace(/^\[|\]$/g, '')
      const socket = connect({ host, port: Number(port || 443), servername: host, rejectUnauthorized: false })
      try {
        await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeout) })
        const problem = socket.authorized ? null : String(socket.authorizationError)
        return { validTo: new Date(socket.getPeerCertificate().valid_to), problem }
      } finally {
        socket.destroy()
      }
    },
    async textRecords(name) {
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
      } catch (error) {
        if (isNoSuchName(error)) return []
        throw error
      }
    },
  }
}

const isNoSuchName = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA')
