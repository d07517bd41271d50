/** The visitor typed the URL or used a bookmark, or their browser doesn't say. */
export const direct = 'Direct'

/** A campaign's own name, or the host of the site whose link was followed. */
export function sourceOf({
  referrer,
  campaign,
  origin,
}: {
  referrer: string
  campaign: string
  origin: string | undefined
}): string {
  const name = campaign.trim().toLowerCase()
  if (/^[a-z0-9][\w.-]{0,59}$/.test(name)) return name
  const host = hostOf(referrer)
  return host === '' || host === hostOf(origin ?? '') ? direct : host
}

function hostOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname.length > 100) return ''
  return url.hostname.replace(/^www\./, '')
}

/** Phones identify themselves (MDN, "Browser detection using the user agent": `Mobi`), and so do most tablets. */
export function deviceOf(userAgent: string): 'Phone' | 'Tablet' | 'Computer' {
  if (/iPad|Tablet|Android(?!.*Mobi)/.test(userAgent)) return 'Tablet'
  return /Mobi/.test(userAgent) ? 'Phone' : 'Computer'
}
