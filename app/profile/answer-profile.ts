import { type RouterContextProvider, redirect } from 'react-router'
import { linkingPath, tripCookie } from '#app/auth/provider-trip.ts'
import { visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { readJsonField } from '#app/read-body.ts'
import { noticeCookie } from '#app/shell/notice-cookie.ts'
import type { ProfileCall } from './profile-messages.ts'

/** Of an address. */
const addressFields = ['name', 'street1', 'street2', 'city', 'state', 'zip', 'phone'] as const

/** The forms of /profile. */
export function answerProfile(call: { context: Readonly<RouterContextProvider>; request: Request }) {
  const visit = call.context.get(visitContext)
  return answerOperation<ProfileCall>(
    call,
    {
      'profile.update': (form) => ({ fullName: form.get('fullName'), phone: form.get('phone') }),
      'profile.reset-password': nothing,
      'profile.set-texts': (form) => ({ wanted: form.has('wanted'), phone: form.get('textPhone') ?? '' }),
      'addresses.add': readAddress,
      'addresses.update': (form) => ({ ...readAddress(form), ...ofAddress(form) }),
      'addresses.remove': ofAddress,
      'addresses.set-default': ofAddress,
      'sessions.end': (form) => ({ session: form.get('session') }),
      'factors.begin-app': nothing,
      'factors.finish-app': (form) => ({ ...ofFactor(form), code: form.get('code') }),
      'factors.remove': ofFactor,
      'factors.new-recovery-codes': nothing,
      'passkeys.begin': nothing,
      'passkeys.add': (form) => ({
        challengeId: form.get('challengeId'),
        credential: readJsonField(form, 'credential'),
      }),
      'passkeys.rename': (form) => ({ ...ofPasskey(form), name: form.get('name') }),
      'passkeys.remove': ofPasskey,
      'identities.link': (form) => ({ provider: form.get('provider'), returnPath: linkingPath }),
      'identities.unlink': (form) => ({ identity: form.get('identity') }),
      'account.mail-deletion-code': nothing,
      'account.delete': (form) => ({
        understood: form.has('understood'),
        password: form.get('password') ?? undefined,
        code: form.get('code') ?? undefined,
      }),
    },
    {
      'factors.finish-app': ({ session, recoveryCodes }) => {
        visit.setSession(session)
        return { session: null, recoveryCodes }
      },
      /** Sends the browser to the provider; /auth receives it on return. */
      'identities.link': ({ url, verifier }) => {
        const headers = { 'set-cookie': tripCookie(visit, verifier, 900), 'referrer-policy': 'no-referrer' }
        throw redirect(url, { headers, status: 303 })
      },
      'account.delete': () => {
        visit.setSession(null)
        throw redirect('/', { status: 303, headers: { 'set-cookie': noticeCookie('account_deleted') } })
      },
    },
  )
}

const nothing = () => ({})
const readAddress = (form: FormData) =>
  Object.fromEntries(addressFields.map((name) => [name, form.get(name) ?? '']))
const ofAddress = (form: FormData) => ({ address: form.get('address') })
const ofFactor = (form: FormData) => ({ factor: form.get('factor') })
const ofPasskey = (form: FormData) => ({ passkey: form.get('passkey') })
