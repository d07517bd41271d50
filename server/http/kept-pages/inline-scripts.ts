import { createHash, randomBytes } from 'node:crypto'

/** Stands where each answer has a nonce of its own. Nobody outside of this process knows it. */
export const placeOfNonce = randomBytes(16).toString('hex')

const attribute = ` nonce="${placeOfNonce}"`
const scripts = new RegExp(`<script([^>]*)${attribute}([^>]*)>([\\s\\S]*?)</script>`, 'g')

/**
 * A page without nonces, and what its policy allows in their place: the hashes of the scripts that we wrote into it
 * (Content Security Policy level 3, section 8.2). One that got in by other ways has no nonce, and gets no hash.
 * Null when a nonce stands elsewhere.
 */
export function allowByHash(html: string): { html: string; sources: string } | null {
  const bodies = [...html.matchAll(scripts)].map(([, , , body = '']) => body).filter((body) => body !== '')
  const bare = html.replaceAll(attribute, '')
  if (bare.includes(placeOfNonce)) return null
  return { html: bare, sources: [...new Set(bodies.map(hashSource))].join(' ') }
}

const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** For a page that one visitor gets. */
export const withNonce = (html: string, nonce: string): string => html.replaceAll(placeOfNonce, nonce)
