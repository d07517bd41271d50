import { expect, test } from 'vitest'
import { noSetup, setupAfter } from './factor-setup.ts'
import type { CalledProfile } from './profile-messages.ts'

type Answer = NonNullable<CalledProfile['answer']>

const sent = { form: null, typed: {} }
const enrollment = { factor: 'f', secret: 'ABCD', picture: '<svg/>' }
const begun: Answer = { ...sent, operation: 'factors.begin-app', ok: true, value: enrollment }
const mistyped: Answer = {
  ...{ ...sent, operation: 'factors.finish-app', ok: false, reason: 'invalid', message: 'no' },
  fieldErrors: { code: 'no' },
}
const gone: Answer = {
  ...{ ...sent, operation: 'factors.finish-app', ok: false, reason: 'refused', message: 'no' },
  ...{ code: 'bad_request', advice: '', because: 'code_rejected' },
}
const finished: Answer = {
  ...{ ...sent, operation: 'factors.finish-app', ok: true },
  value: { session: null, recoveryCodes: ['one', 'two'] },
}
const other: Answer = {
  ...sent,
  operation: 'profile.update',
  ok: true,
  value: { fullName: 'Ada', phone: '1' },
}

const after = (...answers: Answer[]) => answers.reduce(setupAfter, noSetup)

test('an app being set up survives a mistyped code and any other request', () => {
  expect(after(begun, mistyped, other)).toMatchObject({ enrollment, recoveryCodes: null })
  expect(after(begun, mistyped, finished)).toMatchObject({ enrollment: null, recoveryCodes: ['one', 'two'] })
  expect(after(begun, gone)).toMatchObject({ enrollment: null })
})

test('recovery codes stay until someone has saved them, and no response shows them twice', () => {
  const told = after(begun, finished, other)
  expect(told.recoveryCodes).toEqual(['one', 'two'])
  const kept = { ...after(begun, finished), recoveryCodes: null }
  expect(setupAfter(kept, finished)).toBe(kept)
})
