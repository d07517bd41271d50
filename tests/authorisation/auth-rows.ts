import { all, type Row, signedInOnly } from './row.ts'

const call = (mounted: string, answers: Row['answers'], more: Partial<Row> = {}): Row => {
  const [method = '', path = ''] = mounted.split(' ')
  return { route: mounted, method: method === 'ALL' ? 'GET' : method, path, answers, ...more }
}

const password = 'ink on film'
const badToken = { type: 'recovery', token_hash: 'x' }

/** /auth/v1 knows callers by their access tokens alone. */
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
    json: { auth_code: 'x', code_verifier: 'x' },
    about: 'unknown code',
  }),
  call('POST /auth/v1/otp', all(200), { json: { email: 'nobody@api.example', create_user: false } }),
  call('GET /auth/v1/reauthenticate', signedInOnly(401), { by: 'bearer' }),
  call('GET /auth/v1/reauthenticate', all(401), { about: 'by cookies' }),
  call('POST /auth/v1/verify', all(403), { json: badToken }),
  call('GET /auth/v1/verify', all(303), { path: '/auth/v1/verify?type=recovery&token=x' }),
  call('GET /auth/v1/user', signedInOnly(401), { by: 'bearer' }),
  call('GET /auth/v1/user', all(401), { about: 'by cookies' }),
  call('PUT /auth/v1/user', signedInOnly(401), { by: 'bearer', json: { data: { colour: 'red' } } }),
  call('PUT /auth/v1/user', all(401), { json: { password: 'by cookies alone' }, about: 'by cookies' }),
  call('POST /auth/v1/logout', signedInOnly(401, 204), { by: 'spent', path: '/auth/v1/logout?scope=local' }),
  call('POST /auth/v1/logout', all(401), { about: 'by cookies' }),
  call('GET /auth/v1/.well-known/jwks.json', all(200)),
  call('GET /auth/v1/settings', all(200)),
  call('GET /auth/v1/health', all(200)),
  call('ALL /auth/v1/*', all(404), { path: '/auth/v1/admin/users' }),
]
