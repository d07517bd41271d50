import { all, by, type Row, signedInOnly } from './row.ts'

const call = (mounted: string, answers: Row['answers'], more: Partial<Row> = {}): Row => {
  const [method = '', path = ''] = mounted.split(' ')
  return { route: mounted, method: method === 'ALL' ? 'GET' : method, path, answers, ...more }
}

const password = 'ink on film'
const trip = `provider=google&code_challenge=${'x'.repeat(43)}&code_challenge_method=s256`
const nobody = '00000000-0000-4000-8000-000000000000'
const factor = (what: string): string => `/auth/v1/factors/${nobody}/${what}`
const signed = { clientDataJSON: 'e30', authenticatorData: 'x', signature: 'x' }
const credential = { id: 'x', rawId: 'x', type: 'public-key', response: signed }
const badToken = { type: 'recovery', token_hash: 'y' }

/** For service keys: any signed-in user is refused, owners too. */
const adminRows: Row[] = [
  'GET /auth/v1/admin/users',
  'POST /auth/v1/admin/users',
  'GET /auth/v1/admin/users/:id',
  'PUT /auth/v1/admin/users/:id',
  'DELETE /auth/v1/admin/users/:id',
  'GET /auth/v1/admin/users/:id/factors',
  'DELETE /auth/v1/admin/users/:id/factors/:factorId',
  'GET /auth/v1/admin/users/:id/passkeys',
  'DELETE /auth/v1/admin/users/:id/passkeys/:factorId',
  'POST /auth/v1/admin/generate_link',
  'POST /auth/v1/invite',
].flatMap((mounted) => {
  const path = (mounted.split(' ')[1] ?? '').replaceAll(/:\w+/g, nobody)
  return [
    call(mounted, by(401, 403, 403, 403, 403), { by: 'bearer', path }),
    call(mounted, all(401), { path, about: 'by cookies' }),
  ]
})

/** /auth/v1 identifies callers only by their access tokens. */
export const authRows: Row[] = [
  call('POST /auth/v1/signup', all(200), {
    json: (_, { name }) => ({ email: `${name}@api.example`, password }),
  }),
  call('POST /auth/v1/signup', all(422), {
    json: ({ callers }) => ({ email: callers.otherCustomer.email, password }),
    about: 'somebody’s address',
  }),
  call('POST /auth/v1/token', all(200), {
    path: '/auth/v1/token?grant_type=password',
    json: (world) => ({ email: world.callers.customer.email, password: world.password }),
  }),
  call('POST /auth/v1/token', all(400), {
    path: '/auth/v1/token?grant_type=password',
    json: ({ callers }) => ({ email: callers.owner.email, password }),
    about: 'wrong password',
  }),
  call('POST /auth/v1/token', all(400), {
    path: '/auth/v1/token?grant_type=refresh_token',
    json: { refresh_token: 'x' },
    about: 'unknown refresh token',
  }),
  call('POST /auth/v1/recover', all(200), { json: { email: 'nobody@api.example' } }),
  call('POST /auth/v1/resend', all(200), { json: { type: 'signup', email: 'nobody@api.example' } }),
  call('POST /auth/v1/token', all(404), {
    path: '/auth/v1/token?grant_type=pkce',
    json: { auth_code: 'v', code_verifier: 'x' },
    about: 'unknown code',
  }),
  call('POST /auth/v1/otp', all(200), { json: { email: 'nobody@api.example', create_user: false } }),
  call('GET /auth/v1/reauthenticate', signedInOnly(401), { by: 'bearer', writes: true }),
  call('GET /auth/v1/reauthenticate', all(401), { about: 'by cookies' }),
  call('POST /auth/v1/verify', all(403), { json: badToken }),
  call('GET /auth/v1/verify', all(303), { path: '/auth/v1/verify?type=recovery&token=z' }),
  call('GET /auth/v1/user', signedInOnly(401), { by: 'bearer' }),
  call('GET /auth/v1/user', all(401), { about: 'by cookies' }),
  call('PUT /auth/v1/user', signedInOnly(401), { by: 'bearer', json: { data: { color: 'red' } } }),
  call('PUT /auth/v1/user', all(401), { json: { password: 'by cookies alone' }, about: 'by cookies' }),
  call('POST /auth/v1/logout', signedInOnly(401, 204), { by: 'spent', path: '/auth/v1/logout?scope=local' }),
  call('POST /auth/v1/logout', all(401), { about: 'by cookies' }),
  call('GET /auth/v1/authorize', all(303), { path: `/auth/v1/authorize?${trip}` }),
  call('GET /auth/v1/callback', all(303), { path: '/auth/v1/callback?state=x&code=x' }),
  call('POST /auth/v1/callback', all(303), { form: { state: 'x', code: 'x' } }),
  call('GET /auth/v1/user/identities/authorize', signedInOnly(401, 400), {
    by: 'bearer',
    path: `/auth/v1/user/identities/authorize?${trip}`,
  }),
  call('DELETE /auth/v1/user/identities/:id', signedInOnly(401, 404), {
    by: 'bearer',
    path: `/auth/v1/user/identities/${nobody}`,
  }),
  call('POST /auth/v1/token', all(400), {
    path: '/auth/v1/token?grant_type=id_token',
    json: { provider: 'google', id_token: 'x' },
    about: 'a provider that is not set',
  }),
  call('POST /auth/v1/token', all(400), {
    path: '/auth/v1/token?grant_type=web3',
    json: { chain: 'ethereum', message: 'a message that is none of ours', signature: '0x' },
    about: 'a message that is none',
  }),
  call('POST /auth/v1/sso', all(404), {
    json: { domain: 'no.example', code_challenge: 'x'.repeat(43), code_challenge_method: 's256' },
  }),
  call('POST /auth/v1/sso/saml/acs', all(303), { form: { SAMLResponse: 'x', RelayState: 'x' } }),
  call('GET /auth/v1/sso/saml/metadata', all(200)),
  call('POST /auth/v1/factors', signedInOnly(401), {
    by: 'spent',
    json: { factor_type: 'totp', friendly_name: 'App' },
  }),
  call('POST /auth/v1/factors', all(401), { json: { factor_type: 'totp' }, about: 'by cookies' }),
  call('POST /auth/v1/factors/:id/challenge', signedInOnly(401, 404), {
    by: 'bearer',
    path: factor('challenge'),
  }),
  call('POST /auth/v1/factors/:id/verify', signedInOnly(401, 404), {
    by: 'bearer',
    path: factor('verify'),
    json: { challenge_id: nobody, code: '000000' },
  }),
  call('DELETE /auth/v1/factors/:id', signedInOnly(401, 404), {
    by: 'bearer',
    path: `/auth/v1/factors/${nobody}`,
  }),
  call('POST /auth/v1/passkeys/authentication/options', all(200), { json: {} }),
  call('POST /auth/v1/passkeys/authentication/verify', all(400), {
    json: { challenge_id: nobody, credential },
  }),
  call('POST /auth/v1/passkeys/registration/options', signedInOnly(401), { by: 'bearer', json: {} }),
  call('POST /auth/v1/passkeys/registration/verify', signedInOnly(401, 400), { by: 'bearer', json: {} }),
  call('GET /auth/v1/passkeys', signedInOnly(401), { by: 'bearer' }),
  call('PATCH /auth/v1/passkeys/:id', signedInOnly(401, 404), {
    by: 'bearer',
    path: `/auth/v1/passkeys/${nobody}`,
    json: { friendly_name: 'Mine' },
  }),
  call('DELETE /auth/v1/passkeys/:id', signedInOnly(401, 404), {
    by: 'bearer',
    path: `/auth/v1/passkeys/${nobody}`,
  }),
  call('GET /auth/v1/.well-known/jwks.json', all(200)),
  call('GET /auth/v1/settings', all(200)),
  call('GET /auth/v1/health', all(200)),
  call('ALL /auth/v1/*', all(404), { path: '/auth/v1/admin/audit' }),
  ...adminRows,
]

/** Called last: it ends the sessions that the other rows call with. */
export const lastRows: Row[] = [
  {
    route: 'profile/route.tsx',
    operation: 'sessions.end',
    about: 'all others',
    method: 'POST',
    path: '/profile',
    form: { operation: 'sessions.end', session: 'others' },
    by: 'spent',
    answers: signedInOnly(303),
  },
  {
    route: 'profile/route.tsx',
    operation: 'account.delete',
    about: 'with the password, but for whoever has an open order',
    method: 'POST',
    path: '/profile',
    form: ({ password }) => ({ operation: 'account.delete', understood: 'on', password }),
    by: 'spent',
    answers: by(303, 409, 303, 303, 303),
  },
]
