import { createHash, randomBytes } from 'node:crypto'

/** A placeholder for each response's own nonce. Unknown outside this process. */
export const placeOfNonce = randomBytes(16).toString('hex')

const attribute = ` nonce="${placeOfNonce}"`
const scripts = new RegExp(`<script([^>]*)${attribute}([^>]*)>([\\s\\S]*?)</script>`, 'g')

/**
 * A page without nonces, and what its policy allows instead: the hashes of the scripts that we wrote into it (Content
 * Security Policy level 3, section 8.2). An injected script has no nonce, and gets no hash. Null if a nonce appears
 * anywhere else.
 */
export function allowByHash(html: string): { html: string; sources: string } | null {
  const bodies = [...html.matchAll(scripts)].map(([, , , body = '']) => body).filter((body) => body !== '')
  const bare = html.replaceAll(attribute, '')
  if (bare.includes(placeOfNonce)) return null
  return { html: bare, sources: [...new Set(bodies.map(hashSource))].join(' ') }
}

const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** For a page served to a single visitor. */
export const withNonce = (html: string, nonce: string): string => html.replaceAll(placeOfNonce, nonce)
