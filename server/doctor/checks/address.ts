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
    fix: 'Set PUBLIC_URL to your https address before shoppers come.',
  }
}

/** Certificates that renew themselves do so a month before; a fortnight is time to do it by hand. */
const tooSoon = days(14)

async function lookAtCertificate({ environment, network, clock }: DoctorDeps): Promise<Told | null> {
  const { PUBLIC_URL } = environment
  if (!PUBLIC_URL?.startsWith('https:')) return null
  const certificate = await network
    .certificateOf(new URL(PUBLIC_URL))
    .catch((error: unknown) => reasonOf(error))
  // From inside, an address need not lead where it leads from outside.
  if (typeof certificate === 'string') return { says: `cannot be looked at from here: ${certificate}` }
  const { validTo, problem } = certificate
  const until = validTo.toISOString().slice(0, 10)
  if (problem)
    return { says: `browsers refuse it: ${problem}.`, fix: 'Get one that names this address, and its chain.' }
  if (validTo.getTime() - clock.now().getTime() > tooSoon) return { says: `valid until ${until}` }
  return { says: `ends on ${until}.`, fix: 'Renew it, and look why it was not renewed by itself.' }
}

/**
 * Whether mail servers believe mails that say they come from this domain: SPF (RFC 7208), DKIM (RFC 6376), DMARC
 * (RFC 7489).
 */
async function lookAtMailDomain({ environment, network, mail }: DoctorDeps): Promise<Told | null> {
  if (!mail.hasTransport) return null
  const domain = domainOf(environment.MAIL_FROM)
  if (!domain.includes('.'))
    return { says: `mails come from ${domain}.`, fix: 'Set MAIL_FROM to an address of your own domain.' }
  const selector = environment.MAIL_DKIM_SELECTOR
  const wanted = [
    { record: 'SPF', name: domain, begin: /^v=spf1\b/i },
    { record: 'DMARC', name: `_dmarc.${domain}`, begin: /^v=DMARC1\b/i },
    ...(selector ? [{ record: 'DKIM', name: `${selector}._domainkey.${domain}`, begin: /\bp=\S/ }] : []),
  ]
  try {
    const found = await Promise.all(wanted.map(({ name }) => network.textRecords(name)))
    const missing = wanted.filter(({ begin }, index) => !found[index]?.some((text) => begin.test(text)))
    const unknown = selector ? '' : ' DKIM is looked at when MAIL_DKIM_SELECTOR names its selector.'
    if (missing.length === 0)
      return { says: `${domain} has ${wanted.map(({ record }) => record).join(', ')}.${unknown}` }
    return {
      says: `${missing.map(({ record, name }) => `${record} is missing at ${name}`).join(', ')}.`,
      fix: 'Add the TXT records that your mail provider gives you: without them mails end as spam.',
    }
  } catch (error) {
    return { says: `${domain} cannot be looked up from here: ${reasonOf(error)}` }
  }
}

/** Of `Name <shop@example.com>` or the address alone. */
const domainOf = (from: string): string => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? ''
