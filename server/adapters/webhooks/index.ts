import { lookup as resolve } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { table } from '#domain/table.ts'
import { seconds } from '#server/kernel/clock.ts'
import type { WebhookAnswer, WebhookSender } from '#server/webhooks/index.ts'
import { isInside } from './is-inside.ts'

const insideWords =
  'This address is inside the shop’s own network. Your server administrator can allow it with WEBHOOK_INSIDE_HOSTS'

class InsideAddress extends Error {}

/**
 * Calls addresses on the public internet by https, and those of `insideHosts` (a name or an IP address, with its port
 * unless it is the scheme's default) wherever they are. The name is resolved once, and the call goes to the resolved
 * address, so that a name that resolves differently when checked and when called gains nothing. A response that takes
 * longer than `timeout`, in ms, counts as none.
 */
export function createWebhookSender(
  insideHosts: readonly string[],
  timeout: number = seconds(15),
): WebhookSender {
  const isAllowed = ({ host }: URL): boolean => insideHosts.includes(host)

  const refusalOf: WebhookSender['refusalOf'] = (address) => {
    const url = new URL(address)
    if (url.username || url.password)
      return 'Leave the username and password out of the address: calls are signed'
    if (isAllowed(url)) return null
    if (url.protocol !== 'https:') return 'The address must begin with https://'
    const ip = url.hostname.replace(/^\[|\]$/g, '')
    return isIP(ip) !== 0 && isInside(ip) ? insideWords : null
  }

  return {
    refusalOf,
    async post(address, headers, body) {
      const refusal = refusalOf(address)
      if (refusal) return { status: null, problem: refusal }
      const url = new URL(address)
      try {
        return await post(url, headers, body, isAllowed(url) ? undefined : lookupOutside, timeout)
      } catch (error) {
        return { status: null, problem: wordsFor(error) }
      }
    },
  }
}

/** Like `dns.lookup`, but fails if any address of a name is inside. */
const lookupOutside: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    if (addresses.some(({ address }) => isInside(address))) return done(new InsideAddress(insideWords), [])
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  })
}

function post(
  url: URL,
  headers: Record<string, string>,
  body: string,
  lookup: LookupFunction | undefined,
  timeout: number,
): Promise<WebhookAnswer> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  const signal = AbortSignal.timeout(timeout)
  return new Promise((done, failed) => {
    const asked = request(
      url,
      {
        ...{ method: 'POST', lookup, signal, agent: false },
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        // Only its status matters.
        answer.destroy()
        done({ status: answer.statusCode ?? 0 })
      },
    )
    asked.on('error', (error) => failed(signal.aborted ? signal.reason : error))
    asked.end(body)
  })
}

const words = table<string>({
  ECONNREFUSED: 'Nothing is listening at this address',
  ECONNRESET: 'The connection was cut',
  ENOTFOUND: 'There is no such host',
  EAI_AGAIN: 'The host’s name could not be looked up',
  ETIMEDOUT: 'There was no answer',
  EHOSTUNREACH: 'There is no route to this address',
  CERT_HAS_EXPIRED: 'Its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate isn’t signed by anyone we trust',
  SELF_SIGNED_CERT_IN_CHAIN: 'Its certificate isn’t signed by anyone we trust',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Its certificate isn’t signed by anyone we trust',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another host',
})

function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof InsideAddress) return error.message
  if (error.name === 'TimeoutError') return 'There was no answer in time'
  const code = 'code' in error ? String(error.code) : ''
  return words[code] ?? `The call failed: ${error.message || code}`
}
