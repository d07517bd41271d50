import { days } from '#server/kernel/clock.ts'
import { type Check, reasonOf, type Told } from '../check.ts'
import type { DoctorDeps } from '../deps.ts'

export const addressChecks: readonly Check[] = [
  { key: 'public-address', group: 'address', what: 'Public address', look: lookAtAddress },
  { key: 'certificate', group: 'address', what: 'Certificate', isWatched: true, look: lookAtCertificate },
  { key: 'mail-domain', group: 'address', what: 'Mail domain', look: lookAtMailDomain },
]

function lookAtAddress({ environment: { PUBLIC_URL } }: DoctorDeps): Told {
  if (PUBLIC_URL?.startsWith('https:')) return { says: PUBLIC_URL }
  return {
    says: PUBLIC_URL ?? 'PUBLIC_URL is not set.',
    fix: 'Set PUBLIC_URL to your https address before you open to shoppers.',
  }
}

/** Automatic renewal happens a month before expiry; two weeks is time to do it by hand. */
const tooSoon = days(14)

async function lookAtCertificate({ environment, network, clock }: DoctorDeps): Promise<Told | null> {
  const { PUBLIC_URL } = environment
  if (!PUBLIC_URL?.startsWith('https:')) return null
  const certificate = await network
    .certificateOf(new URL(PUBLIC_URL))
    .catch((error: unknown) => reasonOf(error))
  // From inside, an address may not lead to the same place as from outside.
  if (typeof certificate === 'string') return { says: `cannot be checked from here: ${certificate}` }
  const { validTo, problem } = certificate
  const until = validTo.toISOString().slice(0, 10)
  if (problem)
    return { says: `browsers reject it: ${problem}.`, fix: 'Get one for this address, with its chain.' }
  if (validTo.getTime() - clock.now().getTime() > tooSoon) return { says: `valid until ${until}` }
  return { says: `expires on ${until}.`, fix: 'Renew it, and check why it was not renewed automatically.' }
}

/**
 * Whether mail servers trust emails that claim to come from this domain: SPF (RFC 7208), DKIM (RFC 6376), DMARC (RFC
 * 7489).
 */
async function lookAtMailDomain({ environment, network, mail }: DoctorDeps): Promise<Told | null> {
  if (!mail.hasTransport) return null
  const domain = domainOf(environment.MAIL_FROM)
  if (!domain.includes('.'))
    return { says: `emails come from ${domain}.`, fix: 'Set MAIL_FROM to an address at your own domain.' }
  const selector = environment.MAIL_DKIM_SELECTOR
  const wanted = [
    { record: 'SPF', name: domain, begin: /^v=spf1\b/i },
    { record: 'DMARC', name: `_dmarc.${domain}`, begin: /^v=DMARC1\b/i },
    ...(selector ? [{ record: 'DKIM', name: `${selector}._domainkey.${domain}`, begin: /\bp=\S/ }] : []),
  ]
  try {
    const found = await Promise.all(wanted.map(({ name }) => network.textRecords(name)))
    const missing = wanted.filter(({ begin }, index) => !found[index]?.some((text) => begin.test(text)))
    const unknown = selector ? '' : ' DKIM is checked once MAIL_DKIM_SELECTOR names its selector.'
    if (missing.length === 0)
      return { says: `${domain} has ${wanted.map(({ record }) => record).join(', ')}.${unknown}` }
    return {
      says: `${missing.map(({ record, name }) => `${record} is missing at ${name}`).join(', ')}.`,
      fix: 'Add the TXT records that your email provider gives you: without them, emails end up in spam.',
    }
  } catch (error) {
    return { says: `${domain} cannot be looked up from here: ${reasonOf(error)}` }
  }
}

/** From `Name <shop@example.com>` or the bare address. */
const domainOf = (from: string): string => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? ''
