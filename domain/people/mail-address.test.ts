import { expect, test } from 'vitest'
import { contactSchema } from '../cart/checkout.ts'
import { newsletterSignupSchema } from '../content/newsletter.ts'
import { emailSchema } from './account.ts'

const ways: [string, (email: string) => { success: boolean; error?: { issues: { message: string }[] } }][] = [
  ['an account', (email) => emailSchema.safeParse(email)],
  ['a checkout', (email) => contactSchema.safeParse({ email, fullName: 'Ada' })],
  ['the newsletter', (email) => newsletterSignupSchema.safeParse({ email })],
]

test.each([
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ADA@BÜCHER.example', 'ada@xn--bcher-kva.example'],
  ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
  ['li@例え。jp', 'li@xn--r8jz45g.jp'],
  ['ivan@xn--80a1acny.xn--p1ai', 'ivan@xn--80a1acny.xn--p1ai'],
  ["o'neil+press@example.com", "o'neil+press@example.com"],
])('%s is %s', (typed, kept) => {
  expect(emailSchema.parse(typed)).toBe(kept)
})

test.each(ways)('%s accepts an international domain, and says why not before the @', (_, read) => {
  expect(read('ada@bücher.example').success).toBe(true)
  const refused = read('josé@example.com')
  expect(refused.error?.issues.map(({ message }) => message)).toContain(
    'We can only email addresses with plain letters, digits and symbols before the @, as in jose@example.com',
  )
})

test.each([
  'ada@',
  '@bücher.example',
  'ada@bücher',
  'ada@bü/cher.example',
  'ada@bü:80',
  'ada@-ü-.',
  'bücher.example',
  'ada@１２７.0.0.1',
  `ada@${'ü'.repeat(80)}.example`,
])('%s is not an address', (typed) => {
  expect(emailSchema.safeParse(typed).success).toBe(false)
})
