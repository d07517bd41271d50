import { z } from 'zod'
import { toOneLine } from '../one-line.ts'
import { leftEmpty, passwordsDiffer } from './account-words.ts'
import { mailAddressSchema } from './mail-address.ts'
import { minPasswordLength } from './password-length.ts'

/** The cost of hashing grows with length, so extremely long passwords are refused. */
const maxPasswordLength = 256

/** RFC 5321 section 4.5.3.1: a path of 256 octets, including its angle brackets. */
export const emailSchema = z
  .string({ error: leftEmpty.email })
  .trim()
  .min(1, leftEmpty.email)
  .max(254, 'This email address is too long')
  .toLowerCase()
  .pipe(mailAddressSchema('Enter a valid email address'))

/**
 * E.164: a plus, a country and a number, 7 to 15 digits. Spaces, dots, dashes and parentheses are accepted the way
 * people write them. A number without a plus is American: an area code starting with 2 to 9 and the seven digits after
 * it, with or without the 1 (North American Numbering Plan). Any other could belong to two countries, and a text to the
 * wrong one never arrives.
 */
export const signInPhoneSchema = z
  .string()
  .transform((text) => text.replace(/[\s().-]/g, '').replace(/^1?([2-9]\d{9})$/, '+1$1'))
  .pipe(
    z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/, 'Enter a phone number with its country code, such as +1 512 555 0123'),
  )

const passwordOf = (minLength: number) =>
  z
    .string({ error: leftEmpty.newPassword })
    .min(minLength, `Use at least ${minLength} characters`)
    .max(maxPasswordLength, `Use at most ${maxPasswordLength} characters`)

export const passwordSchema = passwordOf(minPasswordLength)

export const fullNameSchema = z
  .string({ error: 'Enter your full name' })
  .overwrite(toOneLine)
  .min(1, 'Enter your full name')
  .max(120, 'Use at most 120 characters')

export const phoneSchema = z
  .string({ error: 'Enter your phone number' })
  .overwrite(toOneLine)
  .min(1, 'Enter your phone number')
  .max(40, 'Use at most 40 characters')
  .regex(/\d/, 'Enter a phone number with digits')

const repeatSchema = z.string({ error: 'Repeat the password' }).min(1, 'Repeat the password')

const passwordsMatch = (form: { password: string; confirmPassword: string }): boolean =>
  form.password === form.confirmPassword

const mismatch = { error: passwordsDiffer, path: ['confirmPassword'] }

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string({ error: leftEmpty.password }).min(1, leftEmpty.password).max(maxPasswordLength),
})

export const signUpSchema = z
  .object({
    fullName: fullNameSchema,
    phone: phoneSchema,
    email: emailSchema,
    password: passwordSchema,
    confirmPassword: repeatSchema,
  })
  .refine(passwordsMatch, mismatch)

export const requestPasswordResetSchema = z.object({ email: emailSchema })

/** `minLength` depends on whose link it is. */
export const newPasswordSchema = (minLength: number) =>
  z
    .object({
      token: z.string().min(1, 'This link is incomplete').max(200),
      password: passwordOf(minLength),
      confirmPassword: repeatSchema,
    })
    .refine(passwordsMatch, mismatch)

export const profileSchema = z.object({ fullName: fullNameSchema, phone: phoneSchema })

export type SignInInput = z.output<typeof signInSchema>
export type SignUpInput = z.output<typeof signUpSchema>
export type RequestPasswordResetInput = z.output<typeof requestPasswordResetSchema>
export type ProfileInput = z.output<typeof profileSchema>
