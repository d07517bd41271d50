import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Shop } from '#server/shop.ts'

import { withShop } from './with-shop.ts'

const usage = `Use: npm run shop -- sso list
     npm run shop -- sso add-saml DOMAIN[,DOMAIN] --label NAME --entity-id ID --sign-on-url URL --certificate FILE
     npm run shop -- sso add-openid DOMAIN[,DOMAIN] --label NAME --issuer URL --client-id ID --client-secret SECRET
     npm run shop -- sso remove ID`

/** Configures the directories that whole domains sign in with. */
export async function sso(rest: readonly string[]): Promise<void> {
  const request = readSsoRequest(rest)
  if (request === null) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  const { ok, says } = await withShop((shop) => carryOutSso(shop, request))
  if (ok) console.log(says)
  else {
    console.error(says)
    process.exitCode = 1
  }
}

const domains = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i)).min(1))
const label = z.string().min(1)

const requestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list') }),
  z.object({ action: z.literal('remove'), subject: z.uuid() }),
  z.object({
    action: z.literal('add-saml'),
    subject: domains,
    label,
    'entity-id': z.string().min(1),
    'sign-on-url': z.url({ protocol: /^https?$/ }),
    certificate: z.string().min(1),
  }),
  z.object({
    action: z.literal('add-openid'),
    subject: domains,
    label,
    issuer: z.url({ protocol: /^https?$/ }),
    'client-id': z.string().min(1),
    'client-secret': z.string().min(1),
  }),
])

type SsoRequest = z.output<typeof requestSchema>

/** Null when the arguments are invalid. */
export function readSsoRequest(rest: readonly string[]): SsoRequest | null {
  const text = { type: 'string' as const }
  const names = ['label', 'entity-id', 'sign-on-url', 'certificate', 'issuer', 'client-id', 'client-secret']
  try {
    const options = Object.fromEntries(names.map((name) => [name, text]))
    const { positionals, values } = parseArgs({ args: [...rest], options, allowPositionals: true })
    const [action, subject] = positionals
    return requestSchema.safeParse({ ...values, action, subject }).data ?? null
  } catch {
    return null
  }
}

export async function carryOutSso(
  { auth }: Shop,
  request: SsoRequest,
): Promise<{ ok: boolean; says: string }> {
  if (request.action === 'list') {
    const known = await auth.sso.list()
    const lines = known.map(
      ({ id, label: name, kind, domains: of }) => `${id}  ${kind}  ${name}  ${of.join(', ')}`,
    )
    return { ok: true, says: lines.join('\n') || 'No directories are set up.' }
  }
  if (request.action === 'remove') {
    const isRemoved = await auth.sso.remove(request.subject)
    return isRemoved ? { ok: true, says: 'Removed.' } : { ok: false, says: 'There is no such directory.' }
  }
  const settings =
    request.action === 'add-saml'
      ? ({
          kind: 'saml',
          entityId: request['entity-id'],
          signOnUrl: request['sign-on-url'],
          certificate: await readFile(request.certificate, 'utf8'),
        } as const)
      : ({
          kind: 'openid',
          issuer: request.issuer,
          clientId: request['client-id'],
          clientSecret: request['client-secret'],
        } as const)
  const outcome = await auth.sso.add({ label: request.label, domains: request.subject, settings })
  if (!outcome.ok) return { ok: false, says: 'One of these domains already has a directory.' }
  return { ok: true, says: `Added. Its id is ${outcome.id}.` }
}
