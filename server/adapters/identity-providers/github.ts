import { createHash } from 'node:crypto'
import { z } from 'zod'
import { mailAddressSchema } from '#domain/people/mail-address.ts'
import type { IdentityProvider } from '#server/auth/index.ts'
import { seconds } from '#server/kernel/clock.ts'
import { callOutside } from '#server/kernel/database.ts'
import { directFetch } from '../direct-fetch.ts'

export type GitHubSettings = { clientId: string; clientSecret: string; baseUrl: string; apiUrl: string }

const longest = seconds(10)

const tokenSchema = z.object({ access_token: z.string().min(1) })
const userSchema = z.object({
  id: z.number().int(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.url().nullish().catch(null),
})
const emailsSchema = z.array(
  z.object({
    email: z.string().toLowerCase().pipe(mailAddressSchema('Not an address')),
    primary: z.boolean(),
    verified: z.boolean(),
  }),
)

/** GitHub speaks OAuth 2.0 without OpenID, so the identity is read from its REST API. */
export function createGitHubProvider({
  clientId,
  clientSecret,
  baseUrl,
  apiUrl,
}: GitHubSettings): IdentityProvider {
  const read = async (path: string, token: string): Promise<unknown> => {
    const headers = {
      authorization: `Bearer ${token}`,
      accept: 'application/vnd.github+json',
      'user-agent': 'gangway',
    }
    const url = `${apiUrl}${path}`
    const answer = await callOutside('GitHub', longest, (signal) => directFetch(url, { headers, signal }))
    if (!answer.ok) throw new Error(`GitHub answered ${answer.status}`)
    return answer.json()
  }
  return {
    name: 'github',
    label: 'GitHub',
    async begin({ redirectUri, state, codeVerifier }, scopes) {
      const url = new URL('/login/oauth/authorize', baseUrl)
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: ['read:user user:email', scopes].filter(Boolean).join(' '),
        state,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString()
      return url.href
    },
    async finish({ redirectUri, codeVerifier }, query) {
      const code = query.get('code')
      if (!code) return null
      const body = new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
      })
      const url = new URL('/login/oauth/access_token', baseUrl)
      const headers = { accept: 'application/json' }
      const answer = await callOutside('GitHub', longest, (signal) =>
        directFetch(url, { method: 'POST', headers, body, signal }),
      )
      const token = tokenSchema.safeParse(await answer.json())
      if (!token.success) return null
      const user = userSchema.parse(await read('/user', token.data.access_token))
      const emails = emailsSchema.parse(await read('/user/emails', token.data.access_token))
      const email = emails.find(({ primary }) => primary)
      return {
        provider: 'github',
        subject: String(user.id),
        email: email?.email ?? null,
        isEmailVerified: email?.verified ?? false,
        fullName: user.name ?? user.login,
        claims: { user_name: user.login, ...(user.avatar_url ? { avatar_url: user.avatar_url } : {}) },
      }
    },
    // GitHub has no ID tokens.
    readIdToken: async () => null,
  }
}
