import { expect, test } from 'vitest'
import { answerAuthForm } from './answer-auth-form.ts'
import type { Needs } from './auth-answer.ts'

test('signing out ends the session and has the browser forget what it kept', async () => {
  const ended: unknown[] = []
  const form = new FormData()
  form.set('intent', 'sign-out')
  const answered = await answerAuthForm({
    auth: { signOut: async (actor: unknown) => void ended.push(actor) },
    visit: { actor: 'ada', setSession: (token: unknown) => void ended.push(token) },
    form,
  } as unknown as Needs)

  expect(ended).toEqual(['ada', null])
  expect(answered).toBeInstanceOf(Response)
  expect((answered as Response).headers.get('clear-site-data')).toBe('"cache"')
})
