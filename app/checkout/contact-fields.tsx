import { Link } from 'react-router'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/cart/checkout.ts'

import { type TextOffer, TextsField } from './texts-field.tsx'

export type ContactDefaults = { email: string; fullName: string; phone: string }

export function ContactFields({
  defaults,
  errors,
  isSignedIn,
  texts,
}: {
  defaults: ContactDefaults
  errors: FieldErrors
  isSignedIn: boolean
  texts: TextOffer
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        className="sm:col-span-2"
        defaultValue={defaults.email}
        error={errors['contact.email']}
        hint={
          isSignedIn ? (
            'Your confirmation goes here.'
          ) : (
            <>
              Your confirmation goes here. Have an account? <Link to="/auth">Sign in</Link> to see your orders
              later.
            </>
          )
        }
      />
      <TextField
        label="Full name"
        name="fullName"
        autoComplete="name"
        required
        defaultValue={defaults.fullName}
        error={errors['contact.fullName']}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        isOptional
        defaultValue={defaults.phone}
        error={errors['contact.phone']}
      />
      <TextsField offer={texts} />
    </div>
  )
}
