import { lookup as resolve } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { table } from '#domain/table.ts'
import { seconds } from '#server/kernel/clock.ts'
import type { WebhookAnswer, WebhookSender } from '#server/webhooks/index.ts'
import { isInside } from './is-inside.ts'

const insideWords =
  'This address is inside the shop’s own network. Whoever runs the shop can allow it with WEBHOOK_INSIDE_HOSTS'

class InsideAddress extends Error {}

/**
 * Calls addresses out on the internet by https, and those of `insideHosts` (a name or an IP address, with its port where
 * it is not the scheme's own) wherever they are. The name is looked up once, and what was found is what is called, so
 * that a name which means one thing when it is checked and another when it is called helps nobody. An answer that takes
 * longer than `timeout`, in ms, is none.
 */
export function createWebhookSender(
  insideHosts: readonly string[],
  timeout: number = seconds(15),
): WebhookSender {
  const isAllowed = ({ host }: URL): boolean => insideHosts.includes(host)

  const refusalOf: WebhookSender['refusalOf'] = (address) => {
    const url = new URL(address)
    if (url.username || url.password) return 'Leave name and password out of the address: calls are signed'
    if (isAllowed(url)) return null
    if (url.protocol !== 'https:') return 'The address begins with https://'
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

/** As `dns.lookup`, and fails where any address of a name is inside. */
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
        // What it says beside its status is nobody's concern.
        answer.destroy()
        done({ status: answer.statusCode ?? 0 })
      },
    )
    asked.on('error', (error) => failed(signal.aborted ? signal.reason : error))
    asked.end(body)
  })
}

const words = table<string>({
  ECONNREFUSED: 'Nothing listens at this address',
  ECONNRESET: 'The connection was cut',
  ENOTFOUND: 'There is no such host',
  EAI_AGAIN: 'The host’s name could not be looked up',
  ETIMEDOUT: 'There was no answer',
  EHOSTUNREACH: 'No way leads to this address',
  CERT_HAS_EXPIRED: 'Its certificate has ended',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is signed by nobody we know',
  SELF_SIGNED_CERT_IN_CHAIN: 'Its certificate is signed by nobody we know',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Its certificate is signed by nobody we know',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is another host’s',
})

function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof InsideAddress) return error.message
  if (error.name === 'TimeoutError') return 'There was no answer in time'
  const code = 'code' in error ? String(error.code) : ''
  return words[code] ?? `It could not be called: ${error.message || code}`
}
